import type { Money, User } from '@heartline/api-client';

/** What so many credits cost this member, rounded up; null before the first purchase, when credits alone are shown. */
export function priceOfCredits({ pricePaid: paid }: Pick<User, 'pricePaid'>, credits: number): Money | null {
  if (paid === null) return null;
  return { amount: Math.ceil((paid.price.amount * credits) / paid.credits), currency: paid.price.currency };
}
