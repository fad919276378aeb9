import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';

import type { PasskeyFailure } from '../../shared/index.ts';
import { passkeyMessages as messages } from '../passkeys.messages.ts';

/** Texts for a failure with a passkey, in the member's language. */
export function usePasskeyTexts(): ComponentProps<typeof PasskeyFailure>['texts'] {
  const intl = useIntl();
  return {
    unsupported: intl.formatMessage(messages.unsupported),
    cancelled: intl.formatMessage(messages.cancelled),
    known: intl.formatMessage(messages.known),
    unrecognised: intl.formatMessage(messages.unrecognised),
    expired: intl.formatMessage(messages.expired),
  };
}
