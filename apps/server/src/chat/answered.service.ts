import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findAnswerable, findAnsweredPhoto, type Answerable } from './answered.store.ts';
import type { Answered, Sending } from './chat.store.ts';

type AnsweredTo = NonNullable<Extract<EndpointRequest<typeof endpoints.chat.send>['body'], { kind: 'text' }>['about']>;

/**
 * The element of the profile that a text answers to, with its present words (CHAT-11). An element that the sender does not see, or that no
 * longer exists, is marked as gone but keeps what the caller named, because the same text may have been sent before.
 */
export async function answeredBy(
  { sql }: Pick<Platform, 'sql'>,
  senderId: number,
  conversationId: string,
  asked: AnsweredTo,
): Promise<Pick<Sending, 'about' | 'aboutGone'>> {
  const found = await findAnswerable(sql, senderId, conversationId, asked.kind === 'photo' ? asked.id : null);
  return { about: withWords(asked, found), aboutGone: !found || !isThere(asked, found) };
}

const withWords = (asked: AnsweredTo, found: Answerable | undefined): Answered =>
  asked.kind === 'text' ? { kind: 'text', text: quoteOf(found?.about ?? '') } : asked;

function isThere(asked: AnsweredTo, { about, interests, photo }: Answerable): boolean {
  if (asked.kind === 'photo') return photo;
  return asked.kind === 'text' ? quoteOf(about) !== '' : interests.includes(asked.id);
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Enough to recognise the text, without copying the whole profile. */
const quoteLength = 200;

function quoteOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const all = [...characters.segment(line)];
  if (all.length <= quoteLength) return line;
  const start = all.slice(0, quoteLength).map(({ segment }) => segment);
  return `${start.join('').trimEnd()} …`;
}

/** The photo that a text of this conversation answers to, or is about to. @throws ServerError not_found */
export async function showAnsweredPhoto(
  { sql, media }: Pick<Platform, 'sql' | 'media'>,
  viewer: Pick<MemberViewer, 'memberId' | 'publicId'>,
  conversationId: string,
  photoId: string,
): Promise<EndpointAnswer<typeof endpoints.chat.answeredPhoto>['photo']> {
  const photo = await findAnsweredPhoto(sql, viewer.memberId, conversationId, photoId);
  if (!photo) throw notFound();
  return media.image(photo, viewer.publicId);
}
