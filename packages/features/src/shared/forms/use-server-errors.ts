import { useEffect } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

import { applyFieldErrors } from '../errors/apply-field-errors.ts';

/** Shows the field errors of a failed submit at their fields, once for each failure. The fields turn the codes into words. */
export function useServerErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): void {
  useEffect(() => {
    if (error) applyFieldErrors(error, setError);
  }, [error, setError]);
}
