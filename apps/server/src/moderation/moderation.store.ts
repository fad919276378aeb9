import type { EndpointAnswer, endpoints, ReportReason } from '@heartline/api-client/contract';

import { ageOf } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import type { NoticeRow } from '../notices/notices.store.ts';

type ReportAnswer = EndpointAnswer<typeof endpoints.moderation.reports>['reports'][number];
export type Suspect = ReportAnswer['member'];

/** Entries on one page of a list. */
export const pageSize = 30;

/** `members m` as moderators see them: no e-mail address, no position. */
export const suspect = (
  sql: Sql,
  now: Date,
) => sql`jsonb_build_object('id', m.public_id, 'name', m.name, 'age', ${ageOf(sql, now)}, 'gender', m.gender,
  'country', m.country, 'language', m.language, 'fictional', m.fictional, 'status', m.status)`;

export interface Person {
  id: string;
  name: string;
}

/** The member behind an `actor` of the audit log, as `{id, name}`; null for members who have left and for actors that are not members. */
export const person = (sql: Sql, actor: ReturnType<Sql>) => sql`(
  select jsonb_build_object('id', a.public_id, 'name', a.name) from members a
  where a.public_id = case when ${actor} like 'member:%' then substr(${actor}, 8) end and a.status <> 'deleted')`;

type Queue = 'photos' | 'reports' | 'appeals' | 'held' | 'complaints';

/**
 * What waits in each queue.
 * @param viewerId The moderator, whose own cause is not counted; null counts everything.
 */
export async function countWaiting(sql: Sql, viewerId: number | null) {
  const others = (memberId: ReturnType<Sql>) => sql`${memberId} is distinct from ${viewerId}::bigint`;
  const rows = await sql<{ queue: Queue; count: number; oldest: Date | null }[]>`
    select 'photos' as queue, count(*)::int, min(created_at) as oldest from photos where state = 'inspected' and ${others(sql`member_id`)}
    union all select 'reports', count(*)::int, min(created_at) from reports where state = 'open'
      and ${others(sql`reported_id`)} and ${others(sql`reporter_id`)}
    union all select 'appeals', count(*)::int, min(appealed_at) from notices
      where appealed_at is not null and appeal_outcome is null and ${others(sql`member_id`)}
    union all select 'held', count(*)::int, min(created_at) from held_messages where state = 'waiting' and ${others(sql`sender_id`)}
    union all select 'complaints', count(*)::int, min(waiting_since) from complaints where state = 'open'`;
  const each = <T>(value: (row: (typeof rows)[number]) => T) =>
    Object.fromEntries(rows.map((row) => [row.queue, value(row)])) as Record<Queue, T>;
  return { ...each(({ count }) => count), oldest: each(({ oldest }) => oldest?.toISOString() ?? null) };
}

export interface WaitingPhoto {
  id: number;
  public_id: string;
  member: Suspect;
  created_at: Date;
  width: number;
  height: number;
  num_refused: number;
  refused_before: boolean;
}

/** Photos that wait for a moderator, without the viewer's own. */
export const listWaitingPhotos = (sql: Sql, viewerId: number, after: number, now: Date) => sql<WaitingPhoto[]>`
  select p.id, p.public_id, ${suspect(sql, now)} as member, p.created_at, p.width, p.height,
    (select count(*)::int from photos o where o.member_id = p.member_id and o.state = 'rejected') as num_refused,
    exists (select from photos o where o.content_hash = p.content_hash and o.state = 'rejected') as refused_before
  from photos p join members m on m.id = p.member_id
  where p.state = 'inspected' and p.member_id <> ${viewerId} and p.id > ${after} order by p.id limit ${pageSize + 1}`;

export interface QueuedReport {
  id: number;
  public_id: string;
  subject: ReportAnswer['subject'];
  reason: ReportReason;
  state: ReportAnswer['status'];
  created_at: Date;
  member: Suspect;
  num_open: number;
}

const reportColumns = (
  sql: Sql,
  now: Date,
) => sql`r.id, r.public_id, r.subject, r.reason, r.state, r.created_at, ${suspect(sql, now)} as member,
  (select count(*)::int from reports o where o.reported_id = r.reported_id and o.state = 'open') as num_open`;

/** Without reports about the viewer, who must not learn of them, and without the viewer's own, whose subjects others judge. */
export const listQueuedReports = (
  sql: Sql,
  viewerId: number,
  state: string,
  cursor: number | undefined,
  now: Date,
) => sql<QueuedReport[]>`
  select ${reportColumns(sql, now)} from reports r join members m on m.id = r.reported_id
  where r.state = ${state} and r.reported_id <> ${viewerId} and r.reporter_id is distinct from ${viewerId}::bigint
    and ${cursor === undefined ? sql`true` : state === 'open' ? sql`r.id > ${cursor}` : sql`r.id < ${cursor}`}
  order by r.id ${state === 'open' ? sql`asc` : sql`desc`} limit ${pageSize + 1}`;

