import type { EndpointAnswer, endpoints, ReportReason } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';

type NoticeAnswer = EndpointAnswer<typeof endpoints.notices.list>['notices'][number];
export type NoticeKind = NoticeAnswer['kind'];
type AppealOutcome = 'upheld' | 'overturned';

export interface NoticeRow {
  id: number;
  public_id: string;
  member_id: number;
  kind: NoticeKind;
  ground: ReportReason;
  facts: string;
  photo_id: string | null;
  automated: boolean;
  actor: string;
  created_at: Date;
  seen_at: Date | null;
  appeal_until: Date;
  appeal_text: string | null;
  appealed_at: Date | null;
  appeal_outcome: AppealOutcome | null;
  appeal_answer: string | null;
  appeal_decided_at: Date | null;
  lifted_at: Date | null;
}

const columns = (
  sql: Sql,
) => sql`n.id, n.public_id, n.member_id, n.kind, n.ground, n.facts, n.photo_id, n.automated, n.actor, n.created_at,
  n.seen_at, n.appeal_until, n.appeal_text, n.appealed_at, n.appeal_outcome, n.appeal_answer, n.appeal_decided_at, n.lifted_at`;

export interface NewNotice {
  publicId: string;
  memberId: number;
  reportId: number | null;
  kind: NoticeKind;
  ground: ReportReason;
  facts: string;
  photoId: string | null;
  actor: string;
  at: Date;
  appealUntil: Date;
}

export async function insertNotice(tx: Transaction, notice: NewNotice): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into notices (public_id, member_id, report_id, kind, ground, facts, photo_id, actor, created_at, appeal_until)
    values (${notice.publicId}, ${notice.memberId}, ${notice.reportId}, ${notice.kind}, ${notice.ground}, ${notice.facts}, ${notice.photoId},
      ${notice.actor}, ${notice.at}, ${notice.appealUntil}) returning id`;
  return row?.id ?? 0;
}

export const listNotices = (sql: Sql, memberId: number) => sql<NoticeRow[]>`
  select ${columns(sql)} from notices n where n.member_id = ${memberId} order by n.id desc limit 200`;

export async function markSeen(sql: Sql, memberId: number, at: Date): Promise<void> {
  await sql`update notices set seen_at = ${at} where member_id = ${memberId} and seen_at is null`;
}

export async function findNotice(sql: Sql, publicId: string, memberId?: number): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`
    select ${columns(sql)} from notices n where n.public_id = ${publicId} ${memberId === undefined ? sql`` : sql`and n.member_id = ${memberId}`}`;
  return row;
}

export async function findNoticeByToken(sql: Sql, tokenHash: Buffer): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`select ${columns(sql)} from notices n where n.token_hash = ${tokenHash}`;
  return row;
}

/** Returns false for a second appeal, one that is too late, or one after the decision was reversed. */
export async function saveAppeal(sql: Sql, id: number, text: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update notices set appeal_text = ${text}, appealed_at = ${at}
    where id = ${id} and appealed_at is null and lifted_at is null and appeal_until > ${at} returning id`;
  return rows.length > 0;
}

export async function saveAppealDecision(
  tx: Transaction,
  id: number,
  outcome: AppealOutcome,
  answer: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx`
    update notices set appeal_outcome = ${outcome}, appeal_answer = ${answer}, appeal_decided_at = ${at}
    where id = ${id} and appealed_at is not null and appeal_outcome is null returning id`;
  return rows.length > 0;
}

export async function setLifted(tx: Transaction, id: number, at: Date): Promise<boolean> {
  return (
    (await tx`update notices set lifted_at = ${at} where id = ${id} and lifted_at is null returning id`).length > 0
  );
}

export interface NoticeLetter extends NoticeRow {
  email: string;
  name: string;
  language: string;
  site_id: string;
}

/** The data for the mail, in any state of the account; undefined without an address. */
export async function findLetter(sql: Sql, id: number): Promise<NoticeLetter | undefined> {
  const [row] = await sql<NoticeLetter[]>`
    select ${columns(sql)}, m.email, m.name, m.language, m.site_id from notices n join members m on m.id = n.member_id
    where n.id = ${id} and m.email is not null and m.status <> 'deleted'`;
  return row;
}

export async function setToken(sql: Sql, id: number, tokenHash: Buffer): Promise<void> {
  await sql`update notices set token_hash = ${tokenHash} where id = ${id}`;
}
