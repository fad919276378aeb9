import { type FieldErrorCode } from '@heartline/api-client';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
/**
 * Puts the server's field errors at their fields (wire names become ours) and focuses the first. Answers whether there was one; if
 * not, the form shows `useErrorText()(error)` above its button.
 * @param fieldTexts text for a code; the code itself unless given.
 */
export declare function applyFieldErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>, fieldTexts?: (code: FieldErrorCode) => string): boolean;
