import { expect, it } from 'vitest';

import { pollDelay } from './payments.queries.ts';

it('polls an open payment at growing intervals', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(pollDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});
