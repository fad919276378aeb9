import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { fieldBoxVariants, fieldControlClass, FormField, partProps, type FieldFrame } from '../form-field/index.ts';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'required' | 'children'> {
  /** Length or remaining length, as text: "120 / 500". */
  counter?: ReactNode;
  /** Shows the counter in its error tone: the text is too long. @default false */
  overLimit?: boolean;
}

/** Several lines of text. Grows with its content; `rows` is the least height. Other props and `ref` reach the textarea. */
export function TextArea({ counter, overLimit = false, rows = 3, ...props }: TextAreaProps) {
  const { frame, control } = partProps(props);
  return (
    <FormField
      {...frame}
      hintEnd={
        counter ? <span className={cn(overLimit && 'font-semibold text-danger-text')}>{counter}</span> : undefined
      }
      data-slot="text-area"
    >
      {(field) => (
        <div className={fieldBoxVariants({ invalid: field['aria-invalid'] })}>
          <textarea
            {...control}
            {...field}
            rows={rows}
            data-slot="text-area-input"
            style={{ minBlockSize: `calc(${rows} * 1.5em + 24px)`, ...control.style }}
            className={cn(fieldControlClass, 'field-sizing-content max-h-80 resize-none py-3')}
          />
        </div>
      )}
    </FormField>
  );
}
