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

/** Whether it has begun, not how far it has got: a message that arrives is no matter of the composer. */
const beginningOf = ({ chat: { conversation } }: Conversation) => ({
  state: conversation.state,
  lastSeq: Math.min(1, conversation.lastSeq),
});

/** What the member can send in the open conversation, and what it costs. */
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
  // In money what this member paid for the credits at hand, whatever others pay.
  const priceOf = (price: number): Price => ({ credits: price, money: priceOfCredits(user, price) });
  return {
    state: composerState(input),
    /** What the member has, less what is on its way. */
    credits,
    /** What is on its way will use so many of the member's credits. */
    promised: user.credits - credits,
    priceOf,
    price: priceOf(messageCredits),
    photoPrice: priceOf(photoCredits),
    /** The way back to this conversation, with what the next text answers to. */
    returnTo,
    /** Where credits can be bought, with that way back. */
    buyHref: `${hrefs.credits}?return_to=${encodeURIComponent(returnTo)}`,
  };
}
