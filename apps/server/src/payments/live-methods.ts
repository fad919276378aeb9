import type { PaymentMethod } from '@heartline/api-client/contract';

import type { PaymentProvider, Purchase } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { withTimeout } from './provider-sync.ts';

/** A list is fresh for so long, and better than none for so long. Milliseconds. */
const freshFor = 5 * 60_000;
const usableFor = 24 * 3_600_000;
/** A provider that does not answer is asked again after so long. Milliseconds. */
const restFor = 30_000;
/** A page waits for it. Milliseconds. */
const listTimeout = 2_500;
/** A price for each package, country and discount is a list of its own. */
const keepAtMost = 2_000;

interface Known {
  methods: readonly PaymentMethod[] | undefined;
  /** When `methods` was said, and when it is asked for next. */
  at: number;
  next: number;
  asking?: Promise<void> | undefined;
}

const known = new WeakMap<PaymentProvider, Map<string, Known>>();

/** What the provider takes now: its last answer while that is usable; 'all' where it has no list; undefined when nobody knows. */
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
    // Nobody waits for a list that is a little old.
    if (!usable) await asking;
  }
  const { methods, at } = entry;
  return methods !== undefined && now - at < usableFor ? methods : undefined;
}

async function ask(
  { clock, log }: Platform,
  provider: PaymentProvider,
  purchase: Purchase,
  entry: Known,
): Promise<void> {
  try {
    entry.methods = await withTimeout(listTimeout, async (signal) => provider.methods?.(purchase, signal) ?? []);
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
