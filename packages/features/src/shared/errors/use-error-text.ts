import { ApiError, limits, NetworkError } from '@heartline/api-client';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { errorMessages } from './error.messages.ts';
import { otherErrorMessages } from './other-error.messages.ts';

const photoLimits = {
  megabytes: limits.photoMegabytes,
  megapixels: limits.photoMegapixels,
  avif: limits.avifMegapixels,
};

/** The text for any thrown value, in the reader's language (rules.md section 8); never an English message of the server or browser. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (error instanceof NetworkError) return intl.formatMessage(otherErrorMessages.network);
      if (!(error instanceof ApiError)) return intl.formatMessage(otherErrorMessages.unknown);
      switch (error.code) {
        case 'account_blocked':
          return intl.formatMessage(errorMessages.account_blocked, { minutes: error.body.minutes ?? 1 });
        case 'conversation_limit':
          return intl.formatMessage(errorMessages.conversation_limit, { limit: limits.freeConversations });
        case 'photo_too_large':
          return intl.formatMessage(errorMessages.photo_too_large, photoLimits);
        case 'rate_limited':
          return error.retryAfter === undefined
            ? intl.formatMessage(errorMessages.rate_limited)
            : waitText(intl, error.retryAfter);
        // The chat has its own texts for these.
        case 'message_held':
        case 'message_refused':
          return intl.formatMessage(errorMessages.forbidden);
        default:
          return intl.formatMessage(errorMessages[error.code]);
      }
    },
    [intl],
  );
}

/** Words a waiting time for people. */
function waitText(intl: IntlShape, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return intl.formatMessage(otherErrorMessages.rateLimitedFor, { seconds });
  if (minutes <= 90) return intl.formatMessage(otherErrorMessages.rateLimitedMinutes, { minutes });
  return intl.formatMessage(otherErrorMessages.rateLimitedHours, { hours: Math.ceil(minutes / 60) });
}
