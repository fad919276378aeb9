import type { DiscountCode } from '@heartline/api-client';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { useTickingNow } from '../format/server-clock.ts';
import { useSession } from '../session/session.queries.ts';
import { creditsQueries, mayHaveBonus } from './credits.queries.ts';

/**
 * The time bonus while it lasts, by the server's clock; null before and after, for visitors, and for members who have paid (ALT-05);
 * undefined until it is loaded.
 */
export function useWelcomeDiscount(): DiscountCode | null | undefined {
  const user = useSession();
  const now = useTickingNow(10_000);
  const possible = mayHaveBonus(user, now);
  const { data, isPending } = useQuery({ ...creditsQueries.welcomeDiscount(useApi(), user?.id), enabled: possible });
  if (possible && isPending) return undefined;
  if (!possible || !data || data.expired || data.status !== 'active') return null;
  return data.expires !== null && Date.parse(data.expires) <= now ? null : data;
}
