import { visibleTo, type Beholder } from '../members/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';

/** Somebody else whom the viewer may see and who may see the viewer. */
export async function findLikable(
  sql: Sql,
  viewer: Beholder & { memberId: number },
  publicId: string,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select m.id from members m where m.public_id = ${publicId} and m.id <> ${viewer.memberId} and ${visibleTo(sql, viewer)}`;
  return row?.id;
}

/** False when the like was there already. */
export async function insertLike(tx: Transaction, fromId: number, toId: number, at: Date): Promise<boolean> {
  const rows =
    await tx`insert into likes (from_id, to_id, created_at) values (${fromId}, ${toId}, ${at}) on conflict do nothing returning to_id`;
  return rows.length > 0;
}

export async function hasLike(sql: Sql, fromId: number, toId: number): Promise<boolean> {
  return (await sql`select from likes where from_id = ${fromId} and to_id = ${toId}`).length > 0;
}

/** The number of the member whose like was taken back, or undefined when there was none. */
export async function deleteLike(sql: Sql, fromId: number, toPublicId: string): Promise<number | undefined> {
  const [row] = await sql<{ to_id: number }[]>`
    delete from likes using members m where from_id = ${fromId} and to_id = m.id and m.public_id = ${toPublicId} returning to_id`;
  return row?.to_id;
}

export async function deleteLikeOf(tx: Transaction, fromId: number, toId: number): Promise<boolean> {
  return (await tx`delete from likes where from_id = ${fromId} and to_id = ${toId} returning to_id`).length > 0;
}

/** True when there were any. */
export async function deleteLikesBetween(tx: Transaction, one: number, other: number): Promise<boolean> {
  const rows = await tx`
    delete from likes where (from_id = ${one} and to_id = ${other}) or (from_id = ${other} and to_id = ${one}) returning to_id`;
  return rows.length > 0;
}

/** Lists longer than this are not read by anybody to the end. */
const most = 500;

export interface GivenLike {
  id: number;
  liked_at: Date;
  mutual: boolean;
}

export const listGiven = (sql: Sql, memberId: number) => sql<GivenLike[]>`
  select l.to_id as id, l.created_at as liked_at, exists (select from likes b where b.from_id = l.to_id and b.to_id = ${memberId}) as mutual
  from likes l where l.from_id = ${memberId} order by l.created_at desc, l.to_id limit ${most}`;

export interface ReceivedLike extends GivenLike {
  is_new: boolean;
}

export const listReceived = (sql: Sql, memberId: number) => sql<ReceivedLike[]>`
  select l.from_id as id, l.created_at as liked_at, l.seen_at is null as is_new,
    exists (select from likes b where b.from_id = ${memberId} and b.to_id = l.from_id) as mutual
  from likes l where l.to_id = ${memberId} order by l.created_at desc, l.from_id limit ${most}`;

const isMutual = (sql: Sql, memberId: number) =>
  sql`exists (select from likes b where b.from_id = ${memberId} and b.to_id = l.from_id)`;

/** Clears the new flag of one like. With `mutualOnly`, only when the receiver knows of it by having liked back. */
export async function setSeen(
  tx: Transaction,
  fromId: number,
  toId: number,
  mutualOnly: boolean,
  at: Date,
): Promise<boolean> {
  const rows = await tx`
    update likes l set seen_at = ${at}
    where l.from_id = ${fromId} and l.to_id = ${toId} and l.seen_at is null and ${mutualOnly ? isMutual(tx, toId) : tx`true`}
    returning l.to_id`;
  return rows.length > 0;
}

/** Takes the newest like that was neither seen nor shown by itself before; two devices that ask at once get two of them. */
export async function takeUnshown(
  sql: Sql,
  viewer: Beholder & { memberId: number },
  mutualOnly: boolean,
  at: Date,
): Promise<number | undefined> {
  const [row] = await sql<{ from_id: number }[]>`
    update likes set auto_shown_at = ${at} where to_id = ${viewer.memberId} and from_id = (
      select l.from_id from likes l join members m on m.id = l.from_id
      where l.to_id = ${viewer.memberId} and l.seen_at is null and l.auto_shown_at is null and ${visibleTo(sql, viewer)}
        and ${mutualOnly ? isMutual(sql, viewer.memberId) : sql`true`}
      order by l.created_at desc, l.from_id limit 1 for update of l skip locked)
    returning from_id`;
  return row?.from_id;
}
