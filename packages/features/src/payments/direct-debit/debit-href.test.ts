import { expect, it } from 'vitest';

import { debitHref, debitOrderOf } from './debit-href.ts';

it('carries the order in the address, and nothing else', () => {
  const order = { packageId: 'credits-100', code: 'A B&C', returnTo: '/chats/x?y=1' };
  const { searchParams, pathname } = new URL(debitHref(order), 'https://heartline.test');
  expect(pathname).toBe('/directdebit');
  expect(debitOrderOf(Object.fromEntries(searchParams))).toEqual(order);
  expect(debitOrderOf({ package: '', code: ['a'], return_to: 'x'.repeat(101), other: 'y' })).toEqual({});
  expect(debitOrderOf({ package: 'credits-100', code: 2026, return_to: true })).toEqual({
    packageId: 'credits-100',
    code: '2026',
    returnTo: 'true',
  });
});
