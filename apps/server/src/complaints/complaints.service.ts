import {
  complaintDays,
  hasAsciiLocalPart,
  localeOf,
  type EndpointAnswer,
  type EndpointRequest,
  type endpoints,
} from '@heartline/api-client/contract';

import { emailKey } from '../identity/email.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { isTooLong, longestStatement } from '../platform/text.ts';
import * as store from './complaints.store.ts';
import { cleanReference, newReference } from './reference.ts';

export type ComplaintAnswer = EndpointAnswer<typeof endpoints.complaints.look>['complaint'];
type ComplaintBody = EndpointRequest<typeof endpoints.complaints.send>['body'];

const day = 86_400_000;
/** Days for which a complaint is kept after its last entry. */
const keptDays = 2 * 365;

/**
 * Stores a complaint and queues the mail that confirms it. A repeated call makes no second one.
 * @throws ServerError validation_failed (email, text), rate_limited, idempotency_conflict
 */
export async function sendComplaint(
  platform: Platform,
  viewer: Viewer,
  site: Site,
  body: ComplaintBody,
  idempotencyKey: string | undefined,
): Promise<ComplaintAnswer> {
  const { sql, clock, limits } = platform;
  const text = statementOf(body.text);
  const member = viewer.kind === 'visitor' ? undefined : viewer;
  if (!member && body.email === undefined) throw invalidFields({ email: 'required' });
  if (!member && !hasAsciiLocalPart(body.email ?? '')) throw invalidFields({ email: 'email_not_ascii' });
  const address = member || body.email === undefined ? null : { email: body.email, key: emailKey(body.email) };
  const requestKey = idempotencyKey === undefined ? null : hashSecret(`${member?.memberId ?? ''}:${idempotencyKey}`);
  const before = requestKey && (await store.findByRequest(sql, requestKey));
  if (before) return await repeated(platform, before, { ...body, text, email: address?.email ?? null });
  // Limited, so that nobody can fill another person's mailbox with confirmations.
  if (address) await limits.take('address', `complaint:${hashSecret(address.key).toString('base64url')}`, '');
  const at = clock.now();
  const row = await sql.begin(async (tx) => {
    const made = await store.insertComplaint(tx, {
      reference: newReference(),
      siteId: site.id,
      memberId: member?.memberId ?? null,
      address,
      language: localeOf(member?.language ?? body.language ?? site.settings.domain_language),
      kind: body.kind,
      requestKey,
      at,
    });
    if (!made) return undefined;
    await store.insertEntry(tx, { complaint_id: made.id, actor: null, body: text, created_at: at });
    await enqueueComplaintMail(platform, tx, 'received', { complaintId: made.id });
    return made;
  });
  const made = row ?? (requestKey && (await store.findByRequest(sql, requestKey)));
  if (!made) throw new Error('the complaint is not there');
  return row
    ? await answerOf(platform, row)
    : await repeated(platform, made, { ...body, text, email: address?.email ?? null });
}

async function repeated(
  platform: Platform,
  row: store.ComplaintRow,
  asked: { kind: string; text: string; email: string | null },
): Promise<ComplaintAnswer> {
  const answer = await answerOf(platform, row);
  if (row.kind !== asked.kind || row.email !== asked.email || answer.entries[0]?.text !== asked.text)
    throw new ServerError('idempotency_conflict');
  return answer;
}

export async function complaintsOf(platform: Platform, { memberId }: MemberViewer): Promise<ComplaintAnswer[]> {
  const rows = await store.listComplaintsOf(platform.sql, memberId);
  return await answersOf(platform, rows);
}

/** A complaint of the member, or one found by the address it was made with. @throws ServerError not_found */
export async function complaintOf(
  platform: Platform,
  reference: string,
  of: store.Complainant,
): Promise<ComplaintAnswer> {
  return await answerOf(platform, await rowOf(platform, reference, of));
}

/** Identifies the complainant by the address if one is given, otherwise by the member. @throws ServerError validation_failed (email) */
export function complainantOf(viewer: Viewer, email: string | undefined): store.Complainant {
  if (email !== undefined) return { emailKey: emailKey(email) };
  if (viewer.kind === 'visitor') throw invalidFields({ email: 'required' });
  return { memberId: viewer.memberId };
}

/** Adds an entry, so that the complaint waits for an answer again. @throws ServerError not_found, validation_failed (text), conflict */
export async function addToComplaint(
  platform: Platform,
  reference: string,
  of: store.Complainant,
  words: string,
): Promise<ComplaintAnswer> {
  const { sql, clock } = platform;
  const text = statementOf(words);
  const row = await rowOf(platform, reference, of);
  const at = clock.now();
  await sql.begin(async (tx) => {
    if (!(await store.reopen(tx, row.id, at))) throw new ServerError('conflict');
    await store.insertEntry(tx, { complaint_id: row.id, actor: null, body: text, created_at: at });
  });
  return await complaintOf(platform, reference, of);
}

async function rowOf({ sql }: Platform, reference: string, of: store.Complainant): Promise<store.ComplaintRow> {
  const row = await store.findComplaint(sql, cleanReference(reference), of);
  if (!row) throw notFound();
  return row;
}

function statementOf(words: string): string {
  const text = words.trim();
  if (text === '') throw invalidFields({ text: 'required' });
  if (isTooLong(text, longestStatement)) throw invalidFields({ text: 'too_long' });
  return text;
}

/** The time by which a complaint that has waited since `waitingSince` must be answered. */
export const answerBy = (waitingSince: Date | null): string | null =>
  waitingSince && new Date(waitingSince.getTime() + complaintDays * day).toISOString();

export const entryAnswer = ({ actor, body, created_at }: store.EntryRow): ComplaintAnswer['entries'][number] => ({
  by: actor === null ? 'complainant' : 'staff',
  text: body,
  at: created_at.toISOString(),
});

async function answersOf({ sql }: Platform, rows: readonly store.ComplaintRow[]): Promise<ComplaintAnswer[]> {
  const entries = await store.listEntries(
    sql,
    rows.map(({ id }) => id),
  );
  const said = Map.groupBy(entries, ({ complaint_id }) => complaint_id);
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    status: row.state,
    created_at: row.created_at.toISOString(),
    answer_by: answerBy(row.waiting_since),
    entries: (said.get(row.id) ?? []).map(entryAnswer),
  }));
}

async function answerOf(platform: Platform, row: store.ComplaintRow): Promise<ComplaintAnswer> {
  const [answer] = await answersOf(platform, [row]);
  if (!answer) throw notFound();
  return answer;
}

/** What the jobs of the mails know. */
export interface ComplaintMailJobs {
  received: { complaintId: number };
  /** The answer, which a later one does not replace, and whether it closes the complaint. */
  answered: { complaintId: number; entryId: number; closes: boolean };
}

/** Queues the mail that confirms a complaint or brings its answer; in the caller's transaction. */
export async function enqueueComplaintMail<About extends keyof ComplaintMailJobs>(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  tx: Transaction,
  about: About,
  payload: ComplaintMailJobs[About],
): Promise<void> {
  await jobs.enqueue(tx, { kind: `mail.complaint-${about}`, payload: { ...payload }, runAt: clock.now() });
}

/** Deletes complaints whose last entry is more than `keptDays` old. */
export const deleteOldComplaints = ({ sql, clock }: Platform): Promise<void> =>
  store.deleteComplaintsBefore(sql, new Date(clock.now().getTime() - keptDays * day));
