import { countries } from './countries.ts';

/** The catalogue: numbers of credits, with their prices in minor units of each currency. Prices include tax. */
export const packageSizes = [100, 250, 500, 1000] as const;

const prices: Record<string, readonly [number, number, number, number]> = {
  AUD: [2299, 4599, 8299, 15_499],
  CAD: [2199, 4399, 7799, 14_499],
  CHF: [1490, 2990, 5290, 9890],
  DKK: [11_200, 22_400, 39_900, 74_500],
  EUR: [1499, 2999, 5299, 9899],
  GBP: [1349, 2699, 4749, 8899],
  NOK: [17_200, 34_400, 61_200, 114_500],
  NZD: [2549, 5099, 8999, 16_899],
  PLN: [6699, 13_399, 23_799, 44_499],
  SEK: [17_200, 34_400, 61_200, 114_500],
  USD: [1649, 3299, 5799, 10_899],
};

export interface CreditPackage {
  id: string;
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
}

export const currencyOf = (country: string): string => countries[country]?.currency ?? 'EUR';

export function packagesOf(country: string): CreditPackage[] {
  const currency = currencyOf(country);
  return packageSizes.map((credits, index) => ({
    id: `credits-${credits}`,
    credits,
    amount: prices[currency]?.[index] ?? prices['EUR']?.[index] ?? 0,
    currency,
  }));
}

/** The price of one message in money with this package: whole minor units, rounded up. */
export const messagePrice = ({ amount, credits }: CreditPackage, messageCredits: number): number =>
  Math.ceil((amount * messageCredits) / credits);
