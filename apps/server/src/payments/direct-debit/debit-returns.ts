import type { Transaction } from '../../platform/database.ts';
import type { ProviderState } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderRow } from '../payments.store.ts';
import { saveReturn } from './debit.store.ts';

/** A bank has sent a debit back, maybe months later: kept, and told to the member once. `order` is as it was before. */
export async function noteReturnedDebit(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  { id, method, provider_state: before }: OrderRow,
  said: ProviderState,
  at: Date,
): Promise<void> {
  // Some providers say failed of what they have called paid.
  if (method !== 'sdd' || (said !== 'disputed' && !(said === 'failed' && before === 'paid'))) return;
  if (await saveReturn(tx, id, at))
    await jobs.enqueue(tx, { kind: 'mail.debitReturned', payload: { orderId: id }, runAt: at });
}
