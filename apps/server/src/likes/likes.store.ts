import type { BlockReaction, Pair } from '../blocks/reactions.ts';
import { receivedLikes } from '../people/received.store.ts';
import { tellingStep } from '../people/telling.store.ts';
import type { Trace } from '../people/veil.ts';
import { visibleTo, type Beholder } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';

/** Another member, if they and the viewer may see each other. */
export async function findLikable(
  sql: Sql,
  viewer: Beholder & { memberId: number },
  publicId: string,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select m.id from members m where m.public_id = ${publicId} and m.id <> ${viewer.memberId} and ${visibleTo(sql, viewer)}`;
  return row?.id;
}

/** Undefined if the like existed already. `named`: the recipient sees who likes. */
export async function insertLike(
  tx: Transaction,
  fromId: number,
  toId: number,
  at: Date,
): Promise<{ named: boolean } | undefined> {
  const [row] = await tx<{ named: boolean }[]>`
    insert into likes (from_id, to_id, created_at) values (${fromId}, ${toId}, ${at}) on conflict do nothing
    returning (select premium_since is not null from members where id = to_id) as named`;
  return row;
}

export async function hasLike(sql: Sql, fromId: number, toId: number): Promise<boolean> {
  return (await sql`select from likes where from_id = ${fromId} and to_id = ${toId}`).length > 0;
}

/** The number of a member, visible or not. */
export async function findNumber(sql: Sql, publicId: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`select id from members where public_id = ${publicId}`;
  return row?.id;
}

/** The telling before the moment of taking back, and the next one, from which on the like is gone. */
export interface Tellings {
  last: Date;
  next: Date;
}

/**
 * Takes a like back. A like that its recipient has been shown without a name stays until the next telling. Undefined if there was none;
 * `named`: the recipient knew whose it was, and so may learn at once that it is gone.
 */
export async function deleteLike(
  tx: Transaction,
  fromId: number,
  toId: number,
  { last, next }: Tellings,
): Promise<{ named: boolean } | undefined> {
  const [row] = await tx<{ named: boolean }[]>`
    with lost as (
      delete from likes l using members m where l.from_id = ${fromId} and l.to_id = ${toId} and m.id = l.to_id
      returning l.to_id, l.from_id, l.created_at, l.seen_at,
        m.premium_since is not null or exists (select from likes back where back.from_id = l.to_id and back.to_id = l.from_id) as named
    ), kept as (
      insert into nameless_likes (to_id, from_id, created_at, seen_at, gone_at)
      select to_id, from_id, created_at, seen_at, ${next} from lost where not named and created_at < ${last}
    )
    select named from lost`;
  return row;
}

/**
 * Deletes the likes of two members with each other, for good, and what their streams say of a match. A like that was not returned stays
 * without a name for a recipient who never saw one. Gives, in order, the members who lost something that was shown with a name.
 */
async function endLikesBetween(tx: Transaction, { low, high }: Pair): Promise<number[]> {
  await tx`
    delete from events e using members m
    where m.id in (${low}, ${high}) and e.member_id in (${low}, ${high}) and e.member_id <> m.id and e.payload->>'member_id' = m.public_id`;
  const rows = await tx<{ id: number }[]>`
    with lost as (
      delete from likes where (from_id = ${low} and to_id = ${high}) or (from_id = ${high} and to_id = ${low})
      returning to_id, from_id, created_at, seen_at
    ), kept as (
      insert into nameless_likes (to_id, from_id, created_at, seen_at)
      select l.to_id, l.from_id, l.created_at, l.seen_at from lost l where not exists (select from lost back where back.from_id = l.to_id)
    )
    select m.id from members m where m.id in (${low}, ${high})
      and exists (select from lost l where l.from_id = m.id or (l.to_id = m.id and m.premium_since is not null))
    order by m.id`;
  return rows.map(({ id }) => id);
}

export const likesEnd: BlockReaction = { end: endLikesBetween, tells: 'likes_changed' };

/** Those of the last telling stay until the next one: their events come a moment later. */
export async function deleteNamelessBefore(sql: Sql, at: Date, telling: Date): Promise<void> {
  await sql`delete from nameless_likes where created_at < ${at} or gone_at < ${telling}`;
}

/** Nobody reads longer lists to the end. */
const most = 500;

export interface GivenLike {
  id: number;
  liked_at: Date;
  mutual: boolean;
}

export const listGiven = (sql: Sql, memberId: number) => sql<GivenLike[]>`
  select l.to_id as id, l.created_at as liked_at, exists (select from likes b where b.from_id = l.to_id and b.to_id = ${memberId}) as mutual
  from likes l where l.from_id = ${memberId} order by l.created_at desc, l.to_id limit ${most}`;

export interface ReceivedLike extends Omit<GivenLike, 'id'>, Trace {
  /** Null if the liker was erased. */
  id: number | null;
  is_new: boolean;
}

const isMutual = (sql: Sql, memberId: number) =>
  sql`exists (select from likes b where b.from_id = ${memberId} and b.to_id = l.from_id)`;

export const listReceived = (sql: Sql, memberId: number) => sql<ReceivedLike[]>`
  select l.from_id as id, m.public_id, null as key, m.fictional, l.created_at as liked_at, l.seen_at is null as is_new, ${isMutual(sql, memberId)} as mutual
  from likes l join members m on m.id = l.from_id where l.to_id = ${memberId} order by l.created_at desc, l.from_id limit ${most}`;

/** The span of likes without a name that are shown: from when, up to which telling, the present time, and the time between two tellings. */
export interface Shown {
  since: Date;
  until: Date;
  now: Date;
  tellEvery: number;
}

/**
 * For a member who sees no names: the likes up to the last telling, including those that a block or an erasure has ended, and all mutual
 * ones. Within a telling in no order (`inOrderOfTelling`). The limit leaves its last telling whole: which of its likes are missing would tell
 * which came first.
 */
export const listReceivedUnnamed = (sql: Sql, memberId: number, { since, until, now, tellEvery }: Shown) => sql<
  ReceivedLike[]
>`
  select l.id, m.public_id, l.key, coalesce(l.fictional, m.fictional) as fictional, l.created_at as liked_at, l.seen_at is null as is_new, l.mutual
  from (${receivedLikes(sql, sql`${memberId}`, now)}) l left join members m on m.id = l.id
  where l.mutual or (l.created_at >= ${since} and l.created_at < ${until})
  order by ${tellingStep(sql, tellEvery, sql`l.created_at`)} desc fetch first ${most} rows with ties`;

/** Clears the new flags of the likes that were told without a name. Returns true if there were any. */
export async function setUnnamedSeen(tx: Transaction, memberId: number, until: Date, at: Date): Promise<boolean> {
  const rows = await tx`
    with ended as (
      update nameless_likes set seen_at = ${at} where to_id = ${memberId} and seen_at is null and created_at < ${until} returning to_id
    ), told as (
      update likes l set seen_at = ${at}
      where l.to_id = ${memberId} and l.seen_at is null and l.created_at < ${until} and not ${isMutual(tx, memberId)} returning l.to_id
    )
    select from ended union all select from told`;
  return rows.length > 0;
}

/** The members to notify of likes without a name that have come or gone since the previous telling, in order. */
export async function listUntold(sql: Sql, from: Date, to: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select m.id from members m where m.premium_since is null and m.id in (
      select l.to_id from likes l where l.created_at >= ${from} and l.created_at < ${to}
        and not exists (select from likes b where b.from_id = l.to_id and b.to_id = l.from_id)
      union select to_id from nameless_likes where created_at >= ${from} and created_at < ${to}
      union select to_id from nameless_likes where gone_at = ${to})
    order by m.id`;
  return rows.map(({ id }) => id);
}

/** Clears the new flag of one like. With `mutualOnly`, only if the recipient knows of it by having liked back. */
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

/** Takes the newest like that was neither seen nor auto-shown before; two devices that ask at once get different ones. */
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
