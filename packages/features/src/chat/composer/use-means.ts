import type { Money } from '@heartline/api-client';

import {
  answerAddress,
  hrefs,
  priceOfCredits,
  useOnline,
  useSettings,
  useUser,
  type Conversation,
} from '../../shared/index.ts';
import { useConversationData, useOpenConversation } from '../use-open-conversation.ts';
import { useOutboxEntries } from '../outbox/outbox-provider.tsx';
import { composerState, creditsLeft } from './composer-state.ts';

export interface Price {
  credits: number;
  money: Money | null;
}

/** Only whether the conversation has begun: the composer is not redrawn for each message. */
const beginningOf = ({ chat: { conversation } }: Conversation) => ({
  state: conversation.state,
  lastSeq: Math.min(1, conversation.lastSeq),
});

/** What the member can send in the open conversation, and the prices. */
export function useMeans() {
  const { id, gifts, answer } = useOpenConversation();
  const returnTo = hrefs.chat(id, answer && { to: answerAddress(answer) });
  const conversation = useConversationData(beginningOf);
  const user = useUser();
  const { messageCredits, photoCredits, giftCredits } = useSettings();
  const input = {
    chat: { conversation },
    user,
    entries: useOutboxEntries(id),
    messageCredits,
    photoCredits,
    giftCredits: gifts?.price ?? (() => giftCredits),
    online: useOnline(),
  };
  const credits = creditsLeft(input);
  // Prices in money are those that this member paid for the present credits.
  const priceOf = (price: number): Price => ({ credits: price, money: priceOfCredits(user, price) });
  return {
    state: composerState(input),
    /** The member's balance, less the price of unsent messages. */
    credits,
    /** Credits that the unsent messages will use. */
    promised: user.credits - credits,
    priceOf,
    price: priceOf(messageCredits),
    photoPrice: priceOf(photoCredits),
    /** Path back to this conversation, including the item that the next text answers. */
    returnTo,
    /** Link to the credits that leads back here. */
    buyHref: `${hrefs.credits}?return_to=${encodeURIComponent(returnTo)}`,
  };
}
