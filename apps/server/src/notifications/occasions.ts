import type { MailKind } from '@heartline/api-client/contract';

import { todayIn } from '../platform/age.ts';
import { endOfNight } from '../platform/night.ts';
import { activityKinds, isWanted, type ActivityKind } from './mail-kinds.ts';
import type { MailNumbers } from './notification-mail.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a mail is about is so old at least: whoever is about to read it gets none. */
export const settleTime = 15 * minute;
/** Unread for longer, a message is worth a reminder. */
export const waitingTime = 3 * day;
const week = 7 * day;
/** How long a new member is left in peace about the photo. */
const photoTime = 3 * day;

/** Something to tell, and the newest of it. */
interface Something {
  count: number;
  newest: Date | null;
}

/** How things are with one member who is not here at the moment. */
export interface Occasion {
  memberId: number;
  timeZone: string;
  signupAt: Date;
  hasPhoto: boolean;
  /** What was chosen; absent where nothing was. */
  choices: Partial<Record<MailKind, boolean>>;
  /** The last mail of each kind, with the day it was to the member. */
  sent: Partial<Record<MailKind, { day: string; at: Date }>>;
  firstMessages: Something;
  messages: Something;
  waiting: Something;
  likes: Something;
  /** In the last seven days. */
  week: { visits: number; likes: number };
}

/** The kinds of mail that would be right now: the one rule, for who looks for them and for who sends them. */
export function dueKinds(occasion: Occasion, now: Date): ActivityKind[] {
  if (endOfNight(occasion.timeZone, now)) return [];
  const today = todayIn(occasion.timeZone, now);
  return activityKinds.filter(
    (kind) =>
      isWanted(kind, occasion.choices[kind]) &&
      (occasion.sent[kind]?.day ?? '') < today &&
      hasReason[kind](occasion, now, occasion.sent[kind]?.at),
  );
}

/** What a mail of the kind says. */
export function numbersOf(kind: ActivityKind, { week: { visits, likes }, ...occasion }: Occasion): MailNumbers {
  const something = { ...occasion, none: { count: 0 } }[counted[kind]];
  return { count: something.count, visits, likes };
}

const counted = {
  new_conversations: 'firstMessages',
  new_messages: 'messages',
  unread_message_reminders: 'waiting',
  like: 'likes',
  weekly_updates: 'none',
  reminders: 'none',
} as const satisfies Record<ActivityKind, string>;

type Reason = (occasion: Occasion, now: Date, last: Date | undefined) => boolean;

/** Something has come since the last mail, and nobody is about to read it. */
const isNews = ({ count, newest }: Something, now: Date, last: Date | undefined): boolean =>
  count > 0 &&
  newest !== null &&
  newest.getTime() <= now.getTime() - settleTime &&
  // What settled after the last mail went is newer than what that one could tell.
  (last === undefined || newest.getTime() > last.getTime() - settleTime);

const hasReason: Record<ActivityKind, Reason> = {
  new_conversations: ({ firstMessages }, now, last) => isNews(firstMessages, now, last),
  new_messages: ({ messages }, now, last) => isNews(messages, now, last),
  like: ({ likes }, now, last) => isNews(likes, now, last),
  unread_message_reminders: ({ waiting }, _now, last) =>
    waiting.newest !== null && (last === undefined || waiting.newest.getTime() > last.getTime() - waitingTime),
  weekly_updates: ({ week: { visits, likes }, signupAt }, now, last) =>
    visits + likes > 0 && now.getTime() - (last ?? signupAt).getTime() >= week,
  reminders: ({ hasPhoto, signupAt }, now, last) =>
    !hasPhoto && last === undefined && now.getTime() - signupAt.getTime() >= photoTime,
};
