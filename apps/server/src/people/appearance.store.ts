import type { Transaction } from '../platform/database.ts';
import { shown } from './visibility.ts';

/**
 * Notifies everybody in whose lists a member appears by name that those lists have changed. They get the same event as after a block, and
 * their streams lose the same, so that leaving, a break and a block cannot be told apart. Locks streams in the common order. Returns the
 * members notified.
 */
export async function tellOnlookers(tx: Transaction, memberId: number, at: Date): Promise<number[]> {
  if (!(await isShown(tx, memberId))) await forgetInStreams(tx, memberId);
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

/**
 * Makes a change that may hide a member from everybody, or show them again, and then notifies the onlookers. A change that others do not see
 * is told to nobody. Returns the members notified.
 */
export async function tellOfChange(
  tx: Transaction,
  memberId: number,
  at: Date,
  change: () => Promise<void>,
): Promise<number[]> {
  const before = await isShown(tx, memberId);
  await change();
  return (await isShown(tx, memberId)) === before ? [] : await tellOnlookers(tx, memberId, at);
}

async function isShown(tx: Transaction, memberId: number): Promise<boolean> {
  return (await tx`select from members m where m.id = ${memberId} and ${shown(tx)}`).length > 0;
}

/**
 * Deletes the events about a member from the streams of others: a device that resumes would get messages that nothing shows any more. It
 * finds a gap and reloads, also after the member's return. Done here rather than by each read, of which there are a thousand for one
 * departure.
 */
async function forgetInStreams(tx: Transaction, memberId: number): Promise<void> {
  await tx`
    with told as (
      select own.other_id as id, c.public_id as about
      from conversation_members own join conversations c on c.id = own.conversation_id where own.member_id = ${memberId}
      union select l.from_id, m.public_id
      from likes l join likes back on back.from_id = l.to_id and back.to_id = l.from_id join members m on m.id = l.to_id
      where l.to_id = ${memberId}
    )
    delete from events e using told
    where e.member_id = told.id and e.payload->>'type' in ('message', 'read', 'delivered', 'own_read', 'match')
      and told.about in (e.payload->'message'->>'conversation_id', e.payload->>'conversation_id', e.payload->>'member_id')`;
}
