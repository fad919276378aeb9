import type { Transaction } from '../platform/database.ts';

/**
 * Notifies everybody in whose lists a member appears by name that those lists have changed. They get the same event as after a block, so
 * that leaving, a break and a block cannot be told apart. Locks streams in the common order. Returns the members notified.
 */
export async function tellOnlookers(tx: Transaction, memberId: number, at: Date): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    with news as (
      select theirs.member_id as id, 'chats_changed' as type
      from conversation_members own join conversation_members theirs
        on theirs.conversation_id = own.conversation_id and theirs.member_id = own.other_id
      where own.member_id = ${memberId} and (not theirs.hidden or theirs.unread > 0)
      union select from_id, 'likes_changed' from likes where to_id = ${memberId}
      union select l.to_id, 'likes_changed' from likes l join members m on m.id = l.to_id
      where l.from_id = ${memberId}
        and (m.premium_since is not null or exists (select from likes b where b.from_id = l.to_id and b.to_id = ${memberId}))
    )
    select id, append_event(id, jsonb_build_object('type', type), ${at}) from (select * from news order by id, type) n`;
  return [...new Set(rows.map(({ id }) => id))];
}
