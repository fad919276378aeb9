import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';

import { lazyPart, useApi, useSettings, whenIdle } from '../shared/index.ts';
import { giftsQueries } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

/** Loads after the messages, which must not wait for it, but before the member opens it. */
const GiftDialog = lazyPart(async () => (await import('./gift-dialog.tsx')).GiftDialog);

/** The drawings are too heavy for a conversation without gifts, so they load late. Their space is reserved. */
const GiftPicture = lazyPart(async () => (await import('./gift-picture.ts')).GiftPicture);

/** The gifts for a conversation: the shell passes them as `<ConversationScreen gifts={useChatGifts()} />`. */
export function useChatGifts() {
  const { giftCredits } = useSettings();
  const { data: gifts } = useQuery(giftsQueries.list(useApi()));
  const name = useGiftName();
  useEffect(() => whenIdle(() => void GiftDialog.preload()), []);
  return useMemo(
    () => ({
      name,
      picture: (giftId: string, arriving?: boolean) => (
        <Suspense fallback={<span className="size-28" />}>
          <GiftPicture gift={giftId} arriving={arriving} className="size-28" />
        </Suspense>
      ),
      price: (giftId: string) => gifts?.find(({ id }) => id === giftId)?.credits ?? giftCredits,
      Dialog: GiftDialog,
    }),
    [name, gifts, giftCredits],
  );
}
