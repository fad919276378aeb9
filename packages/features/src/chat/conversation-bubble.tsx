import { MessageBubble } from '@heartline/ui/chat/message-bubble';
import { useIntl } from 'react-intl';

import type { ChatGifts } from './chat-gifts.ts';
import { chatMessages, stateMessages } from './chat.messages.ts';
import type { OutboxReason } from './outbox/outbox-types.ts';
import type { BubbleRow } from './rows.ts';
import type { MessageWords } from './use-message-words.ts';

export interface ConversationBubbleProps {
  row: BubbleRow;
  /** Of the other member. */
  name: string;
  words: MessageWords;
  gifts: Pick<ChatGifts, 'name' | 'picture'> | undefined;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** Refusals that may end: credits can be bought, so sending again makes sense. */
const canPass = new Set<OutboxReason | null>(['not_enough_credits', 'conversation_limit', 'premium_only', 'forbidden']);

/** One message as a bubble, in the reader's language. */
export function ConversationBubble({ row, name, words, gifts, onRetry, onDiscard }: ConversationBubbleProps) {
  const intl = useIntl();
  const { body, mine, at, position, state, entry } = row;
  const ends = position === 'single' || position === 'last';
  const problem = state === 'failed' || state === 'refused';
  const retries = state === 'failed' || (state === 'refused' && canPass.has(entry?.reason ?? null));
  const content =
    body.kind === 'gift'
      ? { kindLabel: gifts?.name(body.giftId), media: gifts?.picture(body.giftId) }
      : body.kind === 'icebreaker'
        ? { kindLabel: intl.formatMessage(chatMessages.icebreaker), text: words.icebreaker(body.icebreakerId) }
        : { text: body.kind === 'photo' ? intl.formatMessage(chatMessages.photo) : body.text };
  return (
    <MessageBubble
      direction={mine ? 'out' : 'in'}
      senderLabel={mine ? intl.formatMessage(chatMessages.you) : name}
      kind={body.kind === 'photo' ? 'text' : body.kind}
      {...content}
      position={position}
      state={state}
      stateLabel={state ? words.state(state, entry) : undefined}
      timeText={ends && !problem ? words.time(at) : undefined}
      dateTime={at}
      onRetry={entry && retries ? () => onRetry(entry.clientId) : undefined}
      retryLabel={intl.formatMessage(stateMessages.retry)}
      onDiscard={entry && problem ? () => onDiscard(entry.clientId) : undefined}
      discardLabel={intl.formatMessage(stateMessages.discard)}
    />
  );
}
