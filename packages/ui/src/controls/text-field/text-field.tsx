import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { fieldBoxVariants, fieldControlClass, FormField, type FieldFrame } from '../form-field/index.ts';

export interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'required' | 'children'> {
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** At the end of the label's line: a link "Forgot password?", say. */
  labelEnd?: ReactNode;
  /** Inside the box before the text: an icon or a currency. */
  prefix?: ReactNode;
  /** Inside the box after the text: a unit or an `IconButton`. */
  suffix?: ReactNode;
  /** Class of the whole field. */
  className?: string;
}

/** One line of text. Other props and `ref` reach the input, so `{...register('email')}` of react-hook-form works. */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  labelEnd,
  prefix,
  suffix,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      labelEnd={labelEnd}
      controlId={id}
      data-slot="text-field"
      className={className}
    >
      {(control) => (
        <div className={fieldBoxVariants({ invalid: control['aria-invalid'] })}>
          {prefix ? (
            <span className="grid shrink-0 place-items-center ps-4 text-ink-subtle [&_svg]:size-5">{prefix}</span>
          ) : null}
          <input
            {...props}
            {...control}
            aria-describedby={joinIds(describedBy, control['aria-describedby'])}
            data-slot="text-field-input"
            className={cn(fieldControlClass, Boolean(prefix) && 'ps-2.5', Boolean(suffix) && 'pe-2')}
          />
          {suffix ? <span className="grid shrink-0 place-items-center pe-1 text-ink-subtle">{suffix}</span> : null}
        </div>
      )}
    </FormField>
  );
}
