import { ApiError } from '@heartline/api-client';
import { FormError } from '@heartline/ui/controls/form-error';
import { useEffect, useRef, type ReactNode } from 'react';

import { useErrorText } from '../errors/use-error-text.ts';

export interface FormFailureProps {
  /** What was thrown; nothing shows for null. */
  error: unknown;
  /** Below the text: a way out. */
  children?: ReactNode;
}

/** Above a form that could not be sent: why, in the reader's language. Takes focus, unless the server named fields, which take it. */
export function FormFailure({ error, children }: FormFailureProps) {
  const errorText = useErrorText();
  const ref = useRef<HTMLDivElement>(null);
  const hasFields = error instanceof ApiError && error.fields.size > 0;
  useEffect(() => {
    if (error && !hasFields) ref.current?.focus();
  }, [error, hasFields]);
  if (!error) return null;
  return (
    <FormError ref={ref} title={errorText(error)}>
      {children}
    </FormError>
  );
}
