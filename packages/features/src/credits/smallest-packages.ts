import type { CreditPackage } from '@heartline/api-client';

/** The three smallest of those that pay for the next message at least, smallest first. */
export const smallestPackages = (
  packages: readonly CreditPackage[],
  { credits, messageCredits }: { credits: number; messageCredits: number },
): CreditPackage[] =>
  packages
    .filter((offer) => credits + offer.credits >= messageCredits)
    .toSorted((one, other) => one.credits - other.credits)
    .slice(0, 3);
