import type { EndpointAnswer, endpoints, ReportReason } from '@heartline/api-client/contract';

import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { hashSecret, newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { isTooLong, longestStatement } from '../platform/text.ts';
import * as store from './notices.store.ts';

export type NoticeAnswer = EndpointAnswer<typeof endpoints.notices.list>['notices'][number];

const appealMonths = 6;

export interface Statement {
  memberId: number;
  reportId?: number | null;
  kind: store.NoticeKind;
  ground: ReportReason;
  facts: string;
  photoId?: string | null;
  actor: string;
}

/** Writes a statement of reasons and queues its mail, in the caller's transaction (security.md section 10). */
export async function giveNotice(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Transaction,
  { reportId = null, photoId = null, ...statement }: Statement,
): Promise<void> {
  const at = clock.now();
  const appealUntil = new Date(at);
  appealUntil.setUTCMonth(appealUntil.getUTCMonth() + appealMonths);
  const noticeId = await store.insertNotice(tx, {
    ...statement,
    publicId: newPublicId(),
    reportId,
    photoId,
    at,
    appealUntil,
  });
  await jobs.enqueue(tx, { kind: 'mail.notice', payload: { noticeId }, runAt: at });
}

export async function noticesOf(
  { sql, clock }: Platform,
  viewer: MemberViewer,
): Promise<EndpointAnswer<typeof endpoints.notices.list>> {
  const rows = await store.listNotices(sql, viewer.memberId);
  const notices = rows.map((row) => noticeAnswer(row, clock.now()));
  return { notices, num_new: notices.filter(({ is_new }) => is_new).length };
}

export const markNoticesSeen = ({ sql, clock }: Platform, viewer: MemberViewer): Promise<void> =>
  store.markSeen(sql, viewer.memberId, clock.now());

/** @throws ServerError not_found, conflict, validation_failed */
export async function appealNotice(
  platform: Platform,
  viewer: MemberViewer,
  noticeId: string,
  text: string,
): Promise<NoticeAnswer> {
  const row = await store.findNotice(platform.sql, noticeId, viewer.memberId);
  if (!row) throw notFound();
  return await appeal(platform, row, text);
}

/** The decision that a mail links to. @throws ServerError link_invalid */
export async function noticeOfToken({ sql, clock }: Platform, token: string): Promise<NoticeAnswer> {
  return noticeAnswer(await rowOfToken(sql, token), clock.now());
}

/** @throws ServerError link_invalid, conflict, validation_failed */
export async function appealByToken(platform: Platform, token: string, text: string): Promise<NoticeAnswer> {
  return await appeal(platform, await rowOfToken(platform.sql, token), text);
}

async function rowOfToken(sql: Platform['sql'], token: string): Promise<store.NoticeRow> {
  const row = await store.findNoticeByToken(sql, hashSecret(token));
  if (!row) throw new ServerError('link_invalid');
  return row;
}

async function appeal({ sql, clock }: Platform, row: store.NoticeRow, text: string): Promise<NoticeAnswer> {
  const words = text.trim();
  if (words === '') throw invalidFields({ text: 'required' });
  if (isTooLong(words, longestStatement)) throw invalidFields({ text: 'too_long' });
  const at = clock.now();
  if (!(await store.saveAppeal(sql, row.id, words, at))) throw new ServerError('conflict');
  return noticeAnswer({ ...row, appeal_text: words, appealed_at: at }, at);
}

export const noticeAnswer = (row: store.NoticeRow, now: Date): NoticeAnswer => ({
  id: row.public_id,
  kind: row.kind,
  ground: row.ground,
  facts: row.facts,
  photo_id: row.photo_id,
  automated: row.automated,
  created_at: row.created_at.toISOString(),
  is_new: row.seen_at === null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  appeal: {
    state: appealState(row, now),
    until: row.appeal_until.toISOString(),
    text: row.appeal_text,
    answer: row.appeal_answer,
    decided_at: row.appeal_decided_at?.toISOString() ?? null,
  },
});

function appealState(row: store.NoticeRow, now: Date): NoticeAnswer['appeal']['state'] {
  if (row.appeal_outcome) return row.appeal_outcome;
  if (row.appealed_at) return 'open';
  return row.lifted_at || row.appeal_until <= now ? 'closed' : 'possible';
}
