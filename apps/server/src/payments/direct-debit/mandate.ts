import type { Sql } from '../../platform/database.ts';
import { openDetails, type BankAccount, type Secrets } from '../../platform/payments/debit-seal.ts';
import type { Debit } from '../../platform/payments/provider.ts';
import { findMandate, type MandateRow } from './debit.store.ts';

/** The data a provider needs to collect the money of an order. @throws Error where its account data was deleted */
export async function debitOf({ sql, config }: { sql: Sql; config: Secrets }, orderId: number): Promise<Debit> {
  const mandate = await findMandate(sql, orderId);
  const account = mandate && openDetails<BankAccount>(config, mandate.sealed_account, mandate.reference);
  if (!mandate || !account) throw new Error('the order has no account to collect from');
  return { ...account, reference: mandate.reference, signedAt: mandate.signed_at };
}

/** The mandate as its payment shows it. */
export const mandateAnswer = (row: MandateRow) => ({
  reference: row.reference,
  creditor: row.creditor_name,
  creditor_id: row.creditor_id,
  iban_end: row.iban_end,
  collect_on: row.collect_on,
  signed_at: row.signed_at.toISOString(),
});
