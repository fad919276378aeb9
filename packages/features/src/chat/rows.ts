import type { Answered, AnsweredTo, Chat, Message } from '@heartline/api-client';

import type { OutboxEntry } from './outbox/outbox-types.ts';

/** One bubble, of a message or of a text on its way. */
export interface BubbleRow {
  kind: 'message';
  /** Its number in the conversation; infinite while it waits in the outbox. */
  seq: number;
  /** The client id of own messages: the echo takes the place of the bubble that waited. */
  key: string;
  mine: boolean;
  body:
    | { kind: 'text'; text: string; about?: Answered | AnsweredTo | null | undefined }
    | { kind: 'icebreaker'; icebreakerId: string }
    | { kind: 'gift'; giftId: string }
    | { kind: 'photo'; conversationId: string; photoId: string }
    /** On its way. */
    | { kind: 'photo'; photo: Blob };
  /** ISO time. */
  at: string;
  /** Place in a run of bubbles by one side. */
  position: 'single' | 'first' | 'middle' | 'last';
  /** How far an own message has come; only where the reader looks for it, at the end of a run, or when it has not arrived. */
  state: 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'refused' | 'held' | undefined;
  /** The text in the outbox, while it is there. */
  entry: OutboxEntry | undefined;
}

export type Row =
  | BubbleRow
  /** What the site says of fictional profiles, before all else. */
  | { kind: 'notice'; key: string }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; count: number };

export interface RowsInput {
  messages: readonly Message[];
  entries: readonly OutboxEntry[];
  conversation: Pick<Chat['conversation'], 'otherDeliveredSeq' | 'otherReadSeq'>;
  /** What had been read when the conversation was opened; the line stands after it. */
  readSeqAtOpen: number;
  /** How many were unread then; not all of them need to be loaded. */
  unreadAtOpen?: number;
  /** The profile is fictional, and the first message is here. */
  notice?: boolean;
  /** A day as a key, in the reader's time zone. */
  dayOf: (at: string) => string;
}

/** What follows from the message or the waiting text alone, and where it stands. */
interface Plain extends Omit<BubbleRow, 'position' | 'kind'> {
  of: Message | undefined;
}

/** Bubbles further apart than this, in milliseconds, are no run. */
const runTime = 5 * 60_000;

/** Everything between the bar and the composer, from the oldest to the newest. */
export function rowsOf(input: RowsInput): Row[] {
  const { messages, entries, conversation, readSeqAtOpen, unreadAtOpen = 0, notice = false, dayOf } = input;
  const known = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const bubbles = [
    ...messages.map((message) => ofMessage(message, conversation)),
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

  // What waits is last even if it was written before what came meanwhile, or by a clock that is wrong: days only go on.
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

/** The row of a message that looks as it did is the same object: the list does not draw it again. */
function asBefore({ of, ...plain }: Plain, position: BubbleRow['position'], state: BubbleRow['state']): BubbleRow {
  const known = of && before.get(of);
  if (known && known.position === position && known.state === state) return known;
  const row: BubbleRow = { ...plain, kind: 'message', position, state };
  if (of) before.set(of, row);
  return row;
}

function ofMessage(message: Message, { otherDeliveredSeq, otherReadSeq }: RowsInput['conversation']): Plain {
  const { seq, mine } = message;
  const state = seq <= otherReadSeq ? 'read' : seq <= otherDeliveredSeq ? 'delivered' : 'sent';
  return {
    of: message,
    key: message.clientId ?? message.id,
    mine,
    seq,
    body: bodyOf(message),
    at: message.sentAt,
    state: mine ? state : undefined,
    entry: undefined,
  };
}

/** What a message says, without the fields of the other kinds. */
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
