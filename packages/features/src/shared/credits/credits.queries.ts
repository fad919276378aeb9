import type { ApiClient, DiscountCode } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Packages and discounts are shown by the features that sell and those that pay, so their queries live here. */
export const creditsQueries = {
  /** Packages and prices; the server knows a member's country, a visitor's is sent along. */
  packages: (api: ApiClient, { country, code }: { country?: string | undefined; code?: string | undefined } = {}) =>
    queryOptions({
      queryKey: ['packages', country ?? null, code ?? null],
      queryFn: ({ signal }) =>
        api.credits.packages(
          { ...(country === undefined ? {} : { country }), ...(code === undefined ? {} : { code }) },
          { signal },
        ),
      staleTime: 60_000,
    }),
  /** The time bonus of a new member, or null. A failure to load it is not reported to the member (ALT-08). */
  welcomeDiscount: (api: ApiClient, memberId: string | undefined) =>
    queryOptions({
      queryKey: ['discount', 'welcome', memberId ?? null],
      queryFn: async ({ signal }): Promise<DiscountCode | null> => {
        try {
          return (await api.credits.discountCode({ welcome: 'true' }, { signal })).discountcode;
        } catch {
          return null;
        }
      },
      staleTime: 5 * 60_000,
    }),
};

/** Milliseconds that the bonus lasts, from signing up: four hours (ALT-05). */
const bonusWindow = 14_400_000;

/** Whether a member can have a time bonus at all: only then is it requested. */
export const mayHaveBonus = (member: { paidUser: boolean; signupDate: string } | null, now: number): boolean =>
  member !== null && !member.paidUser && now - Date.parse(member.signupDate) < bonusWindow;
