import { beforeEach, expect, it } from 'vitest';

import { countVisit } from './visits.ts';

beforeEach(() => localStorage.clear());

const minute = 60_000;
const start = Date.parse('2026-11-25T12:00:00.000Z');

it('counts pages opened one after the other as one visit, however long it lasts', () => {
  expect([0, 1, 20, 45, 70].map((after) => countVisit(start + after * minute))).toEqual([1, 1, 1, 1, 1]);
});

it('counts a page opened half an hour after the last one as a new visit', () => {
  countVisit(start);
  expect(countVisit(start + 30 * minute)).toBe(2);
  expect(countVisit(start + 31 * minute)).toBe(2);
  expect(countVisit(start + 24 * 60 * minute)).toBe(3);
});

it.each(['nonsense', '7', '{"count":0,"at":1}', '{"count":"2"}'])('starts at one if %s is stored', (stored) => {
  localStorage.setItem('heartline.visits', stored);
  expect(countVisit(start)).toBe(1);
});
