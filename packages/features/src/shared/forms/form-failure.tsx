import { ApiError } from '@heartline/api-client';
import { FormError } from '@heartline/ui/controls/form-error';
import { useEffect, useRef, type ReactNode } from 'react';

import { useErrorText } from '../errors/use-error-text.ts';

export interface FormFailureProps {
  /** The thrown error; null renders nothing. */
  error: unknown;
  /** An action below the text. */
  children?: ReactNode;
}

/**
 * The error text above a form that could not be sent, in the reader's language. Takes the focus, unless the server named fields, which
 * then take it.
 */
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
