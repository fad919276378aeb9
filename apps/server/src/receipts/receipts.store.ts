import { jsonb, type Sql } from '../platform/database.ts';

export type ReceiptKind = 'receipt' | 'credit_note' | 'correction';

/** The seller, as it was when the receipt was written. */
export interface Seller {
  site: string;
  name: string;
  address: string;
  city: string;
  country: string;
  /** Number in the company register. */
  registration: string;
  vat_numbers: string[];
  email: string;
}

interface Written {
  company_id: string;
  vat_rate: number;
  /** yyyy-mm-dd */
  paid_on: string;
}

/** A paid order, with the sums of its receipts so far. */
export interface PaidOrder {
  id: number;
  site_id: string;
  amount: number;
  currency: string;
  country: string;
  language: string;
  description: string;
  paid_at: Date;
  /** Minor units that have gone back in total. */
  back: number;
  receipt: Written | null;
  /** The share of it that credit notes minus corrections cover, and its VAT. */
  written_back: number;
  written_vat: number;
}

/**
 * For a paid order `o`: if it is no longer paid, all of its amount has gone back (payments/settle.ts). The provider does not report what a
 * withdrawal has given back by hand.
 */
const back = (sql: Sql) => sql`
  case when o.provider_state = 'paid' then greatest(
    least(o.refunded, o.amount),
    case when o.withdrawal_by_hand is not null then (o.amount - o.amount::bigint * o.used / o.credits)::int end
  ) else o.amount end`;
/** The sum of the credit notes of an order `o`, minus corrections. */
const writtenBack = (sql: Sql) =>
  sql`(select coalesce(-sum(c.gross), 0)::int from receipts c where c.order_id = o.id and c.kind <> 'receipt')`;

/** Undefined if it was never paid. */
export async function findPaidOrder(tx: Sql, orderId: number): Promise<PaidOrder | undefined> {
  const [row] = await tx<PaidOrder[]>`
    select o.id, m.site_id, o.amount, o.currency, o.country, o.language, o.description, l.created_at as paid_at, ${back(tx)} as back,
      (select jsonb_build_object('company_id', r.company_id, 'vat_rate', r.vat_rate, 'paid_on', r.paid_on) from receipts r
        where r.order_id = o.id and r.kind = 'receipt') as receipt,
      ${writtenBack(tx)} as written_back,
      (select coalesce(-sum(c.vat), 0)::int from receipts c where c.order_id = o.id and c.kind <> 'receipt') as written_vat
    from orders o join members m on m.id = o.member_id join ledger_entries l on l.order_id = o.id and l.kind = 'purchase'
    where o.id = ${orderId}`;
  return row;
}

/** The next paid orders after that one, and whether their receipts are up to date. */
export async function listPaidOrders(
  sql: Sql,
  after: number,
  limit: number,
): Promise<{ id: number; written: boolean }[]> {
  return sql<{ id: number; written: boolean }[]>`
    select o.id, ${writtenBack(sql)} = ${back(sql)}
        and exists (select from receipts r where r.order_id = o.id and r.kind = 'receipt') as written
    from orders o
    where o.id > ${after} and exists (select from ledger_entries l where l.order_id = o.id and l.kind = 'purchase')
    order by o.id limit ${limit}`;
}

/** Prevents concurrent receipts for this order until the transaction ends. */
export async function lockOrder(tx: Sql, orderId: number): Promise<void> {
  await tx`select from orders where id = ${orderId} for update`;
}

export interface NewReceipt extends Written {
  public_id: string;
  order_id: number;
  kind: ReceiptKind;
  issued_at: Date;
  seller: Seller;
  language: string;
  description: string;
  country: string;
  currency: string;
  gross: number;
  net: number;
  vat: number;
}

/**
 * The database assigns series and number (number_receipt). It locks the row of the series until the transaction ends, so this comes last in
 * it, and never with `on conflict do nothing`, which would use up a number.
 */
export async function insertReceipt(tx: Sql, { seller, ...receipt }: NewReceipt): Promise<void> {
  await tx`insert into receipts ${tx({ ...receipt, seller: jsonb(tx, seller) })}`;
}

export interface ReceiptRow extends Omit<NewReceipt, 'company_id' | 'order_id'> {
  series: 'receipts' | 'credit_notes';
  number: number;
  /** The receipt that a credit note or a correction refers to; its own number for a receipt. */
  of_number: number;
  of_issued_at: Date;
}

const columns = (sql: Sql) => sql`
  r.public_id, r.kind, r.series, r.number, r.issued_at, r.seller, r.language, r.description, r.country, r.paid_on::text as paid_on,
  r.currency, r.gross, r.net, r.vat, r.vat_rate, f.number as of_number, f.issued_at as of_issued_at
  from receipts r join receipts f on f.order_id = r.order_id and f.kind = 'receipt' join orders o on o.id = r.order_id`;

export async function findReceipt(sql: Sql, memberId: number, publicId: string): Promise<ReceiptRow | undefined> {
  const [row] = await sql<ReceiptRow[]>`
    select ${columns(sql)} where r.public_id = ${publicId} and o.member_id = ${memberId}`;
  return row;
}

export interface PurchaseRow extends ReceiptRow {
  member_id: number;
  credits: number;
  /** The ledger entry that gave its credits. */
  transaction_id: string;
}

/** The receipt of an order, with the data for its mail. */
export async function findPurchase(sql: Sql, orderId: number): Promise<PurchaseRow | undefined> {
  const [row] = await sql<PurchaseRow[]>`
    select o.member_id, o.credits,
      (select public_id from ledger_entries where order_id = o.id and kind = 'purchase') as transaction_id, ${columns(sql)}
    where o.id = ${orderId} and r.kind = 'receipt'`;
  return row;
}

/** Oldest first. */
export async function listReceiptsOf(sql: Sql, memberId: number, paymentId: string): Promise<ReceiptRow[]> {
  return sql<ReceiptRow[]>`
    select ${columns(sql)} where o.public_id = ${paymentId} and o.member_id = ${memberId} order by r.id`;
}

/** All receipts of a member, oldest first. */
export async function listReceipts(sql: Sql, memberId: number): Promise<ReceiptRow[]> {
  return sql<ReceiptRow[]>`select ${columns(sql)} where o.member_id = ${memberId} order by r.issued_at, r.id`;
}

export async function ownsPayment(sql: Sql, memberId: number, paymentId: string): Promise<boolean> {
  const rows = await sql`select from orders where public_id = ${paymentId} and member_id = ${memberId}`;
  return rows.length > 0;
}

/** A movement of credits, as a line of the table of all transactions. */
export interface Movement {
  id: number;
  public_id: string;
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
  amount: number;
  balance_after: number;
  created_at: Date;
}

/** At most `limit` movements after that one, oldest first. */
export async function listMovements(sql: Sql, memberId: number, after: number, limit: number): Promise<Movement[]> {
  return sql<Movement[]>`
    select id, public_id, kind, amount, balance_after, created_at from ledger_entries
    where member_id = ${memberId} and id > ${after} order by id limit ${limit}`;
}
