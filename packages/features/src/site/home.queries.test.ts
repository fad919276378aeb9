import { expect, it } from 'vitest';

import { inTurns } from './home.queries.ts';

it('shows one of each gender at a time, each in the order of the search', () => {
  const people = ['woman 1', 'woman 2', 'woman 3', 'man 1', 'nonbinary 1', 'man 2'].map((name) => ({
    name,
    gender: name.split(' ')[0] as 'woman' | 'man' | 'nonbinary',
  }));
  expect(inTurns(people).map(({ name }) => name)).toEqual([
    'woman 1',
    'man 1',
    'nonbinary 1',
    'woman 2',
    'man 2',
    'woman 3',
  ]);
});
