import { localeOf, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { answerBy, enqueueComplaintMail, entryAnswer } from '../complaints/complaints.service.ts';
import { insertEntry, listEntries, settle } from '../complaints/complaints.store.ts';
import { writeAudit } from '../platform/audit.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './complaints.store.ts';
import { actorOf } from './moderation.service.ts';
import { refuseOwn } from './own-cause.ts';
import { required } from './required-words.ts';

type Row = EndpointAnswer<typeof endpoints.moderation.complaints>['complaints'][number];
type Read = EndpointAnswer<typeof endpoints.moderation.complaint>['complaint'];

export const queuedComplaint = (row: store.QueuedComplaint): Row => ({
  id: row.reference,
  kind: row.kind,
  status: row.state,
  created_at: row.created_at.toISOString(),
  answer_by: answerBy(row.waiting_since),
  member: row.member,
  language: localeOf(row.language),
});

/** @throws ServerError not_found */
export async function readComplaint(platform: Platform, { memberId }: MemberViewer, reference: string): Promise<Read> {
  const row = await rowOf(platform, reference);
  const entries = await listEntries(platform.sql, [row.id]);
  return {
    ...queuedComplaint(row),
    email: row.email,
    by_me: row.member_id === memberId,
    entries: entries.map(entryAnswer),
  };
}

/**
 * Mails the answer; with `close` it is the final one.
 * @throws ServerError not_found, forbidden, validation_failed (text); conflict: it is closed, or has an entry that the moderator has not seen
 */
export async function answerComplaint(
  platform: Platform,
  viewer: MemberViewer,
  reference: string,
  { text, close, seen }: { text: string; close: boolean; seen: number },
): Promise<void> {
  const { sql, clock } = platform;
  const words = required('text', text);
  const row = await rowOf(platform, reference);
  refuseOwn(row.member_id, viewer);
  const [actor, at] = [actorOf(viewer), clock.now()];
  await sql.begin(async (tx) => {
    await store.lockComplaint(tx, row.id);
    if ((await listEntries(tx, [row.id])).length !== seen) throw new ServerError('conflict');
    if (!(await settle(tx, row.id, close ? 'closed' : 'answered', at))) throw new ServerError('conflict');
    const entryId = await insertEntry(tx, { complaint_id: row.id, actor, body: words, created_at: at });
    // The text of the answer is stored with the complaint, and deleted with it; the audit log has none of it.
    const entry = { actor, subject: `complaint:${row.reference}`, memberId: row.member_id ?? undefined };
    await writeAudit(tx, { ...entry, action: 'complaint.answer' }, at);
    if (close) await writeAudit(tx, { ...entry, action: 'complaint.close' }, at);
    await enqueueComplaintMail(platform, tx, 'answered', { complaintId: row.id, entryId, closes: close });
  });
}

/** Nothing can be added afterwards. @throws ServerError not_found, forbidden; conflict: it awaits an answer, or is closed */
export async function closeComplaint(platform: Platform, viewer: MemberViewer, reference: string): Promise<void> {
  const { sql, clock } = platform;
  const row = await rowOf(platform, reference);
  refuseOwn(row.member_id, viewer);
  const [actor, at] = [actorOf(viewer), clock.now()];
  await sql.begin(async (tx) => {
    if (!(await settle(tx, row.id, 'closed', at, 'answered'))) throw new ServerError('conflict');
    const entry = { actor, subject: `complaint:${row.reference}`, memberId: row.member_id ?? undefined };
    await writeAudit(tx, { ...entry, action: 'complaint.close' }, at);
  });
}

async function rowOf({ sql, clock }: Platform, reference: string): Promise<store.QueuedComplaint> {
  const row = await store.findQueuedComplaint(sql, reference, clock.now());
  if (!row) throw notFound();
  return row;
}
