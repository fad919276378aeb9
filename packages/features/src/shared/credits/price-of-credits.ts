import type { Money, User } from '@heartline/api-client';

/** Price of credits for this member, rounded up; null before the first purchase, when only credits are shown. */
export function priceOfCredits({ pricePaid: paid }: Pick<User, 'pricePaid'>, credits: number): Money | null {
  if (paid === null) return null;
  return { amount: Math.ceil((paid.price.amount * credits) / paid.credits), currency: paid.price.currency };
}
