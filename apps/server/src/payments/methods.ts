import type { PaymentMethod } from '@heartline/api-client/contract';

import { methodRows, methodTable, type MethodKind } from '../platform/payments/method-table.ts';
import type { PaymentProvider, Purchase } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { inOrderOf } from './method-order.data.ts';
import { openDebitTerms } from './direct-debit/debit-rules.ts';
import { liveMethods } from './live-methods.ts';

export interface MethodOffer {
  id: PaymentMethod;
  kind: MethodKind;
  available: boolean;
  retired: boolean;
}

/** A purchase, and the site it is made on. */
export type SitePurchase = Purchase & { siteId: string };

/** The methods of our table for this purchase, whatever a provider takes; most used first. */
function inTable(platform: Platform, { country, currency, siteId }: SitePurchase): PaymentMethod[] {
  const debits = openDebitTerms(platform, siteId) !== undefined;
  const ids = methodRows
    .filter(
      ([, { kind, countries, currencies, ended }]) =>
        ended === undefined &&
        (kind !== 'debit' || debits) &&
        (countries === 'everywhere' || countries.includes(country)) &&
        (currencies === undefined || currencies.includes(currency)),
    )
    .map(([id]) => id);
  return inOrderOf(country, ids);
}

const offer = (id: PaymentMethod, available: boolean): MethodOffer => {
  const { kind, ended } = methodTable[id];
  return { id, kind, available, retired: ended !== undefined };
};

const ended = methodRows.filter(([, row]) => row.ended !== undefined).map(([id]) => offer(id, false));

/**
 * The methods in our table that are live at the provider, in the order of the country; then discontinued ones, so that the page can say so.
 * Undefined: the provider does not say, and has not said lately.
 */
export async function methodsFor(
  platform: Platform,
  provider: PaymentProvider,
  purchase: SitePurchase,
): Promise<MethodOffer[] | undefined> {
  const live = await liveMethods(platform, provider, purchase);
  if (live === undefined) return undefined;
  const here = inTable(platform, purchase).filter((id) => live === 'all' || live.includes(id));
  return [...here.map((id) => offer(id, true)), ...ended];
}

/** Where the provider does not say which methods are live, our table decides, and the provider refuses by itself. */
export async function isOffered(
  platform: Platform,
  provider: PaymentProvider,
  purchase: SitePurchase,
  method: PaymentMethod,
): Promise<boolean> {
  const methods = await methodsFor(platform, provider, purchase);
  return methods
    ? methods.some(({ id, available }) => id === method && available)
    : inTable(platform, purchase).includes(method);
}
