import type { Platform } from '../platform/platform.ts';
import { paymentAccountsOf } from '../site/payment-accounts.data.ts';
import { sites } from '../site/sites.data.ts';

/** Logs at the start which sites sell nothing, and which keys no site uses. */
export function tellOfPayments({ payments, log }: Platform): void {
  const closed = sites.map(({ id }) => id).filter((id) => payments.current(id) === undefined);
  if (closed.length === sites.length)
    log.warn('payments are not set up: no credits are sold, and the pages that would sell them say so');
  else if (closed.length > 0)
    log.warn({ sites: closed }, 'payments are not set up for these sites: they sell no credits');
  const named = new Set(['sandbox', ...sites.flatMap(({ id }) => paymentAccountsOf(id))]);
  const unused = payments.all.map(({ name }) => name).filter((name) => !named.has(name));
  if (unused.length > 0)
    log.warn(
      { accounts: unused },
      'no site names these accounts: they take no new orders, and answer for their old ones',
    );
}
