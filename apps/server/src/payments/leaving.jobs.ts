import { Outage } from '../platform/outage.ts';
import type { Platform } from '../platform/platform.ts';
import { listOpenOrders } from './payments.store.ts';
import { ask } from './provider-sync.ts';

/** Ends the unpaid orders of a member who leaves, as far as their provider can end them: the credits would be of no use. */
export function registerLeaving(platform: Platform): void {
  platform.jobs.register<{ memberId: number }>('payments.leave', async ({ memberId }) => {
    for (const order of await listOpenOrders(platform.sql, memberId))
      await ask(platform, order, { question: 'cancel' }).catch((cause: unknown) => {
        throw new Outage('the provider does not end the order of a member who leaves', { cause });
      });
  });
}
