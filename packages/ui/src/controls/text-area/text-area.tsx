import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { joinIds } from '../../lib/join-ids.ts';
import { fieldBoxVariants, fieldControlClass, FormField, type FieldFrame } from '../form-field/index.ts';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'required' | 'children'> {
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** How much is written or left, as text: "120 / 500". */
  counter?: ReactNode;
  /** The counter's tone once the text is too long. @default false */
  overLimit?: boolean;
  /** Class of the whole field. */
  className?: string;
}

/** Several lines of text. Grows with what is written; `rows` is its least height. Other props and `ref` reach the textarea. */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  counter,
  overLimit = false,
  rows = 3,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      hintEnd={
        counter ? <span className={cn(overLimit && 'font-semibold text-danger-text')}>{counter}</span> : undefined
      }
      controlId={id}
      data-slot="text-area"
      className={className}
    >
      {(control) => (
        <div className={fieldBoxVariants({ invalid: control['aria-invalid'] })}>
          <textarea
            {...props}
            {...control}
            rows={rows}
            aria-describedby={joinIds(describedBy, control['aria-describedby'])}
            data-slot="text-area-input"
            style={{ minBlockSize: `calc(${rows} * 1.5em + 24px)`, ...props.style }}
            className={cn(fieldControlClass, 'field-sizing-content max-h-80 resize-none py-3')}
          />
        </div>
      )}
    </FormField>
  );
}
