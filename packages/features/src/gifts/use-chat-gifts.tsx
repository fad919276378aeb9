import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';

import { lazyPart, useApi, useSettings, whenIdle } from '../shared/index.ts';
import { giftsQueries } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

/** Comes after the messages, which must not wait for it, and before it is asked for. */
const GiftDialog = lazyPart(async () => (await import('./gift-dialog.tsx')).GiftDialog);

/** The drawings weigh more than a conversation without gifts wants to carry. Their room is kept. */
const GiftPicture = lazyPart(async () => (await import('./gift-picture.ts')).GiftPicture);

/** What a conversation needs of the gifts: the shell hands it over, `<ConversationScreen gifts={useChatGifts()} />`. */
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
