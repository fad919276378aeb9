import { ApiError, type ErrorCode } from '@heartline/api-client';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Brings an error that is about one field to it, once for each failure; its code becomes words where it is shown.
 * @param places which field each code is about: the same object each time
 * @returns whether it stands there, and so not above the form
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
