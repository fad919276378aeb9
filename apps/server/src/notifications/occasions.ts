import type { MailKind } from '@heartline/api-client/contract';

import { todayIn } from '../platform/age.ts';
import { endOfNight } from '../platform/night.ts';
import { activityKinds, isWanted, type ActivityKind } from './mail-kinds.ts';
import type { MailNumbers } from './notification-mail.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minimum age of the news in a mail: a member about to read it in the site gets no mail. */
export const settleTime = 15 * minute;
/** A message unread for longer than this deserves a reminder. */
export const waitingTime = 3 * day;
const week = 7 * day;
/** A new member gets no reminder about the photo before this. */
const photoTime = 3 * day;

/** News of one kind: how many, and the newest. */
interface Something {
  count: number;
  newest: Date | null;
}

/** The situation of one member who is not online. */
export interface Occasion {
  memberId: number;
  timeZone: string;
  signupAt: Date;
  hasPhoto: boolean;
  /** The member's choices; kinds without a choice are absent. */
  choices: Partial<Record<MailKind, boolean>>;
  /** The last mail of each kind, with its day in the member's time zone. */
  sent: Partial<Record<MailKind, { day: string; at: Date }>>;
  firstMessages: Something;
  messages: Something;
  waiting: Something;
  likes: Something;
  /** In the last seven days. */
  week: { visits: number; likes: number };
}

/** The kinds of mail that are due now: the one rule, used by the planning and by the sending. */
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

/** The numbers in a mail of this kind. */
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

/** There is news since the last mail, old enough that nobody is about to read it. */
const isNews = ({ count, newest }: Something, now: Date, last: Date | undefined): boolean =>
  count > 0 &&
  newest !== null &&
  newest.getTime() <= now.getTime() - settleTime &&
  // The last mail could not yet include news that settled after it.
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
