import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';

import { FormField, type FieldFrame } from '../form-field/index.ts';

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
  /** At the end of the hint's line: "3 of 20". */
  hintEnd?: ReactNode;
  onBlur?: () => void;
  /** The first input, for react-hook-form to focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of many, as chips: interests, whom one looks for. A group of checkboxes. */
export function ChipGroup({ options, value, onValueChange, max, onBlur, ref, ...frame }: ChipGroupProps) {
  const full = max !== undefined && value.length >= max;
  return (
    <FormField {...frame} kind="group" data-slot="chip-group">
      {(control) => (
        <div className="flex flex-wrap gap-2">
          {options.map((option, index) => {
            const checked = value.includes(option.value);
            return (
              <label
                key={option.value}
                className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-base font-medium text-ink transition-colors duration-150 hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:border-2"
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
                  className="absolute inset-0 cursor-[inherit] appearance-none rounded-full opacity-0"
                />
                {checked ? <CheckIcon aria-hidden className="-ms-1 size-4" strokeWidth={3} /> : null}
                {option.label}
              </label>
            );
          })}
        </div>
      )}
    </FormField>
  );
}
