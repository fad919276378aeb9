import { useQuery } from '@tanstack/react-query';

import { creditsQueries, useApi, useSettings, useWelcomeDiscount } from '../shared/index.ts';

/** The packages at the reader's prices: with the code that they came with, else with the time bonus while it holds. */
export function useOffers(given?: string) {
  const { messageCredits } = useSettings();
  const bonus = useWelcomeDiscount();
  const code = given ?? bonus?.code;
  const { data, error, refetch } = useQuery({
    ...creditsQueries.packages(useApi(), { code }),
    // A price that changes under the finger is none: the first one has the time bonus in it.
    enabled: given !== undefined || bonus !== undefined,
  });
  const packages = data?.packages ?? [];
  return {
    state: data ? (data.paymentsOpen ? 'ready' : 'closed') : error ? 'error' : 'loading',
    error,
    onRetry: () => void refetch(),
    packages,
    messageCredits: data?.messageCredits ?? messageCredits,
    /** The discounted prices are for some payment methods only. */
    someMethods: (data?.discountMethods.length ?? 0) > 0,
    /** How much all prices are lower by, in percent. */
    discount: packages.find(({ discountPercentage }) => discountPercentage !== null)?.discountPercentage ?? undefined,
    code,
    /** The code is the time bonus. */
    byBonus: bonus !== null && bonus !== undefined && code === bonus.code,
  } as const;
}
