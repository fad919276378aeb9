import { paymentMethods, type PaymentMethod } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { methodTiles, tileOf } from './method-tiles.ts';

const offers = (...ids: PaymentMethod[]) => ids.map((id) => ({ id, available: true, retired: false }));
const names = (tiles: ReturnType<typeof methodTiles>) => tiles.map(({ method }) => method);

describe('the choices of the checkout', () => {
  const dutch = offers(
    'ideal',
    'maestro',
    'paysafecard',
    'sct',
    'creditcard',
    'visa',
    'mastercard',
    'paypal',
    'applepay',
  );

  it('begin with wallets, then come the country’s own, one card, and what takes longer', () => {
    expect(names(methodTiles(dutch))).toEqual(['applepay', 'paypal', 'ideal', 'creditcard', 'paysafecard', 'sct']);
    expect(names(methodTiles(offers('blik', 'prezelewy24', 'creditcard', 'paypal')))).toEqual([
      'paypal',
      'blik',
      'prezelewy24',
      'creditcard',
    ]);
  });

  it('[PAY-02a] lose no method that is offered: each is a tile or named by the card’s', () => {
    const tiles = methodTiles(offers(...paymentMethods));
    const all = tiles.flatMap(({ method, includes }) => [method, ...includes]);
    expect(all.toSorted()).toEqual([...paymentMethods].toSorted());
    for (const method of paymentMethods) expect(tileOf(tiles, method)).toBeDefined();
    expect(tileOf(tiles, 'visa')).toEqual({ method: 'creditcard', includes: ['visa', 'mastercard', 'maestro'] });
  });

  it('are none of what has ended or is not available', () => {
    const methods = [
      { id: 'sofort' as const, available: false, retired: true },
      { id: 'swish' as const, available: false, retired: false },
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
