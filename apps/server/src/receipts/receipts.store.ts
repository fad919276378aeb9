import { jsonb, type Sql } from '../platform/database.ts';

export type ReceiptKind = 'receipt' | 'credit_note' | 'correction';

/** Who sold, as it was when the receipt was written. */
export interface Seller {
  site: string;
  name: string;
  address: string;
  city: string;
  country: string;
  /** Number in the register of companies. */
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

/** An order that was paid, with what its receipts have said so far. */
export interface PaidOrder {
  id: number;
  site_id: string;
  amount: number;
  currency: string;
  country: string;
  language: string;
  description: string;
  paid_at: Date;
  /** Minor units that have gone back, all together. */
  back: number;
  receipt: Written | null;
  /** Of that, what credit notes less corrections have said, and the VAT in it. */
  written_back: number;
  written_vat: number;
}

/** Of an order `o` that was paid: what is not paid any more has gone back, whole (payments/settle.ts). */
const back = (sql: Sql) => sql`case when o.provider_state = 'paid' then least(o.refunded, o.amount) else o.amount end`;
/** What the credit notes of an order `o` say, less corrections. */
const writtenBack = (sql: Sql) =>
  sql`(select coalesce(-sum(c.gross), 0)::int from receipts c where c.order_id = o.id and c.kind <> 'receipt')`;

/** Undefined: nothing was ever paid. */
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

/** So many paid orders after that one, and whether their receipts say what became of them. */
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

/** Nobody else writes about this order until the transaction is over. */
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
 * Series and number are the database's (number_receipt). The row of the series is locked until the transaction is over, so this comes
 * last in it, and never with `on conflict do nothing`, which would use a number up.
 */
export async function insertReceipt(tx: Sql, { seller, ...receipt }: NewReceipt): Promise<void> {
  await tx`insert into receipts ${tx({ ...receipt, seller: jsonb(tx, seller) })}`;
}

export interface ReceiptRow extends Omit<NewReceipt, 'company_id' | 'order_id'> {
  series: 'receipts' | 'credit_notes';
  number: number;
  /** The receipt that a credit note or a correction is about; its own for a receipt. */
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
  /** The entry of the ledger by which its credits came. */
  transaction_id: string;
}

/** The receipt of an order, with what is mailed along with it. */
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

/** All of a member, oldest first. */
export async function listReceipts(sql: Sql, memberId: number): Promise<ReceiptRow[]> {
  return sql<ReceiptRow[]>`select ${columns(sql)} where o.member_id = ${memberId} order by r.issued_at, r.id`;
}

export async function ownsPayment(sql: Sql, memberId: number, paymentId: string): Promise<boolean> {
  const rows = await sql`select from orders where public_id = ${paymentId} and member_id = ${memberId}`;
  return rows.length > 0;
}

/** A movement of credits, as a line of the list of everything. */
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

/** So many after that one, oldest first. */
export async function listMovements(sql: Sql, memberId: number, after: number, limit: number): Promise<Movement[]> {
  return sql<Movement[]>`
    select id, public_id, kind, amount, balance_after, created_at from ledger_entries
    where member_id = ${memberId} and id > ${after} order by id limit ${limit}`;
}
