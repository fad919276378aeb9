import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { fieldBoxVariants, fieldControlClass, FormField, type FieldFrame } from '../form-field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldFrame, Omit<ComponentProps<'select'>, 'required' | 'size' | 'prefix'> {
  /** What can be chosen. For groups give `<optgroup>` children instead. */
  options?: readonly SelectOption[];
  /** Shown as the first, empty choice. */
  placeholder?: string;
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** Inside the box before the value: an icon. */
  prefix?: ReactNode;
  /** Class of the whole field. */
  className?: string;
}

/** One of many, with the chooser of the device. For two to four short choices use `SegmentedControl` or `RadioGroup`. */
export function Select({
  label,
  hint,
  error,
  required,
  labelHidden,
  options,
  placeholder,
  prefix,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...props
}: SelectProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      controlId={id}
      data-slot="select"
      className={className}
    >
      {(control) => (
        <div className={fieldBoxVariants({ invalid: control['aria-invalid'] })}>
          {prefix ? (
            <span className="grid shrink-0 place-items-center ps-4 text-ink-subtle [&_svg]:size-5">{prefix}</span>
          ) : null}
          <select
            {...props}
            {...control}
            aria-describedby={joinIds(describedBy, control['aria-describedby'])}
            data-slot="select-input"
            className={cn(
              fieldControlClass,
              'cursor-pointer appearance-none truncate pe-11',
              Boolean(prefix) && 'ps-2.5',
            )}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-e-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-muted" />
        </div>
      )}
    </FormField>
  );
}
