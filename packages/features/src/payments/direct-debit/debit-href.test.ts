import { expect, it } from 'vitest';

import { debitHref, debitOrderOf } from './debit-href.ts';

it('an address says what is ordered, and nothing else', () => {
  const order = { packageId: 'credits-100', code: 'A B&C', returnTo: '/chats/x?y=1' };
  const { searchParams, pathname } = new URL(debitHref(order), 'https://heartline.test');
  expect(pathname).toBe('/directdebit');
  expect(debitOrderOf(Object.fromEntries(searchParams))).toEqual(order);
  expect(debitOrderOf({ package: 5, code: ['a'], return_to: 'x'.repeat(101), other: 'y' })).toEqual({});
});
