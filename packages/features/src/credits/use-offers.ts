import { useQuery } from '@tanstack/react-query';

import { creditsQueries, useApi, useSettings, useWelcomeDiscount } from '../shared/index.ts';

/** The packages at the member's prices: with the given code, else with the time bonus while it lasts. */
export function useOffers(given?: string) {
  const { messageCredits } = useSettings();
  const bonus = useWelcomeDiscount();
  const code = given ?? bonus?.code;
  const { data, error, refetch } = useQuery({
    ...creditsQueries.packages(useApi(), { code }),
    // Waits for the bonus, so that the first price shown includes it and does not change while the member chooses.
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
    /** Percentage by which all prices are reduced. */
    discount: packages.find(({ discountPercentage }) => discountPercentage !== null)?.discountPercentage ?? undefined,
    code,
    /** The code is the time bonus. */
    byBonus: bonus !== null && bonus !== undefined && code === bonus.code,
  } as const;
}
