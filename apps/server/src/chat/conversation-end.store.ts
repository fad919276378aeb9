import type { BlockReaction, Pair } from '../blocks/reactions.ts';
import type { Transaction } from '../platform/database.ts';

/** Takes the lock on the conversation of two members, under which messages get their numbers. */
async function lockConversation(tx: Transaction, { low, high }: Pair): Promise<void> {
  await tx`select id from conversations where member_a = ${low} and member_b = ${high} for no key update`;
}

/**
 * Clears the conversation of two members for both: none of its messages is ever shown again, by no stream either. Gives the members who
 * lost a conversation by it. A block is recorded separately from deleted copies: whether credits come back must not reveal a deletion. Of a
 * conversation without messages it ended nothing: credits that failed to come back for a message written after it was lifted would reveal it.
 */
async function clearConversation(tx: Transaction, { low, high }: Pair): Promise<number[]> {
  await tx`
    update conversations set ended_by_block = true
    where member_a = ${low} and member_b = ${high} and last_seq > 0 and not ended_by_block`;
  // Both rows, in the order in which all code locks them.
  const rows = await tx<{ member_id: number }[]>`
    with both_sides as (
      select cm.conversation_id, cm.member_id, c.last_seq from conversation_members cm join conversations c on c.id = cm.conversation_id
      where c.member_a = ${low} and c.member_b = ${high} and (not cm.hidden or cm.unread > 0 or cm.cleared_seq < c.last_seq)
      order by cm.member_id for no key update of cm
    )
    update conversation_members cm set hidden = true, unread = 0, cleared_seq = side.last_seq from both_sides side
    where cm.conversation_id = side.conversation_id and cm.member_id = side.member_id
    returning cm.member_id`;
  // Copies that a member had deleted before cannot be restored either.
  await tx`
    delete from deleted_chats d using conversations c
    where c.id = d.conversation_id and c.member_a = ${low} and c.member_b = ${high}`;
  // After both rows are locked, so that a read mark written at the same moment is found. A device that resumes sees a gap and reloads.
  await tx`
    delete from events e using conversations c
    where c.member_a = ${low} and c.member_b = ${high} and e.member_id in (${low}, ${high})
      and e.payload->>'type' in ('message', 'read', 'delivered', 'own_read')
      and c.public_id in (e.payload->'message'->>'conversation_id', e.payload->>'conversation_id')`;
  return rows.map(({ member_id }) => member_id);
}

/** The lock comes before the block: a send that came first is cleared with the rest, a later one finds the block. */
export const chatEnds: BlockReaction = { lock: lockConversation, end: clearConversation, tells: 'chats_changed' };
