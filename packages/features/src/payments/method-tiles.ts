import type { PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';

/** One choice in the checkout. */
export interface MethodTile {
  method: PaymentMethod;
  /** What is paid with it besides, and costs the same: the networks of a card. */
  includes: readonly PaymentMethod[];
}

/** Paid with what the device or the browser knows already: nothing is typed. */
const wallets: readonly PaymentMethod[] = ['applepay', 'paypal'];
const card: PaymentMethod = 'creditcard';
const cardNetworks: readonly PaymentMethod[] = ['visa', 'mastercard', 'maestro'];
/** A walk to a shop, days at the bank: after all that pays at once. */
const slow: readonly PaymentMethod[] = ['paysafecard', 'sct'];

/**
 * The choices of the checkout, in their order: wallets, the country's own methods as the server orders them, one tile for cards, and what
 * takes longer. What is not available is no choice. A network whose price differs from the card's, by a code for some methods, stands alone.
 */
export function methodTiles(
  methods: readonly PaymentMethodOffer[],
  discountMethods: readonly PaymentMethod[] = [],
): MethodTile[] {
  const offered = methods.filter(({ available, retired }) => available && !retired).map(({ id }) => id);
  const lower = (method: PaymentMethod) => discountMethods.includes(method);
  const networks = offered.includes(card)
    ? cardNetworks.filter((id) => offered.includes(id) && lower(id) === lower(card))
    : [];
  const place = (method: PaymentMethod): number => {
    if (wallets.includes(method)) return wallets.indexOf(method) - wallets.length;
    if (method === card || cardNetworks.includes(method)) return 1;
    return slow.includes(method) ? 2 : 0;
  };
  return offered
    .filter((method) => !networks.includes(method))
    .toSorted((one, other) => place(one) - place(other))
    .map((method) => ({ method, includes: method === card ? networks : [] }));
}

/** The tile that a method is chosen with. */
export const tileOf = (tiles: readonly MethodTile[], method: PaymentMethod | undefined): MethodTile | undefined =>
  tiles.find((tile) => method !== undefined && (tile.method === method || tile.includes.includes(method)));
