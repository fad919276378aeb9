import { expect, it } from 'vitest';

import { priceOfCredits } from './price-of-credits.ts';

const paid = (credits: number, amount: number) => ({
  pricePaid: { credits, price: { amount, currency: 'EUR' } },
});

it.each([
  [100, 1124, 10, 113],
  [100, 1499, 10, 150],
  [130, 1499, 10, 116],
  [1000, 9899, 15, 149],
  [1000, 10_000, 10, 100],
])('prices %i credits at %i, rounded up', (credits, amount, some, price) => {
  expect(priceOfCredits(paid(credits, amount), some)).toEqual({ amount: price, currency: 'EUR' });
});

it('gives no price before the first purchase', () => {
  expect(priceOfCredits({ pricePaid: null }, 10)).toBeNull();
});
