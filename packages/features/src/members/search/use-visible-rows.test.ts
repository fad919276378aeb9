import { expect, it } from 'vitest';

import { rowsNear } from './use-visible-rows.ts';

const geometry = { width: 1_200, columns: 4, pitch: 285, gap: 16 };
const room = ({ before, after, from, to }: ReturnType<typeof rowsNear>) =>
  before + after + Math.ceil((to - from) / geometry.columns) * geometry.pitch;

it.each([-1_000, -12, -3, 0, 40, 249, 250, 5_000])(
  'draws some rows with the window at row %i, without changing the height of the list',
  (top) => {
    const rows = rowsNear(geometry, top, 1_000, 900);
    expect(rows.to).toBeGreaterThan(rows.from);
    expect(rows.to - rows.from).toBeLessThanOrEqual(80);
    expect(room(rows)).toBe(250 * geometry.pitch);
  },
);

it('draws the rows in the window and some above and below', () => {
  const { from, to } = rowsNear(geometry, 99, 1_000, 900);
  expect([from, to]).toEqual([94 * 4, 111 * 4]);
});

it('draws the beginning of a list that was not measured yet', () => {
  expect(rowsNear(undefined, 0, 1_000, 900)).toMatchObject({ from: 0, to: 48, measured: false });
});
