import { type FieldErrorCode } from '@heartline/api-client';
export declare const minPasswordLength = 8;
/** Codes of the contract, and those only a form can know. */
export type FormErrorCode = FieldErrorCode | 'password_short' | 'passwords_differ';
/**
 * The text under a field for a code. Schemas of forms give codes as their issue messages, so that the words follow the language
 * even while an error is shown; what is no code is shown as it is.
 */
export declare function useFieldErrorText(minAge?: number): {
    (code: FormErrorCode | (string & {})): string;
    (code: string | undefined): string | undefined;
};
/** The minimum age the server named with `too_young`, if it did. */
export declare const minAgeOf: (error: unknown) => number | undefined;
