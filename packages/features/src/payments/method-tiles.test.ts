import { paymentMethods, type PaymentMethod } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { methodTiles, tileOf } from './method-tiles.ts';

const offers = (...ids: PaymentMethod[]) =>
  ids.map((id) => ({ id, kind: 'redirect' as const, available: true, retired: false }));
const names = (tiles: ReturnType<typeof methodTiles>) => tiles.map(({ method }) => method);

describe('the choices of the checkout', () => {
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

  it('stand as the server orders them, with one tile for cards', () => {
    expect(names(methodTiles(dutch))).toEqual(['ideal', 'paypal', 'applepay', 'creditcard', 'paysafecard', 'sct']);
    expect(names(methodTiles(offers('blik', 'prezelewy24', 'visa', 'creditcard', 'paypal')))).toEqual([
      'blik',
      'prezelewy24',
      'creditcard',
      'paypal',
    ]);
  });

  it('[PAY-02a] lose no method that is offered: each is a tile or named by the card’s', () => {
    const tiles = methodTiles(offers(...paymentMethods));
    const all = tiles.flatMap(({ method, includes }) => [method, ...includes]);
    expect(all.toSorted()).toEqual([...paymentMethods].toSorted());
    for (const method of paymentMethods) expect(tileOf(tiles, method)).toBeDefined();
    expect(tileOf(tiles, 'visa')).toMatchObject({ method: 'creditcard', includes: ['visa', 'mastercard', 'maestro'] });
  });

  it('are none of what has ended or is not available', () => {
    const methods = [
      { id: 'sofort' as const, kind: 'redirect' as const, available: false, retired: true },
      { id: 'swish' as const, kind: 'app' as const, available: false, retired: false },
      ...offers('paypal'),
    ];
    expect(names(methodTiles(methods))).toEqual(['paypal']);
  });

  it('have a network of cards as its own where the card itself is not offered, or the price is another', () => {
    expect(names(methodTiles(offers('visa', 'mastercard')))).toEqual(['visa', 'mastercard']);
    const forVisa = methodTiles(dutch, ['visa']);
    expect(names(forVisa)).toContain('visa');
    expect(tileOf(forVisa, 'creditcard')?.includes).toEqual(['mastercard', 'maestro']);
    expect(tileOf(methodTiles(dutch, ['visa', 'creditcard']), 'mastercard')?.method).toBe('mastercard');
  });

  it('choose nothing for the member', () => {
    expect(tileOf(methodTiles(dutch), undefined)).toBeUndefined();
  });
});
