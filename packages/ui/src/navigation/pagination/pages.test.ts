import { expect, it } from 'vitest';

import { pagesToShow } from './pages.ts';

it('shows all pages if there are few', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('keeps both ends, the current page and its neighbours', () => {
  expect(pagesToShow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesToShow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pagesToShow(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

it('never leaves a gap of a single page, and always has seven entries', () => {
  for (let count = 8; count < 40; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const pages = pagesToShow(current, count);
      expect(pages).toHaveLength(7);
      expect(pages).toContain(current);
      const gaps = pages.flatMap((page, index) =>
        page === null ? [(pages[index + 1] as number) - (pages[index - 1] as number)] : [],
      );
      expect(gaps.every((gap) => gap > 2)).toBe(true);
    }
  }
});
