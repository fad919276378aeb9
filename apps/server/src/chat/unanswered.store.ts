import type { Booking } from '../credits/ledger.ts';
import { shown } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';

/** The ledger entry of a first message that was paid for. */
export interface FirstMessage {
  entry_id: number;
  conversation_id: number;
  created_at: Date;
}

/** Until when the first messages of a site's members have been looked through; undefined: not yet. */
export async function findLookedUntil(sql: Sql, siteId: string): Promise<Date | undefined> {
  const [row] = await sql<
    { looked_until: Date }[]
  >`select looked_until from unanswered_looks where site_id = ${siteId}`;
  return row?.looked_until;
}

/** Never goes back: of two that look at once the slower one has seen less. */
export async function saveLookedUntil(sql: Sql, siteId: string, until: Date): Promise<void> {
  await sql`
    insert into unanswered_looks as l (site_id, looked_until) values (${siteId}, ${until})
    on conflict (site_id) do update set looked_until = greatest(l.looked_until, excluded.looked_until)`;
}

export async function deleteLookedUntil(sql: Sql, siteId: string): Promise<void> {
  await sql`delete from unanswered_looks where site_id = ${siteId}`;
}

/** Neither answered within the seconds, nor given back already. */
const isOpen = (sql: Sql, seconds: number) => sql`
  not exists (select from messages a where a.conversation_id = l.conversation_id and a.sender_id <> l.member_id
    and a.created_at <= l.created_at + ${seconds}::int * interval '1 second')
  and not exists (select from ledger_entries b where b.conversation_id = l.conversation_id and b.kind = 'unanswered')`;

/** Those after a place in time and up to a moment that nobody answered within the seconds, oldest first. */
export const listUnanswered = (
  sql: Sql,
  siteId: string,
  span: { after: Pick<FirstMessage, 'created_at' | 'entry_id'>; until: Date; seconds: number },
  limit: number,
) => sql<FirstMessage[]>`
  select l.id as entry_id, l.conversation_id, l.created_at from ledger_entries l join members m on m.id = l.member_id
  where l.message_seq = 1 and l.amount < 0 and m.site_id = ${siteId}
    and (l.created_at, l.id) > (${span.after.created_at}, ${span.after.entry_id}) and l.created_at <= ${span.until}
    and ${isOpen(sql, span.seconds)}
  order by l.created_at, l.id limit ${limit}`;

/**
 * Whose it is, if it is still unanswered and both can still write to each other, under the lock under which messages get their numbers
 * and a block ends a conversation. Not where a block has ended it, even one that was lifted since; who has deleted a copy makes no difference.
 */
export async function lockUnanswered(
  tx: Transaction,
  { conversation_id, entry_id }: Pick<FirstMessage, 'conversation_id' | 'entry_id'>,
  seconds: number,
): Promise<{ member_id: number; counter_account: Booking['counterAccount'] } | undefined> {
  await tx`select from conversations where id = ${conversation_id} for no key update`;
  const [row] = await tx<{ member_id: number; counter_account: Booking['counterAccount'] }[]>`
    select l.member_id, l.counter_account
    from ledger_entries l
    join conversations c on c.id = l.conversation_id
    join conversation_members own on own.member_id = l.member_id and own.conversation_id = l.conversation_id
    join conversation_members other on other.member_id = own.other_id and other.conversation_id = own.conversation_id
    join members m on m.id = l.member_id
    where l.id = ${entry_id} and not c.ended_by_block and ${shown(tx)} and is_reachable(own.member_id, own.other_id)
      and ${isOpen(tx, seconds)}`;
  return row;
}
