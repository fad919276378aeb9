import { expect, it } from 'vitest';

import { withLiked } from './with-liked.ts';

it('changes the heart of one member everywhere in the cached data', () => {
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

it('returns unaffected data unchanged, so that nothing renders', () => {
  const page = { profiles: [{ id: 'a', liked: true }], numResults: 1, next: null };
  expect(withLiked(page, 'a', true)).toBe(page);
  expect(withLiked(page, 'x', true)).toBe(page);
  expect(withLiked(undefined, 'x', true)).toBeUndefined();
});
