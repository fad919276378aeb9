import { useId, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react';

import { cn } from '../../lib/cn.ts';
import { FormField, type FieldFrame } from '../form-field/index.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldFrame, Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'ref'> {
  options: readonly RadioOption[];
  /** Name of the inputs. One is made unless given. */
  name?: string;
  value?: string | undefined;
  defaultValue?: string;
  disabled?: boolean;
  /** `cards` draws a frame around each choice. @default 'plain' */
  variant?: 'plain' | 'cards';
  onValueChange?: (value: string) => void;
  /** The event of the input itself, for react-hook-form. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with every input, for react-hook-form. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, all visible, each with room for a line of help. */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  disabled = false,
  variant = 'plain',
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...frame
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <FormField {...frame} kind="radiogroup" data-slot="radio-group">
      {({ id }) => (
        <div className={cn('flex flex-col', variant === 'cards' && 'gap-2')}>
          {options.map((option) => (
            <label
              key={option.value}
              className={cn(
                'group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed',
                variant === 'cards' &&
                  'rounded-md border border-line bg-surface px-4 py-3 transition-colors duration-150 hover:bg-surface-hover has-checked:border-primary has-checked:bg-surface-selected',
              )}
            >
              <input
                ref={ref}
                type="radio"
                data-slot="radio-group-input"
                name={name ?? ownName}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  defaultValue === undefined || value !== undefined ? undefined : defaultValue === option.value
                }
                disabled={disabled || option.disabled}
                aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
                aria-labelledby={`${id}-${option.value}`}
                onBlur={onBlur as ComponentProps<'input'>['onBlur']}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
                className="size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-[border] duration-150 group-hover:border-ink-muted checked:border-[7px] checked:border-primary disabled:opacity-55 forced-colors:appearance-auto"
              />
              <span className="flex min-w-0 flex-col">
                <span
                  id={`${id}-${option.value}`}
                  className="text-base leading-6 text-ink group-has-disabled:text-ink-subtle"
                >
                  {option.label}
                </span>
                {option.hint ? (
                  <span id={`${id}-${option.value}-hint`} className="text-sm text-ink-muted">
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
