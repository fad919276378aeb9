import type { ReportReason } from '@heartline/api-client/contract';

import { visibleTo, type Beholder } from '../people/visibility.ts';
import type { Sql } from '../platform/database.ts';

export interface Reported {
  id: number;
  name: string;
  about: string;
}

/** Another member whom the viewer may see. */
export async function findReported(
  sql: Sql,
  viewer: Beholder & { memberId: number },
  publicId: string,
): Promise<Reported | undefined> {
  const [row] = await sql<Reported[]>`
    select m.id, m.name, m.about from members m
    where m.public_id = ${publicId} and m.id <> ${viewer.memberId} and ${visibleTo(sql, viewer)}`;
  return row;
}

/** Public ids of a member's photos that are shown to others. */
export async function listShownPhotoIds(sql: Sql, memberId: number): Promise<string[]> {
  const rows = await sql<
    { public_id: string }[]
  >`select public_id from photos where member_id = ${memberId} and state = 'active'`;
  return rows.map(({ public_id }) => public_id);
}

/** The conversation's number, if the message exists, was written by the other member, and the viewer has not deleted it. */
export async function findReceivedMessage(
  sql: Sql,
  viewerId: number,
  senderId: number,
  conversationId: string,
  seq: number,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select c.id from conversations c
    join conversation_members own on own.conversation_id = c.id and own.member_id = ${viewerId} and own.cleared_seq < ${seq}
    join messages m on m.conversation_id = c.id and m.seq = ${seq} and m.sender_id = ${senderId}
    where c.public_id = ${conversationId}`;
  return row?.id;
}

export interface NewReport {
  publicId: string;
  reporterId: number;
  reported: Reported;
  subject: 'profile' | 'photo' | 'message';
  photoId: string | null;
  conversationId: number | null;
  seq: number | null;
  reason: ReportReason;
  text: string;
  at: Date;
}

export interface ReportRow {
  reference: string;
  subject: NewReport['subject'];
  name: string;
  reason: ReportReason;
  body: string;
  state: 'open' | 'dismissed' | 'acted';
  created_at: Date;
  decided_at: Date | null;
}

const columns = (sql: Sql) =>
  sql`r.public_id as reference, r.subject, r.evidence ->> 'name' as name, r.reason, r.body, r.state, r.created_at, r.decided_at`;

/** Writes a report, or finds the same one if it is still open. */
export async function insertReport(sql: Sql, report: NewReport): Promise<ReportRow> {
  const { reported, photoId, conversationId, seq } = report;
  await sql`
    insert into reports (public_id, reporter_id, reported_id, subject, photo_id, conversation_id, message_seq, reason, body, evidence, created_at)
    values (${report.publicId}, ${report.reporterId}, ${reported.id}, ${report.subject}, ${photoId}, ${conversationId}, ${seq}, ${report.reason},
      ${report.text}, ${sql.json({ name: reported.name, about: reported.about })}, ${report.at})
    on conflict (reporter_id, reported_id, subject, coalesce(photo_id, ''), coalesce(conversation_id, 0), coalesce(message_seq, 0))
      where state = 'open' do nothing`;
  const [row] = await sql<ReportRow[]>`
    select ${columns(sql)} from reports r
    where r.reporter_id = ${report.reporterId} and r.reported_id = ${reported.id} and r.subject = ${report.subject}
      and r.photo_id is not distinct from ${photoId} and r.conversation_id is not distinct from ${conversationId}
      and r.message_seq is not distinct from ${seq}
    order by r.id desc limit 1`;
  if (!row) throw new Error('the report is not there');
  return row;
}

/** More than any member reports in months. */
const most = 200;

export const listReports = (sql: Sql, reporterId: number) => sql<ReportRow[]>`
  select ${columns(sql)} from reports r where r.reporter_id = ${reporterId} order by r.id desc limit ${most}`;

export async function findReport(sql: Sql, reporterId: number, reference: string): Promise<ReportRow | undefined> {
  const [row] = await sql<ReportRow[]>`
    select ${columns(sql)} from reports r where r.reporter_id = ${reporterId} and r.public_id = ${reference}`;
  return row;
}
