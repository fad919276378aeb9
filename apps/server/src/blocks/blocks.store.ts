import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';
import { ageOf, shown } from '../people/visibility.ts';

export interface BlockRow {
  id: string;
  name: string;
  age: number;
  gender: EndpointAnswer<typeof endpoints.blocks.list>['blocks'][number]['gender'];
  country: string;
  region: string | null;
  place: string | null;
  fictional: boolean;
  blocked_at: Date;
}

/**
 * The members whom the member has blocked, newest first. Those who have left, or have blocked the member too, are missing here as
 * everywhere else.
 */
export const listBlocks = (sql: Sql, memberId: number, now: Date) => sql<BlockRow[]>`
  select m.public_id as id, m.name, ${ageOf(sql, now)} as age, m.gender, m.country, r.name as region, pl.name as place, m.fictional,
    b.created_at as blocked_at
  from blocks b join members m on m.id = b.blocked_id left join regions r on r.id = m.region_id left join places pl on pl.id = m.place_id
  where b.blocker_id = ${memberId} and ${shown(sql)}
    and not exists (select from blocks back where back.blocker_id = m.id and back.blocked_id = ${memberId})
  order by b.created_at desc, m.id`;

/** The member to be blocked, if they are in the pool and have not blocked the viewer. */
export async function findBlockable(sql: Sql, memberId: number, publicId: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select m.id from members m join members self on self.id = ${memberId} and self.pool = m.pool
    where m.public_id = ${publicId} and m.id <> self.id and m.status = 'active' and m.confirmed_at is not null
      and not exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = self.id)`;
  return row?.id;
}

/** Returns false if the member was blocked already. */
export async function insertBlock(tx: Transaction, blockerId: number, blockedId: number, at: Date): Promise<boolean> {
  const rows = await tx`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${at}) on conflict do nothing returning blocked_id`;
  return rows.length > 0;
}

export async function deleteBlock(sql: Sql, blockerId: number, blockedPublicId: string): Promise<void> {
  await sql`delete from blocks using members m where blocker_id = ${blockerId} and blocked_id = m.id and m.public_id = ${blockedPublicId}`;
}
