import { expect, it } from 'vitest';

import { splitTime } from './split-time.ts';

it.each([
  [14_400_000, '04:00:00'],
  [3_599_001, '01:00:00'],
  [59_000, '00:00:59'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [Number.NaN, '00:00:00'],
  [360_000_000, '100:00:00'],
])('[ALT-05] %d ms is %s', (milliseconds, text) => {
  expect(splitTime(milliseconds).join(':')).toBe(text);
});
