import type { PaymentMethod } from '@heartline/api-client/contract';

import type { PaymentProvider, Purchase } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { withTimeout } from './provider-sync.ts';

/** How long a list is fresh, and how long it is better than none. Milliseconds. */
const freshFor = 5 * 60_000;
const usableFor = 24 * 3_600_000;
/** How long to wait before asking a provider again that did not answer. Milliseconds. */
const restFor = 30_000;
/** How long a page waits for a list. Milliseconds. */
const listTimeout = 2_500;
/** Each combination of country, amount and currency has a list of its own. */
const keepAtMost = 2_000;

interface Known {
  methods: readonly PaymentMethod[] | undefined;
  /** When the provider gave `methods`, and when to ask again. */
  at: number;
  next: number;
  asking?: Promise<void> | undefined;
}

const known = new WeakMap<PaymentProvider, Map<string, Known>>();

/** The methods that the provider takes now: its last answer while that is usable; 'all' where it has no list; undefined when unknown. */
export async function liveMethods(
  platform: Platform,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<readonly PaymentMethod[] | 'all' | undefined> {
  if (!provider.methods) return 'all';
  const lists = known.get(provider) ?? new Map<string, Known>();
  known.set(provider, lists);
  const key = `${purchase.country} ${purchase.amount} ${purchase.currency}`;
  const entry: Known = lists.get(key) ?? { methods: undefined, at: 0, next: 0 };
  lists.delete(key);
  lists.set(key, entry);
  const [oldest] = lists.keys();
  if (lists.size > keepAtMost && oldest !== undefined) lists.delete(oldest);
  const now = platform.clock.now().getTime();
  const usable = entry.methods !== undefined && now - entry.at < usableFor && now >= entry.at;
  if (now >= entry.next || now < entry.at) {
    const asking = (entry.asking ??= ask(platform, provider, purchase, entry).finally(
      () => (entry.asking = undefined),
    ));
    // A usable list is returned without waiting for its refresh.
    if (!usable) await asking;
  }
  const { methods, at } = entry;
  return methods !== undefined && now - at < usableFor ? methods : undefined;
}

async function ask(
  { clock, time, log }: Platform,
  provider: PaymentProvider,
  purchase: Purchase,
  entry: Known,
): Promise<void> {
  try {
    entry.methods = await withTimeout(time, listTimeout, async (signal) => provider.methods?.(purchase, signal) ?? []);
    entry.at = clock.now().getTime();
    entry.next = entry.at + freshFor;
  } catch (error) {
    entry.next = clock.now().getTime() + restFor;
    log.warn(
      { provider: provider.name, err: (error as Error).message },
      'the payment provider does not say which methods are live',
    );
  }
}
