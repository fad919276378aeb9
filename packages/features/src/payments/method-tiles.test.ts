import { paymentMethods, type PaymentMethod } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { methodTiles, tileOf } from './method-tiles.ts';

const offers = (...ids: PaymentMethod[]) =>
  ids.map((id) => ({ id, kind: 'redirect' as const, available: true, retired: false }));
const names = (tiles: ReturnType<typeof methodTiles>) => tiles.map(({ method }) => method);

describe('tiles of the checkout', () => {
  const dutch = offers(
    'ideal',
    'paypal',
    'applepay',
    'creditcard',
    'visa',
    'mastercard',
    'maestro',
    'paysafecard',
    'sct',
  );

  it("keep the server's order, with one tile for cards", () => {
    expect(names(methodTiles(dutch))).toEqual(['ideal', 'paypal', 'applepay', 'creditcard', 'paysafecard', 'sct']);
    expect(names(methodTiles(offers('blik', 'prezelewy24', 'visa', 'creditcard', 'paypal')))).toEqual([
      'blik',
      'prezelewy24',
      'creditcard',
      'paypal',
    ]);
  });

  it('[PAY-02a] include every offered method, as a tile or within the card’s', () => {
    const tiles = methodTiles(offers(...paymentMethods));
    const all = tiles.flatMap(({ method, includes }) => [method, ...includes]);
    expect(all.toSorted()).toEqual([...paymentMethods].toSorted());
    for (const method of paymentMethods) expect(tileOf(tiles, method)).toBeDefined();
    expect(tileOf(tiles, 'visa')).toMatchObject({ method: 'creditcard', includes: ['visa', 'mastercard', 'maestro'] });
  });

  it('leave out discontinued and unavailable methods', () => {
    const methods = [
      { id: 'sofort' as const, kind: 'redirect' as const, available: false, retired: true },
      { id: 'swish' as const, kind: 'app' as const, available: false, retired: false },
      ...offers('paypal'),
    ];
    expect(names(methodTiles(methods))).toEqual(['paypal']);
  });

  it('show a card network separately if the card itself is not offered, or its price differs', () => {
    expect(names(methodTiles(offers('visa', 'mastercard')))).toEqual(['visa', 'mastercard']);
    const forVisa = methodTiles(dutch, ['visa']);
    expect(names(forVisa)).toContain('visa');
    expect(tileOf(forVisa, 'creditcard')?.includes).toEqual(['mastercard', 'maestro']);
    expect(tileOf(methodTiles(dutch, ['visa', 'creditcard']), 'mastercard')?.method).toBe('mastercard');
  });

  it('preselect no method', () => {
    expect(tileOf(methodTiles(dutch), undefined)).toBeUndefined();
  });
});
