import { expect, it } from 'vitest';

import { cellAfter, searchEmojis } from './emoji.ts';
import { sampleGroups } from './sample-emojis.ts';

const names = (text: string) => searchEmojis(sampleGroups, text).map(({ name }) => name);

it('finds by beginnings of words in any order, names before keywords', () => {
  expect(names('hea smil')).toEqual(['smiling face with hearts', 'smiling face with heart-eyes']);
  expect(names('crush')).toEqual(['smiling face with hearts']);
  expect(names('yel')).toEqual(['yellow heart']);
  expect(names('rinning')).toEqual([]);
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 8],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 8, 1],
  ['Home', 9, 7],
  ['End', 0, 6],
  ['End', 8, 9],
  ['PageDown', 0, 9],
  ['PageUp', 9, 0],
  ['a', 3, undefined],
])('moves by %s from %i to %s in rows of seven and three', (key, at, expected) =>
  expect(cellAfter(key, at, { count: 10, columns: 7, toEnd: false })).toBe(expected),
);

it('moves to both ends by Ctrl', () => {
  expect(cellAfter('End', 0, { count: 10, columns: 7, toEnd: true })).toBe(9);
  expect(cellAfter('Home', 9, { count: 10, columns: 7, toEnd: true })).toBe(0);
});
