import { useEffect } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

import { applyFieldErrors } from '../errors/apply-field-errors.ts';

/** Brings the field errors of a failed send to their fields, once for each failure. The codes become words where they are shown. */
export function useServerErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): void {
  useEffect(() => {
    if (error) applyFieldErrors(error, setError);
  }, [error, setError]);
}
