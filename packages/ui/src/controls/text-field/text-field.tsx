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

export interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'required' | 'children'> {
  /** At the end of the label's line: a link "Forgot password?", say. */
  labelEnd?: ReactNode;
  /** Inside the box before the text: an icon or a currency. */
  prefix?: ReactNode;
  /** Inside the box after the text: a unit or an `IconButton`. */
  suffix?: ReactNode;
}

/** One line of text. Other props and `ref` reach the input, so `{...register('email')}` of react-hook-form works. */
export function TextField({ labelEnd, prefix, suffix, ...props }: TextFieldProps) {
  const { frame, control } = partProps(props);
  return (
    <FormField {...frame} labelEnd={labelEnd} data-slot="text-field">
      {(field) => (
        <div className={fieldBoxVariants({ invalid: field['aria-invalid'] })}>
          <FieldPrefix>{prefix}</FieldPrefix>
          <input
            {...control}
            {...field}
            data-slot="text-field-input"
            className={cn(fieldControlClass, Boolean(prefix) && 'ps-2.5', Boolean(suffix) && 'pe-2')}
          />
          {suffix ? <span className="grid shrink-0 place-items-center pe-1 text-ink-subtle">{suffix}</span> : null}
        </div>
      )}
    </FormField>
  );
}
