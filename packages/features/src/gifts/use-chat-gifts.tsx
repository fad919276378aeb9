import { GiftPicture } from '@heartline/ui/chat/gift-picture';
import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';

import { useApi, useSettings } from '../shared/index.ts';
import { giftsQueries } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

/** Comes after the messages, which must not wait for it. */
const GiftDialog = lazy(async () => ({ default: (await import('./gift-dialog.tsx')).GiftDialog }));

/** What a conversation needs of the gifts: the shell hands it over, `<ConversationScreen gifts={useChatGifts()} />`. */
export function useChatGifts() {
  const { giftCredits } = useSettings();
  const { data: gifts } = useQuery(giftsQueries.list(useApi()));
  const name = useGiftName();
  return useMemo(
    () => ({
      name,
      picture: (giftId: string) => <GiftPicture gift={giftId} className="size-28" />,
      price: (giftId: string) => gifts?.find(({ id }) => id === giftId)?.credits ?? giftCredits,
      Dialog: GiftDialog,
    }),
    [name, gifts, giftCredits],
  );
}
