import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { giftMessages, giftNameMessages } from './gifts.messages.ts';

type KnownGift = keyof typeof giftNameMessages;
const isKnown = (id: string): id is KnownGift => id in giftNameMessages;

/** A gift's name in the member's language. */
export function useGiftName(): (giftId: string) => string {
  const intl = useIntl();
  return useCallback(
    (giftId) => intl.formatMessage(isKnown(giftId) ? giftNameMessages[giftId] : giftMessages.unknown),
    [intl],
  );
}
