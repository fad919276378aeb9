import { expect, it } from 'vitest';

import { stepInGrid } from './step-in-grid.ts';

const tops = [0, 0, 0, 90, 90, 90, 180, 180];
const all = tops.map(() => true);

it('goes to the same column of the next row', () => {
  expect(stepInGrid(1, 1, tops, all)).toBe(4);
  expect(stepInGrid(4, -1, tops, all)).toBe(1);
});
it('skips cells that cannot be chosen', () =>
  expect(stepInGrid(1, 1, tops, [true, true, true, true, false, true, true, true])).toBe(7));
it('stays at the edges', () => {
  expect(stepInGrid(1, -1, tops, all)).toBeUndefined();
  expect(stepInGrid(5, 1, tops, all)).toBeUndefined();
  expect(stepInGrid(0, 1, [0, 0], [true, true])).toBeUndefined();
});
