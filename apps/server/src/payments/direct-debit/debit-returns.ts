import type { Transaction } from '../../platform/database.ts';
import type { ProviderState } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderRow } from '../payments.store.ts';
import { saveReturn } from './debit.store.ts';

/** A bank has returned a debit, maybe months later: saves that, and mails the member once. `order` is the order before the change. */
export async function noteReturnedDebit(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  { id, method, provider_state: before }: OrderRow,
  said: ProviderState,
  at: Date,
): Promise<void> {
  // Some providers report a returned debit as failed after reporting it as paid.
  const wasPaid = before === 'paid' || before === 'refunded';
  if (method !== 'sdd' || (said !== 'disputed' && !(said === 'failed' && wasPaid))) return;
  if (await saveReturn(tx, id, at))
    await jobs.enqueue(tx, { kind: 'mail.debitReturned', payload: { orderId: id }, runAt: at });
}