/** Reports about one member, newest first. */
export const listReportsAbout = (sql: Sql, memberId: number, now: Date) => sql<QueuedReport[]>`
  select ${reportColumns(sql, now)} from reports r join members m on m.id = r.reported_id
  where r.reported_id = ${memberId} order by r.id desc limit 200`;

export interface ReportInFull extends QueuedReport {
  body: string;
  reporter: Suspect | null;
  reporter_id: number | null;
  reported_id: number;
  evidence: { name: string; about: string };
  photo_id: string | null;
  conversation_id: number | null;
  message_seq: number | null;
  decision: 'dismiss' | 'warn' | 'remove_photo' | 'disable_member' | null;
  decided_at: Date | null;
}

export async function findReportInFull(sql: Sql, publicId: string, now: Date): Promise<ReportInFull | undefined> {
  const [row] = await sql<ReportInFull[]>`
    select ${reportColumns(sql, now)}, r.body, r.reporter_id, r.reported_id, r.evidence, r.photo_id, r.conversation_id, r.message_seq, r.decision,
      r.decided_at, (select ${suspect(sql, now)} from members m where m.id = r.reporter_id) as reporter
    from reports r join members m on m.id = r.reported_id where r.public_id = ${publicId}`;
  return row;
}

/** The number of the report if it is open, locked until the transaction ends, so that two moderators cannot both decide it. */
export async function lockOpenReport(tx: Transaction, publicId: string): Promise<number | undefined> {
  const [row] = await tx<
    { id: number; state: string }[]
  >`select id, state from reports where public_id = ${publicId} for update`;
  return row?.state === 'open' ? row.id : undefined;
}

export async function saveDecision(
  tx: Transaction,
  id: number,
  decided: { decision: string; note: string; actor: string; at: Date },
): Promise<void> {
  await tx`
    update reports set state = ${decided.decision === 'dismiss' ? 'dismissed' : 'acted'}, decision = ${decided.decision}, note = ${decided.note},
      decided_by = ${decided.actor}, decided_at = ${decided.at} where id = ${id}`;
}

/** The number of a member who can be restricted; staff can be restricted only by the command. */
export async function findRestrictable(sql: Sql, publicId: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from members where public_id = ${publicId} and status in ('active', 'paused', 'pending_deletion') and not moderator`;
  return row?.id;
}

export async function isOwnPhoto(sql: Sql, memberId: number, photoId: string): Promise<boolean> {
  return (await sql`select from photos where public_id = ${photoId} and member_id = ${memberId}`).length > 0;
}

/** The public id, or undefined where there was nothing to disable. A member who is leaving stays so: the notice disables their return. */
export async function setDisabled(tx: Transaction, memberId: number): Promise<string | undefined> {
  const [row] = await tx<{ public_id: string }[]>`
    update members set status = case when status = 'pending_deletion' then status else 'disabled' end, was_paused = was_paused or status = 'paused'
    where id = ${memberId} and status in ('active', 'paused', 'pending_deletion') and not moderator returning public_id`;
  return row?.public_id;
}

/** Enables a disabled account, on a break if it was, unless another decision keeps it disabled. */
export async function enableAgain(tx: Transaction, memberId: number): Promise<void> {
  await tx`
    update members set status = case when was_paused then 'paused' else 'active' end, was_paused = false
    where id = ${memberId} and status = 'disabled'
      and not exists (select from notices n where n.member_id = ${memberId} and n.kind = 'account_disabled' and n.lifted_at is null)`;
}

export interface SuspectNotice extends NoticeRow {
  member: Suspect;
}

/** Appeals that wait for an answer, without the viewer's own. */
export const listAppeals = (sql: Sql, viewerId: number, after: number, now: Date) => sql<SuspectNotice[]>`
  select n.*, ${suspect(sql, now)} as member from notices n join members m on m.id = n.member_id
  where n.appealed_at is not null and n.appeal_outcome is null and n.member_id <> ${viewerId} and n.id > ${after} order by n.id limit ${pageSize + 1}`;

/** Decisions in force, without those against the viewer. */
export const listInForce = (sql: Sql, viewerId: number, before: number | undefined, now: Date) => sql<
  (SuspectNotice & { by: Person | null })[]
>`
  select n.*, ${suspect(sql, now)} as member, ${person(sql, sql`n.actor`)} as by from notices n join members m on m.id = n.member_id
  where n.lifted_at is null and n.kind <> 'warning' and n.member_id <> ${viewerId} and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
  order by n.id desc limit ${pageSize + 1}`;
