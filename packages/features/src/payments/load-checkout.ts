import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { loadOffers } from '../shared/index.ts';
import { paymentsQueries } from './payments.queries.ts';

export interface CheckoutOrder {
  packageId?: string | undefined;
  code?: string | undefined;
}

/** Loads the data of the checkout before its page, so that nothing moves on it. The page itself reports a failure. */
export async function loadCheckout(queryClient: QueryClient, api: ApiClient, order: CheckoutOrder = {}): Promise<void> {
  await Promise.all([
    loadOffers(queryClient, api, order.code),
    queryClient.prefetchQuery(paymentsQueries.methods(api, order.packageId)),
  ]);
}

/** The same for the page that repeats an order, which has no codes. */
export async function loadRepeat(queryClient: QueryClient, api: ApiClient): Promise<void> {
  await Promise.all([loadCheckout(queryClient, api), queryClient.prefetchQuery(paymentsQueries.lastPurchase(api))]);
}
