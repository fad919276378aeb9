import { describe, expect, it } from 'vitest';

import { columnsOf, keyTarget, shifted, slotAt } from './sort-geometry.ts';

const order = (count: number, from: number, to: number) => {
  const places = Array.from({ length: count }, (_item, index) => (index === from ? to : shifted(index, from, to)));
  return places.map((_place, place) => places.indexOf(place));
};

describe('moving an item', () => {
  it.each([
    [0, 2, [1, 2, 0, 3]],
    [3, 1, [0, 3, 1, 2]],
    [2, 2, [0, 1, 2, 3]],
  ])('from %i to %i keeps the order of the others, one per slot', (from, to, wanted) => {
    expect(order(4, from, to)).toEqual(wanted);
  });
});

describe('a grid of two columns', () => {
  const slots = [0, 1, 2, 3, 4].map((index) => ({
    left: (index % 2) * 110,
    top: Math.floor(index / 2) * 110,
    width: 100,
    height: 100,
  }));
  it('knows its number of columns, and the slot under a point', () => {
    expect(columnsOf(slots)).toBe(2);
    expect(slotAt(slots, 150, 50)).toBe(1);
    expect(slotAt(slots, 50, 250)).toBe(4);
    expect(slotAt(slots, 105, 50)).toBeUndefined();
  });
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 4, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['a', 1, undefined],
  ])('moves by %s from %i to %s', (key, from, to) => {
    expect(keyTarget(key, from, 5, 2)).toBe(to);
  });
});
