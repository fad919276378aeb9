import { giftKinds } from '@heartline/ui/chat/gift-picture';
import { describe, expect, it } from 'vitest';

import { giftIds, giftPrice } from '../../apps/server/src/chat/catalogue.ts';
import { giftNameMessages } from '../../packages/features/src/gifts/gifts.messages.ts';

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

describe('[CHAT-07] the catalogue of gifts', () => {
  it('has 24, each with a drawing and a name of its own', () => {
    expect(giftIds).toHaveLength(24);
    expect(sorted(giftKinds)).toEqual(sorted(giftIds));
    expect(sorted(Object.keys(giftNameMessages))).toEqual(sorted(giftIds));
  });
  it('is ordered from the smallest gift to the most expensive', () => {
    const prices = giftIds.map((id) => giftPrice(id, 20));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([prices.at(0), prices.at(-1)]).toEqual([20, 300]);
  });
});
