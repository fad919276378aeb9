import { ApiError, type FieldErrorCode } from '@heartline/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the code itself, for forms that translate it with `useFieldErrorText` when rendering. */
const codeItself = (code: FieldErrorCode): string => code;

/**
 * Shows the server's field errors at their fields (wire names become ours) and focuses the first. Returns whether there was one; if
 * not, the form shows `useErrorText()(error)` above its button.
 * @param fieldTexts text for a code; the code itself by default.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fieldTexts: (code: FieldErrorCode) => string = codeItself,
): boolean {
  if (!(error instanceof ApiError) || error.fields.size === 0) return false;
  let first = true;
  for (const [name, code] of error.fields) {
    setError(camel(name) as Path<T>, { type: 'server', message: fieldTexts(code) }, { shouldFocus: first });
    first = false;
  }
  return true;
}
