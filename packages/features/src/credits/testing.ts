import type {
  ApiClient,
  CreditPackage,
  DiscountCode,
  Receipt,
  Transaction,
  WayOfCredits,
  Withdrawal,
} from '@heartline/api-client';

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

const part = (kind: Transaction['kind'], index: number, credits: number): WayOfCredits['from'][number] => ({
  id: `entry-${index}`,
  kind,
  credits,
  price: kind === 'purchase' ? eur(Math.ceil((2299 * credits) / 300)) : null,
  createdAt: `2026-11-${String(12 + (index % 14))}T09:15:00.000Z`,
});

/** A message that used the last free credits and some of a purchase. */
export const wayOfMessage: WayOfCredits = { from: [part('signup', 0, 4), part('purchase', 3, 6)], into: null };
/** A purchase that is partly used. */
export const wayOfPurchase: WayOfCredits = {
  from: [],
  into: { left: 255, filled: 0, uses: [part('message', 7, 10), part('gift', 5, 25), part('message', 4, 10)] },
};
/** A purchase that is used up, after it had filled a balance that a refund left below zero. */
export const wayUsedUp: WayOfCredits = {
  from: [],
  into: {
    left: 0,
    filled: 25,
    uses: [part('gift', 40, 25), ...Array.from({ length: 25 }, (_item, at) => part('message', 39 - at, 10))],
  },
};

type Kind = keyof typeof amounts;
const amounts = {
  message: -10,
  gift: -25,
  purchase: 300,
  signup: 30,
  reversal: -300,
  withdrawal: -255,
  restoration: 300,
  correction: 10,
  unanswered: 10,
};

const usual: Kind[] = ['message', 'message', 'gift', 'message', 'purchase', 'message', 'message', 'signup'];

/** A ledger with correct balances, newest first. */
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

/** A purchase of 300 credits of which 45 were used. */
export const withdrawal = (change: Partial<Withdrawal>): Withdrawal => ({
  paymentId: 'payment-1',
  transactionId: 'entry-3',
  state: 'open',
  endsAt: '2026-11-30T09:15:00.000Z',
  bought: 300,
  used: 45,
  left: 255,
  paid: eur(2299),
  refunded: eur(0),
  kept: eur(344),
  back: eur(1955),
  confirmedAt: null,
  ...change,
});

const receipt = (index: number, kind: Receipt['kind'], number: string, amount: number, vat: number): Receipt => ({
  id: `receipt-${index}`,
  kind,
  number,
  total: eur(amount),
  vat: eur(vat),
  issuedAt: `2026-11-${String(14 + index)}T09:15:00.000Z`,
});

/** Partly refunded, then the rest was disputed and the dispute was won. */
export const receipts: Receipt[] = [
  receipt(1, 'receipt', 'R-000012', 2299, 367),
  receipt(2, 'credit_note', 'C-000003', -500, -80),
  receipt(3, 'credit_note', 'C-000004', -1799, -287),
  receipt(4, 'correction', 'C-000007', 1799, 287),
];
