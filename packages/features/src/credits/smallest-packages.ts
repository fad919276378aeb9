import type { CreditPackage } from '@heartline/api-client';

/** The three smallest packages that pay for at least the next message, smallest first. */
export const smallestPackages = (
  packages: readonly CreditPackage[],
  { credits, messageCredits }: { credits: number; messageCredits: number },
): CreditPackage[] =>
  packages
    .filter((offer) => credits + offer.credits >= messageCredits)
    .toSorted((one, other) => one.credits - other.credits)
    .slice(0, 3);
