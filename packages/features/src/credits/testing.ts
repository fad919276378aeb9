import type { ApiClient, CreditPackage, DiscountCode, Transaction } from '@heartline/api-client';

type PackagesAnswer = Awaited<ReturnType<ApiClient['credits']['packages']>>;

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (credits: number, amount: number, bestValue = false): CreditPackage => ({
  id: `package-${credits}`,
  credits,
  price: eur(amount),
  pricePerMessage: eur(Math.ceil((amount / credits) * 10)),
  discountedPrice: null,
  discountPercentage: null,
  bestValue,
});

export const packages: PackagesAnswer = {
  country: 'NL',
  currency: 'EUR',
  messageCredits: 10,
  paymentsOpen: true,
  discountMethods: [],
  packages: [offer(100, 899), offer(300, 2299), offer(1000, 5999, true)],
};

/** As many as a site has. */
export const fourPackages: PackagesAnswer = {
  ...packages,
  packages: [offer(100, 899), offer(300, 2299), offer(500, 3299), offer(1000, 5999, true)],
};

/** The first three with the time bonus: a quarter less. */
export const discountedPackages: PackagesAnswer = {
  ...packages,
  packages: packages.packages.map((item) => ({
    ...item,
    discountedPrice: eur(Math.floor(item.price.amount * 0.75)),
    pricePerMessage: eur(Math.ceil(((item.price.amount * 0.75) / item.credits) * 10)),
    discountPercentage: 25,
  })),
};

export const bonus: DiscountCode = {
  code: 'TIMEBONUS25',
  country: null,
  userId: 'user-3',
  expires: '2026-11-21T15:40:00.000Z',
  valuePercentage: 25,
  currency: null,
  minimumOrderValue: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
};

type Kind = keyof typeof amounts;
const amounts = {
  message: -10,
  gift: -25,
  purchase: 300,
  signup: 30,
  reversal: -300,
  restoration: 300,
  correction: 10,
  unanswered: 10,
};

const usual: Kind[] = ['message', 'message', 'gift', 'message', 'purchase', 'message', 'message', 'signup'];

/** A ledger whose balances are right, newest first. */
export function ledger(kinds: readonly Kind[] = usual): Transaction[] {
  let balance = 0;
  return kinds
    .toReversed()
    .map((kind, index): Transaction => {
      balance += amounts[kind];
      return {
        id: `entry-${index}`,
        kind,
        credits: amounts[kind],
        balance,
        paymentId: kind === 'purchase' || kind === 'reversal' || kind === 'restoration' ? 'payment-1' : null,
        createdAt: `2026-11-${String(12 + index)}T09:15:00.000Z`,
      };
    })
    .toReversed();
}
