import { expect, it } from 'vitest';

import { withLiked } from './with-liked.ts';

it('changes the heart of one member wherever the cache holds the member', () => {
  const page = {
    profiles: [
      { id: 'a', liked: false },
      { id: 'b', liked: false },
    ],
    similar: [{ id: 'a', liked: false }],
  };
  expect(withLiked(page, 'a', true)).toEqual({
    profiles: [
      { id: 'a', liked: true },
      { id: 'b', liked: false },
    ],
    similar: [{ id: 'a', liked: true }],
  });
});

it('gives back what does not change, so that nothing renders', () => {
  const page = { profiles: [{ id: 'a', liked: true }], numResults: 1, next: null };
  expect(withLiked(page, 'a', true)).toBe(page);
  expect(withLiked(page, 'x', true)).toBe(page);
  expect(withLiked(undefined, 'x', true)).toBeUndefined();
});
