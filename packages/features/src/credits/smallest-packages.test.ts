import { expect, it } from 'vitest';

import { smallestPackages } from './smallest-packages.ts';
import { fourPackages } from './testing.ts';

const sizes = (credits: number, messageCredits: number) =>
  smallestPackages(fourPackages.packages.toReversed(), { credits, messageCredits }).map((offer) => offer.credits);

it('[CHAT-02e] offers the three smallest packages that pay for the next message', () => {
  expect(sizes(0, 10)).toEqual([100, 300, 500]);
  expect(sizes(-20, 100)).toEqual([300, 500, 1000]);
  expect(sizes(20, 100)).toEqual([100, 300, 500]);
  expect(sizes(0, 2000)).toEqual([]);
});
