import type { PaymentMethod, PaymentMethodOffer } from '@heartline/api-client';

/** One choice in the checkout. */
export interface MethodTile {
  method: PaymentMethod;
  kind: PaymentMethodOffer['kind'];
  /** Other methods paid with this tile at the same price: the networks of a card. */
  includes: readonly PaymentMethod[];
}

const card: PaymentMethod = 'creditcard';
const cardNetworks: readonly PaymentMethod[] = ['visa', 'mastercard', 'maestro'];

/**
 * The tiles of the checkout, in the server's order: the most used methods of the country first. Cards share one tile. Unavailable
 * methods have none. A network whose price differs from the card's, by a code for some methods, has its own.
 */
export function methodTiles(
  methods: readonly PaymentMethodOffer[],
  discountMethods: readonly PaymentMethod[] = [],
): MethodTile[] {
  const offered = methods.filter(({ available, retired }) => available && !retired);
  const lower = (method: PaymentMethod) => discountMethods.includes(method);
  const has = (method: PaymentMethod) => offered.some(({ id }) => id === method);
  const networks = has(card) ? cardNetworks.filter((id) => has(id) && lower(id) === lower(card)) : [];
  return offered
    .filter(({ id }) => !networks.includes(id))
    .map(({ id, kind }) => ({ method: id, kind, includes: id === card ? networks : [] }));
}

/** The tile that contains a method. */
export const tileOf = (tiles: readonly MethodTile[], method: PaymentMethod | undefined): MethodTile | undefined =>
  tiles.find((tile) => method !== undefined && (tile.method === method || tile.includes.includes(method)));
