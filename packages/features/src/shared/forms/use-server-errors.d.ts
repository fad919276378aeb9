import type { FieldValues, UseFormSetError } from 'react-hook-form';
/** Brings the field errors of a failed send to their fields, once for each failure. The codes become words where they are shown. */
export declare function useServerErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): void;
