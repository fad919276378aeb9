import type { Answered, AnsweredTo, Chat, Message } from '@heartline/api-client';

import type { OutboxEntry } from './outbox/outbox-types.ts';

/** One bubble, of a message or of an unsent text. */
export interface BubbleRow {
  kind: 'message';
  /** Its number in the conversation; infinite while it waits in the outbox. */
  seq: number;
  /** The client id of the viewer's own messages: the echo replaces the waiting bubble. */
  key: string;
  mine: boolean;
  body:
    | { kind: 'text'; text: string; about?: Answered | AnsweredTo | null | undefined }
    | { kind: 'icebreaker'; icebreakerId: string }
    | { kind: 'gift'; giftId: string }
    | { kind: 'photo'; conversationId: string; photoId: string }
    /** Not sent yet. */
    | { kind: 'photo'; photo: Blob };
  /** ISO time. */
  at: string;
  /** Position in a run of bubbles by one member. */
  position: 'single' | 'first' | 'middle' | 'last';
  /** Delivery state of an own message; only at the end of a run, or if it has not arrived. */
  state: 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'refused' | 'held' | undefined;
  /** What came back for the message, or will if nobody answers. */
  back?: Message['creditsBack'];
  /** The entry in the outbox, while it exists. */
  entry: OutboxEntry | undefined;
}

export type Row =
  | BubbleRow
  /** The site's notice about fictional profiles, above everything else. */
  | { kind: 'notice'; key: string }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; count: number };

export interface RowsInput {
  messages: readonly Message[];
  entries: readonly OutboxEntry[];
  conversation: Pick<Chat['conversation'], 'otherDeliveredSeq' | 'otherReadSeq'>;
  /** Highest number read when the conversation was opened; the line stands after it. */
  readSeqAtOpen: number;
  /** How many messages were unread then; not all of them need to be loaded. */
  unreadAtOpen?: number;
  /** The profile is fictional, and the first message is loaded. */
  notice?: boolean;
  /** Key of a day, in the viewer's time zone. */
  dayOf: (at: string) => string;
}

/** Fields that depend only on the message or the unsent text, not on its neighbours. */
interface Plain extends Omit<BubbleRow, 'position' | 'kind'> {
  of: Message | undefined;
}

/** Bubbles further apart than this, in milliseconds, do not form a run. */
const runTime = 5 * 60_000;

/** Everything between the bar and the composer, from the oldest to the newest. */
export function rowsOf(input: RowsInput): Row[] {
  const { messages, entries, conversation, readSeqAtOpen, unreadAtOpen = 0, notice = false, dayOf } = input;
  const known = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const answered = messages.some(({ mine }) => !mine);
  const bubbles = [
    ...messages.map((message) => ofMessage(message, conversation, answered)),
    ...entries.filter(({ clientId }) => !known.has(clientId)).map(ofEntry),
  ];
  const isNew = ({ mine, seq }: Plain) => !mine && seq > readSeqAtOpen;
  const firstNew = bubbles.find(isNew);
  const newLine = readSeqAtOpen > 0 ? firstNew : undefined;
  const breaks = (before: Plain | undefined, after: Plain | undefined) =>
    !before ||
    !after ||
    before.mine !== after.mine ||
    after === newLine ||
    dayOf(before.at) !== dayOf(after.at) ||
    Math.abs(Date.parse(after.at) - Date.parse(before.at)) > runTime;

  // Unsent texts come last, even if written before a message that arrived meanwhile, or by a wrong clock: days only increase.
  let newest = '';
  const rows = bubbles.flatMap((bubble, index): Row[] => {
    const opensDay = bubble.at > newest && dayOf(newest) !== dayOf(bubble.at);
    if (opensDay) newest = bubble.at;
    const [before, after] = [bubbles[index - 1], bubbles[index + 1]];
    const [starts, ends] = [breaks(before, bubble), breaks(bubble, after)];
    const { state } = bubble;
    const arrived = state === 'sent' || state === 'delivered' || state === 'read';
    return [
      ...(opensDay ? [{ kind: 'day', key: `day-${dayOf(bubble.at)}`, at: bubble.at } as const] : []),
      ...(bubble === newLine
        ? [{ kind: 'new', key: 'new', count: Math.max(bubbles.filter(isNew).length, unreadAtOpen) } as const]
        : []),
      asBefore(
        bubble,
        starts ? (ends ? 'single' : 'first') : ends ? 'last' : 'middle',
        arrived && !ends && after?.state === state ? undefined : state,
      ),
    ];
  });
  return notice && rows.length > 0 ? [{ kind: 'notice', key: 'notice' }, ...rows] : rows;
}

const before = new WeakMap<Message, BubbleRow>();

/** Returns the same object for an unchanged row, so that the list does not draw it again. */
function asBefore({ of, ...plain }: Plain, position: BubbleRow['position'], state: BubbleRow['state']): BubbleRow {
  const known = of && before.get(of);
  if (known && known.position === position && known.state === state && known.back === plain.back) return known;
  const row: BubbleRow = { ...plain, kind: 'message', position, state };
  if (of) before.set(of, row);
  return row;
}

function ofMessage(
  message: Message,
  { otherDeliveredSeq, otherReadSeq }: RowsInput['conversation'],
  answered: boolean,
): Plain {
  const { seq, mine, creditsBack } = message;
  const state = seq <= otherReadSeq ? 'read' : seq <= otherDeliveredSeq ? 'delivered' : 'sent';
  return {
    of: message,
    key: message.clientId ?? message.id,
    mine,
    seq,
    body: bodyOf(message),
    at: message.sentAt,
    state: mine ? state : undefined,
    // An answer may have come since the server was asked.
    back: answered && creditsBack?.until ? null : creditsBack,
    entry: undefined,
  };
}

/** The body of a message, without the fields of the other kinds. */
export function bodyOf({
  kind,
  conversationId,
  text,
  icebreakerId,
  giftId,
  photoId,
  about,
}: Message): BubbleRow['body'] {
  if (kind === 'icebreaker') return { kind, icebreakerId: icebreakerId ?? '' };
  if (kind === 'gift') return { kind, giftId: giftId ?? '' };
  if (kind === 'photo') return { kind, conversationId, photoId: photoId ?? '' };
  return { kind: 'text', text: text ?? '', about };
}

function ofEntry(entry: OutboxEntry): Plain {
  return {
    of: undefined,
    key: entry.clientId,
    mine: true,
    seq: Infinity,
    body: entry.body,
    at: entry.createdAt,
    state: entry.state,
    entry,
  };
}
