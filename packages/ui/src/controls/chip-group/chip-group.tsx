import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { FormField, type FieldFrame } from '../form-field/index.ts';
import { tileClass } from '../form-field/tile.ts';

export interface Chip {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface ChipGroupProps
  extends FieldFrame, Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'defaultValue' | 'children' | 'ref'> {
  options: readonly Chip[];
  /** Values of the chosen chips. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** With this many chosen, the others are disabled. */
  max?: number;
  /** `tiles` are large and one below the other, for a question that fills the screen. @default 'chips' */
  variant?: 'chips' | 'tiles';
  /** At the end of the hint's line: "3 of 20". */
  hintEnd?: ReactNode;
  onBlur?: () => void;
  /** The first input, for react-hook-form to focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number out of many, as chips: interests, genders to meet. A group of checkboxes. */
export function ChipGroup({
  options,
  value,
  onValueChange,
  max,
  variant = 'chips',
  onBlur,
  ref,
  ...frame
}: ChipGroupProps) {
  const tiles = variant === 'tiles';
  const full = max !== undefined && value.length >= max;
  return (
    <FormField {...frame} kind="group" data-slot="chip-group">
      {(control) => (
        <div className={tiles ? 'flex flex-col gap-3' : 'flex flex-wrap gap-2'}>
          {options.map((option, index) => {
            const checked = value.includes(option.value);
            return (
              <label
                key={option.value}
                className={
                  tiles
                    ? tileClass
                    : 'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-base font-medium text-ink transition-colors duration-150 hover:bg-surface-hover has-checked:border-strong has-checked:bg-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:border-2'
                }
              >
                <input
                  ref={index === 0 ? ref : undefined}
                  type="checkbox"
                  data-slot="chip-group-input"
                  value={option.value}
                  checked={checked}
                  disabled={option.disabled || (full && !checked)}
                  aria-describedby={index === 0 ? control['aria-describedby'] : undefined}
                  aria-invalid={control['aria-invalid']}
                  onBlur={onBlur}
                  onChange={() =>
                    onValueChange(checked ? value.filter((one) => one !== option.value) : [...value, option.value])
                  }
                  className={cn(
                    'absolute inset-0 cursor-[inherit] appearance-none opacity-0',
                    tiles ? 'rounded-lg' : 'rounded-full',
                  )}
                />
                {checked && !tiles ? <CheckIcon aria-hidden className="-ms-1 size-4" strokeWidth={3} /> : null}
                {option.label}
                {tiles ? <TileMark checked={checked} /> : null}
              </label>
            );
          })}
        </div>
      )}
    </FormField>
  );
}

function TileMark({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-sm border-[1.5px]',
        checked ? 'border-strong bg-strong text-on-strong' : 'border-line-strong bg-surface',
      )}
    >
      {checked ? <CheckIcon className="size-4" strokeWidth={3} /> : null}
    </span>
  );
}
