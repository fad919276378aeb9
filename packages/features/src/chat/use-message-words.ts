import { ApiError, type Chat } from '@heartline/api-client';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { useErrorText } from '../shared/index.ts';
import { listMessages } from './chat-list.messages.ts';
import { chatMessages, stateMessages } from './chat.messages.ts';
import { icebreakerMessages, isIcebreakerId } from './icebreakers.messages.ts';
import type { OutboxEntry } from './outbox/outbox-types.ts';
import { bodyOf, type BubbleRow } from './rows.ts';

/** A character that no message may have. White space is none. */
const control = /[^\P{Cc}\s]/u;

/** Texts for messages: one line for lists, states, times, days. The same object until the language changes. */
export function useMessageWords() {
  const intl = useIntl();
  const errorText = useErrorText();
  return useMemo(() => messageWords(intl, errorText), [intl, errorText]);
}

function messageWords(intl: IntlShape, errorText: (error: unknown) => string) {
  /** A catalogue entry in the member's language. An entry that this page does not know yet shows its kind. */
  const icebreaker = (id: string): string =>
    intl.formatMessage(isIcebreakerId(id) ? icebreakerMessages[id] : chatMessages.icebreaker);

  function line(body: BubbleRow['body'], mine: boolean, name: string): string {
    if (body.kind === 'gift')
      return mine ? intl.formatMessage(listMessages.ownGift) : intl.formatMessage(listMessages.gift, { name });
    if (body.kind === 'photo')
      return mine ? intl.formatMessage(listMessages.ownPhoto) : intl.formatMessage(listMessages.photo, { name });
    const text = body.kind === 'icebreaker' ? icebreaker(body.icebreakerId) : body.text;
    if (mine) return intl.formatMessage(listMessages.own, { text });
    const about = body.kind === 'text' ? body.about : undefined;
    return about ? intl.formatMessage(listMessages[about.kind === 'photo' ? 'toPhoto' : 'toProfile'], { text }) : text;
  }

  function reason(entry: OutboxEntry | undefined): string {
    const code = entry?.reason ?? null;
    if (code === 'message_refused') return intl.formatMessage(stateMessages.refusedByUs);
    if (code === 'authentication_required') return intl.formatMessage(stateMessages.loggedOut);
    if (code === null || code === 'unknown') return errorText(undefined);
    if (code !== 'validation_failed') return errorText(new ApiError(0, { code }));
    // A message has no marked fields. Of others than texts the server no longer knows the icebreaker, gift or photo.
    if (entry?.body.kind !== 'text') return errorText(new ApiError(0, { code: 'not_found' }));
    return control.test(entry.body.text)
      ? intl.formatMessage(stateMessages.unsendable)
      : errorText(new ApiError(0, { code: 'body_too_large' }));
  }

  return {
    icebreaker,
    line,
    /** The last line of a conversation in the list. */
    lastLine: ({ lastMessage, profile }: Pick<Chat, 'lastMessage' | 'profile'>): string =>
      lastMessage
        ? line(bodyOf(lastMessage), lastMessage.mine, profile.name)
        : intl.formatMessage(listMessages.noMessage),
    /** Why a text waits after its sender has sent too many. */
    waits: (entry: OutboxEntry | undefined): string | undefined =>
      entry?.state !== 'sending' || entry.reason !== 'rate_limited'
        ? undefined
        : entry.until === undefined
          ? intl.formatMessage(stateMessages.waitsMoment)
          : intl.formatMessage(stateMessages.waitsUntil, { time: intl.formatTime(entry.until) }),
    /** The credits that came back for a message, or will. */
    back: ({ credits, until }: NonNullable<BubbleRow['back']>): string =>
      until
        ? intl.formatMessage(stateMessages.comesBack, { credits, date: Date.parse(until) })
        : intl.formatMessage(stateMessages.cameBack, { credits }),
    state: (state: NonNullable<BubbleRow['state']>, entry: OutboxEntry | undefined): string =>
      state === 'refused' || (state === 'failed' && entry?.reason === 'authentication_required')
        ? intl.formatMessage(stateMessages.refused, { reason: reason(entry) })
        : intl.formatMessage(stateMessages[state]),
    /** "10:42", or the day of an older message. */
    shortTime: (at: string, now: number): string => {
      const age = dayNumber(now) - dayNumber(Date.parse(at));
      if (age <= 0) return intl.formatTime(at);
      if (age === 1) return intl.formatMessage(chatMessages.yesterday);
      return intl.formatDate(at, age < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
    },
    /** "Today", "Yesterday", or the whole date. */
    day: (at: string, now: number): string => {
      const age = dayNumber(now) - dayNumber(Date.parse(at));
      if (age <= 0) return intl.formatMessage(chatMessages.today);
      if (age === 1) return intl.formatMessage(chatMessages.yesterday);
      return intl.formatDate(at, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: age > 300 ? 'numeric' : undefined,
      });
    },
    time: (at: string): string => intl.formatTime(at),
  };
}

export type MessageWords = ReturnType<typeof useMessageWords>;

/** Key of a day, in the time zone of this device. */
export function dayOf(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

const dayNumber = (time: number) => {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};
