import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';
import { ageOf, shown } from '../people/visibility.ts';

export interface BlockRow {
  id: string;
  name: string;
  age: number;
  gender: EndpointAnswer<typeof endpoints.members.blocks>['blocks'][number]['gender'];
  country: string;
  region: string | null;
  place: string | null;
  fictional: boolean;
  blocked_at: Date;
}

/**
 * Those the member has blocked, the newest first. Who has left, or has blocked the member too, is gone from here as from everywhere else.
 */
export const listBlocks = (sql: Sql, memberId: number, now: Date) => sql<BlockRow[]>`
  select m.public_id as id, m.name, ${ageOf(sql, now)} as age, m.gender, m.country, r.name as region, pl.name as place, m.fictional,
    b.created_at as blocked_at
  from blocks b join members m on m.id = b.blocked_id left join regions r on r.id = m.region_id left join places pl on pl.id = m.place_id
  where b.blocker_id = ${memberId} and ${shown(sql)}
    and not exists (select from blocks back where back.blocker_id = m.id and back.blocked_id = ${memberId})
  order by b.created_at desc, m.id`;

/** Whom a member may block: anybody of the pool who is there and has not blocked the member. */
export async function findBlockable(sql: Sql, memberId: number, publicId: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select m.id from members m join members self on self.id = ${memberId} and self.pool = m.pool
    where m.public_id = ${publicId} and m.id <> self.id and m.status = 'active' and m.confirmed_at is not null
      and not exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = self.id)`;
  return row?.id;
}

/** False when it was blocked already. */
export async function insertBlock(tx: Transaction, blockerId: number, blockedId: number, at: Date): Promise<boolean> {
  const rows = await tx`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${at}) on conflict do nothing returning blocked_id`;
  return rows.length > 0;
}

export async function deleteBlock(sql: Sql, blockerId: number, blockedPublicId: string): Promise<void> {
  await sql`delete from blocks using members m where blocker_id = ${blockerId} and blocked_id = m.id and m.public_id = ${blockedPublicId}`;
}

/** Takes the lock on the conversation of two members, under which messages get their numbers. */
export async function lockConversation(tx: Transaction, low: number, high: number): Promise<number | undefined> {
  const [row] = await tx<
    { id: number }[]
  >`select id from conversations where member_a = ${low} and member_b = ${high} for no key update`;
  return row?.id;
}

/** Clears a conversation for both sides: nothing that was written is ever shown again. Gives who lost a chat by it. */
export async function clearConversation(tx: Transaction, conversationId: number): Promise<number[]> {
  // Both rows in the order in which everybody locks them.
  const rows = await tx<{ member_id: number }[]>`
    with both_sides as (
      select cm.member_id, c.last_seq from conversation_members cm join conversations c on c.id = cm.conversation_id
      where c.id = ${conversationId} and (not cm.hidden or cm.unread > 0 or cm.cleared_seq < c.last_seq)
      order by cm.member_id for no key update of cm
    )
    update conversation_members cm set hidden = true, unread = 0, cleared_seq = side.last_seq from both_sides side
    where cm.conversation_id = ${conversationId} and cm.member_id = side.member_id
    returning cm.member_id`;
  return rows.map(({ member_id }) => member_id);
}
