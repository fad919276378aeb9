import { ApiError, type ErrorCode } from '@heartline/api-client';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows an error that is about one field at that field, once for each failure; the field turns the code into words.
 * @param places the field of each code: must be the same object each time
 * @returns whether the error is shown at a field, and so need not stand above the form
 */
export function useErrorsAtFields<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  places: Partial<Record<ErrorCode, Path<T>>>,
): boolean {
  const code = error instanceof ApiError ? error.code : undefined;
  const place = code && places[code];
  useEffect(() => {
    if (code && place) setError(place, { type: 'server', message: code }, { shouldFocus: true });
  }, [error, code, place, setError]);
  return place !== undefined;
}
