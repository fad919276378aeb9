import { MessageBubble } from '@heartline/ui/chat/message-bubble';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { EllipsisVerticalIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { lazyPart } from '../../shared/index.ts';
import type { ChatGifts } from '../chat-gifts.ts';
import { chatMessages, stateMessages } from '../chat.messages.ts';
import type { GiftArrivals } from './gift-arrivals.ts';
import type { OutboxReason } from '../outbox/outbox-types.ts';
import type { BubbleRow } from '../rows.ts';
import type { Translation } from '../../shared/translation/translate.ts';
import type { MessageWords } from '../use-message-words.ts';

export interface ConversationBubbleProps {
  row: BubbleRow;
  /** The other member's name. */
  name: string;
  words: MessageWords;
  gifts: Pick<ChatGifts, 'name' | 'picture'> | undefined;
  arrivals: GiftArrivals;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Opens the menu of a message at its button. */
  onActions: (row: BubbleRow, text: string | undefined, button: HTMLElement) => void;
  onLink: (address: string) => void;
  /** The viewer was brought to this message. */
  highlighted: boolean;
  translation: Translation | undefined;
  onOriginal: (key: string) => void;
}

const PhotoMessage = lazyPart(async () => (await import('../photos/photo-message.tsx')).PhotoMessage);
const AnsweredQuote = lazyPart(async () => (await import('../answered/answered-quote.tsx')).AnsweredQuote);
const TranslationNote = lazyPart(async () => (await import('../translation/translation-note.tsx')).TranslationNote);

/** Refusals that may end: after buying credits, for instance, sending again makes sense. */
const canPass = new Set<OutboxReason | null>(['not_enough_credits', 'conversation_limit', 'premium_only', 'forbidden']);

/** Long messages that the viewer has unfolded: they stay so after scrolling away and back, and after the echo. */
const unfolded = new Set<string>();

interface GiftOfProps {
  row: BubbleRow;
  giftId: string;
  gifts: Pick<ChatGifts, 'picture'>;
  arrivals: GiftArrivals;
}

/** The picture of a gift. Whether it is animated is decided at its first drawing, and does not change with the echo. */
function GiftOf({ row, giftId, gifts, arrivals }: GiftOfProps) {
  const [arriving] = useState(() => arrivals.isNew(row));
  useEffect(() => arrivals.note(row.key), [arrivals, row.key]);
  return gifts.picture(giftId, arriving);
}

/** One message as a bubble, in the viewer's language. */
export function ConversationBubble(props: ConversationBubbleProps) {
  const {
    row,
    name,
    words,
    gifts,
    arrivals,
    onRetry,
    onDiscard,
    onActions,
    onLink,
    highlighted,
    translation,
    onOriginal,
  } = props;
  const intl = useIntl();
  const { body, mine, at, position, state, back, entry } = row;
  const ends = position === 'single' || position === 'last';
  const problem = state === 'failed' || state === 'refused';
  const retries = state === 'failed' || (state === 'refused' && canPass.has(entry?.reason ?? null));
  const content =
    body.kind === 'gift'
      ? {
          kindLabel: gifts?.name(body.giftId),
          media: gifts ? <GiftOf row={row} giftId={body.giftId} gifts={gifts} arrivals={arrivals} /> : undefined,
          text: undefined,
        }
      : body.kind === 'icebreaker'
        ? { kindLabel: intl.formatMessage(chatMessages.icebreaker), text: words.icebreaker(body.icebreakerId) }
        : { text: body.kind === 'photo' ? intl.formatMessage(chatMessages.photo) : (translation?.text ?? body.text) };
  const text = body.kind === 'photo' ? undefined : content.text;
  const bubble = (
    <MessageBubble
      direction={mine ? 'out' : 'in'}
      senderLabel={mine ? intl.formatMessage(chatMessages.you) : name}
      kind={body.kind === 'photo' ? 'text' : body.kind}
      {...content}
      quote={
        body.kind === 'text' && body.about ? (
          // Reserves the space of a photo before it is loaded.
          <Suspense fallback={<div className={body.about.kind === 'photo' ? 'h-20 w-60' : 'h-14 w-60'} />}>
            <AnsweredQuote about={body.about} mine={mine} />
          </Suspense>
        ) : undefined
      }
      position={position}
      state={state === 'held' ? 'sending' : state}
      stateLabel={state ? words.state(state, entry) : undefined}
      timeText={ends && !problem ? words.time(at) : undefined}
      dateTime={at}
      onRetry={entry && retries ? () => onRetry(entry.clientId) : undefined}
      retryLabel={intl.formatMessage(stateMessages.retry)}
      onDiscard={entry && problem ? () => onDiscard(entry.clientId) : undefined}
      discardLabel={intl.formatMessage(stateMessages.discard)}
      moreLabel={intl.formatMessage(chatMessages.showAll)}
      defaultUnfolded={unfolded.has(row.key)}
      onUnfold={() => unfolded.add(row.key)}
      onLink={onLink}
      highlighted={highlighted}
      actions={
        text !== undefined || !mine ? (
          <IconButton
            size="sm"
            tabIndex={-1}
            aria-haspopup="menu"
            label={intl.formatMessage(chatMessages.messageActions)}
            onClick={(event) => onActions(row, text, event.currentTarget)}
          >
            <EllipsisVerticalIcon />
          </IconButton>
        ) : undefined
      }
      note={
        state === 'held' ? (
          words.state(state, entry)
        ) : translation ? (
          <Suspense>
            <TranslationNote translation={translation} onOriginal={() => onOriginal(row.key)} />
          </Suspense>
        ) : back ? (
          words.back(back)
        ) : (
          words.waits(entry)
        )
      }
    />
  );
  if (body.kind !== 'photo') return bubble;
  return (
    <Suspense fallback={bubble}>
      <PhotoMessage body={body} mine={mine} name={name} clientId={row.key} bubble={bubble} />
    </Suspense>
  );
}
