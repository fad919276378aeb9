import type { Sql } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import { newPublicId } from '../platform/ids.ts';

export interface Booking {
  memberId: number;
  kind:
    | 'signup'
    | 'purchase'
    | 'message'
    | 'gift'
    | 'photo'
    | 'reversal'
    | 'restoration'
    | 'withdrawal'
    | 'correction'
    | 'unanswered';
  /** The account of the house that the credits come from or go to; the database refuses an account that does not fit the kind. */
  counterAccount:
    | 'signup_bonus'
    | 'sales'
    | 'messages'
    | 'gifts'
    | 'photos'
    | 'reversals'
    | 'withdrawals'
    | 'corrections';
  /** Credits, signed: the change of the member's balance. Not 0. */
  amount: number;
  orderId?: number;
  conversationId?: number;
  messageSeq?: number;
}

export interface Entry {
  publicId: string;
  balance: number;
}

/**
 * Writes one ledger entry; the database moves the balance with it (PAY-07). After a refusal the transaction cannot continue.
 * @throws ServerError not_enough_credits
 */
export async function book(tx: Sql, booking: Booking, at: Date): Promise<Entry> {
  const publicId = newPublicId();
  const { memberId, kind, counterAccount, amount, orderId, conversationId, messageSeq } = booking;
  try {
    const [row] = await tx<{ balance_after: number }[]>`
      insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, order_id, conversation_id, message_seq, created_at)
      values (${publicId}, ${memberId}, ${kind}, ${counterAccount}, ${amount}, null, ${orderId ?? null}, ${conversationId ?? null}, ${messageSeq ?? null}, ${at})
      returning balance_after`;
    return { publicId, balance: row?.balance_after ?? 0 };
  } catch (error) {
    const { code, table_name } = error as { code?: string; table_name?: string };
    if (code === '23514' && table_name === 'wallets') throw new ServerError('not_enough_credits');
    throw error;
  }
}

/** Books the welcome credits of a new member, once however often it is called. Opens the wallet in any case. */
export async function creditSignup(tx: Sql, memberId: number, credits: number, at: Date): Promise<void> {
  await tx`insert into wallets (member_id) values (${memberId}) on conflict do nothing`;
  if (credits === 0) return;
  await tx`
    insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, created_at)
    values (${newPublicId()}, ${memberId}, 'signup', 'signup_bonus', ${credits}, null, ${at})
    on conflict (member_id) where kind = 'signup' do nothing`;
}

export async function balanceOf(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`;
  return row?.balance ?? 0;
}

/** Locks the wallet until the end of the transaction. */
export async function lockWallet(tx: Sql, memberId: number): Promise<void> {
  await tx`select from wallets where member_id = ${memberId} for no key update`;
}

export interface Differences {
  /** Wallets whose balance is not the sum of their entries. */
  wallets: number;
  /**
   * The deviation of all accounts from zero together, since each entry takes from one what it gives to another, and of the members' account
   * from the wallets.
   */
  accounts: number;
  /** Entries whose balance is not the previous balance plus their amount. */
  entries: number;
  /** Orders that have not given the credits due by their provider's last word, their refunds and a withdrawal (`order_due`). */
  orders: number;
  /** Messages that cost something and have no entry, and entries without such a message. */
  messages: number;
  /** Credits given back for anything but a first message of the member, or more of them than it cost. */
  unanswered: number;
}

/** The daily report of security.md section 3: every figure must be 0. */
export async function findDifferences(sql: Sql): Promise<Differences> {
  const [row] = await sql<[Differences]>`
    select
      (select count(*)::int from wallets w left join (select member_id, sum(amount) as total from ledger_entries group by member_id) l using (member_id)
        where w.balance <> coalesce(l.total, 0)) as wallets,
      (select (abs(sum(w.balance) - (select balance from ledger_accounts where account = 'members'))
        + abs((select sum(balance) from ledger_accounts)))::int from wallets w) as accounts,
      (select count(*)::int from (select balance_after - amount as before,
          lag(balance_after, 1, 0) over (partition by member_id order by id) as last from ledger_entries) l
        where before <> last) as entries,
      (select count(*)::int from orders o left join (select order_id, sum(amount) as given from ledger_entries where order_id is not null group by order_id) l
          on l.order_id = o.id
        where coalesce(l.given, 0) <> order_due(o)) as orders,
      (select count(*)::int from (select conversation_id, seq, sender_id, cost from messages where cost > 0) m
        full join (select conversation_id, message_seq, member_id, amount from ledger_entries where kind in ('message', 'gift', 'photo')) l
          on l.conversation_id = m.conversation_id and l.message_seq = m.seq and l.member_id = m.sender_id and l.amount = -m.cost
        where m.seq is null or l.message_seq is null) as messages,
      (select count(*)::int from ledger_entries b left join ledger_entries l
          on l.conversation_id = b.conversation_id and l.message_seq = b.message_seq and l.member_id = b.member_id and l.amount < 0
        where b.kind = 'unanswered' and (b.amount <= -l.amount) is not true) as unanswered`;
  return row;
}
