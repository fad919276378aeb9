import type { Booking } from '../credits/ledger.ts';
import { shown } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import type { SiteSettings } from '../platform/site.ts';

/** The ledger entry of a first message that was paid for. */
export interface FirstMessage {
  entry_id: number;
  conversation_id: number;
  created_at: Date;
}

/** The time up to which the first messages of a site's members were examined; undefined if never. */
export async function findLookedUntil(sql: Sql, siteId: string): Promise<Date | undefined> {
  const [row] = await sql<
    { looked_until: Date }[]
  >`select looked_until from unanswered_looks where site_id = ${siteId}`;
  return row?.looked_until;
}

/** Never goes back: of two simultaneous runs the slower one has examined less. */
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

/** First messages after a position and up to a time that nobody answered within the seconds, oldest first. */
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
 * The sender, if the message is still unanswered and both members can still write to each other. Locks the conversation, as numbering
 * messages and ending it by a block do. A conversation ended by a block stays out, even if the block was lifted since; deleted copies make
 * no difference.
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

/** A first message as its sender paid for it. */
export interface PaidFirst {
  entry_id: number;
  created_at: Date;
  /** The entry that gave it back. */
  back_id: number | null;
  answered: boolean;
  /** By the sender's site. */
  promised: SiteSettings['unanswered'];
}

/**
 * The first message of a conversation, if this member sent and paid for it. Its time is the key of the index of first messages; asked for by
 * itself, since a join planned while there are few entries would read them all.
 */
export async function findPaidFirst(
  sql: Sql,
  memberId: number,
  conversationId: number,
): Promise<PaidFirst | undefined> {
  const [row] = await sql<PaidFirst[]>`
    select l.id as entry_id, l.created_at, b.id as back_id, s.settings -> 'unanswered' as promised,
      exists (select from messages a where a.conversation_id = l.conversation_id and a.sender_id <> l.member_id) as answered
    from ledger_entries l
    join members m on m.id = l.member_id
    join sites s on s.id = m.site_id
    left join ledger_entries b on b.conversation_id = l.conversation_id and b.kind = 'unanswered'
    where l.created_at = (select created_at from messages where conversation_id = ${conversationId} and seq = 1)
      and l.message_seq = 1 and l.amount < 0 and l.conversation_id = ${conversationId} and l.member_id = ${memberId}`;
  return row;
}
