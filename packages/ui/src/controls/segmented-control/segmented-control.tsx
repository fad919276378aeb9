import { useId, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react';

import { FormField, type FieldFrame } from '../form-field/index.ts';

export interface Segment {
  value: string;
  label: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps
  extends FieldFrame, Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'ref'> {
  options: readonly Segment[];
  /** Name of the inputs. One is made unless given. */
  name?: string;
  value?: string | undefined;
  defaultValue?: string;
  disabled?: boolean;
  onValueChange?: (value: string) => void;
  /** The event of the input itself, for react-hook-form. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with every input, for react-hook-form. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to four short choices, side by side. It is a group of radios: for switching views use `Tabs`. */
export function SegmentedControl({
  options,
  name,
  value,
  defaultValue,
  disabled = false,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...frame
}: SegmentedControlProps) {
  const ownName = useId();
  return (
    <FormField {...frame} kind="radiogroup" data-slot="segmented-control">
      {() => (
        <div className="flex w-full flex-wrap gap-1 rounded-lg border border-line bg-surface-sunken p-1">
          {options.map((option) => (
            <label
              key={option.value}
              className="relative flex min-h-11 min-w-fit flex-1 cursor-pointer items-center justify-center gap-2 rounded-md px-4 py-1.5 text-center text-base font-medium text-ink-muted transition-colors duration-150 hover:text-ink has-checked:bg-surface-raised has-checked:font-semibold has-checked:text-primary-text has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:has-checked:border-2 [&_svg]:size-5"
            >
              <input
                ref={ref}
                type="radio"
                data-slot="segmented-control-input"
                name={name ?? ownName}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  defaultValue === undefined || value !== undefined ? undefined : defaultValue === option.value
                }
                disabled={disabled || option.disabled}
                onBlur={onBlur as ComponentProps<'input'>['onBlur']}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-md opacity-0"
              />
              {option.icon}
              <span className="min-w-0">{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
