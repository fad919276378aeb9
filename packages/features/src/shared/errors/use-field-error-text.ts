import { ApiError, limits, type FieldErrorCode } from '@heartline/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { fieldErrorMessages } from './field-error.messages.ts';

export const minPasswordLength = 8;

/** Codes of the contract, and those that only forms have. Both forms for a new address have their own text for letters in it. */
export type FormErrorCode =
  | Exclude<FieldErrorCode, 'email_not_ascii'>
  | 'birth_date_missing'
  | 'password_short'
  | 'passwords_differ';

const isCode = (code: string): code is FormErrorCode => code in fieldErrorMessages;

/**
 * The text below a field for a code. Form schemas use codes as issue messages, so that a shown error follows a change of language; any
 * other message is shown unchanged.
 */
export function useFieldErrorText(minAge: number = limits.minAge): {
  (code: FormErrorCode | (string & {})): string;
  (code: string | undefined): string | undefined;
} {
  const intl = useIntl();
  return useCallback(
    (code: string | undefined) => {
      if (code === undefined || !isCode(code)) return code as string;
      if (code === 'too_young' || code === 'birth_date_missing')
        return intl.formatMessage(fieldErrorMessages[code], { min_age: minAge });
      if (code === 'password_short')
        return intl.formatMessage(fieldErrorMessages.password_short, { min: minPasswordLength });
      return intl.formatMessage(fieldErrorMessages[code]);
    },
    [intl, minAge],
  );
}

/** The minimum age that the server sent with `too_young`, if any. */
export const minAgeOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.body.min_age : undefined;
