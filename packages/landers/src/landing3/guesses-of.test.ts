import { interests } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { guessesOf } from './guesses-of.ts';

it('contains one right guess among wrong ones, the same each time', () => {
  const own = interests.slice(3, 6);
  const places = new Set<number>();
  for (let number = 0; number < 200; number += 1) {
    const { right, all } = guessesOf(`member-${number}`, own) ?? { right: undefined, all: [] };
    expect(all.filter((one) => own.includes(one))).toEqual([right]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(1);
    expect(guessesOf(`member-${number}`, own)).toEqual({ right, all });
    places.add(all.findIndex((one) => one === right));
  }
  expect(places).toEqual(new Set([0, 1, 2]));
});

it('is undefined for a member without interests', () => expect(guessesOf('a', [])).toBeUndefined());
