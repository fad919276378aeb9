import { GiftPicture } from '@heartline/ui/chat/gift-picture';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi, useSettings } from '../shared/index.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { giftsQueries } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

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
