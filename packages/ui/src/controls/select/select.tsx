import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import {
  fieldBoxVariants,
  fieldControlClass,
  FieldPrefix,
  FormField,
  partProps,
  type FieldFrame,
} from '../form-field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldFrame, Omit<ComponentProps<'select'>, 'required' | 'size' | 'prefix'> {
  /** The options. For groups pass `<optgroup>` children instead. */
  options?: readonly SelectOption[];
  /** Shown as the first, empty choice. */
  placeholder?: string;
  /** Inside the box before the value: an icon. */
  prefix?: ReactNode;
}

/** One of many, with the device's native select. For two to four short choices use `SegmentedControl` or `RadioGroup`. */
export function Select({ options, placeholder, prefix, children, ...props }: SelectProps) {
  const { frame, control } = partProps(props);
  return (
    <FormField {...frame} data-slot="select">
      {(field) => (
        <div className={fieldBoxVariants({ invalid: field['aria-invalid'] })}>
          <FieldPrefix>{prefix}</FieldPrefix>
          <select
            {...control}
            {...field}
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
