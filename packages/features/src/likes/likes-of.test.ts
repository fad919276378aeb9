import type { Likes } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { likesOf } from './likes-of.ts';

const member = (id: string) =>
  ({
    id,
    name: id,
    age: 30,
    gender: 'woman',
    country: 'NL',
    region: null,
    place: null,
    online: false,
    premium: false,
    fictional: false,
    mainImage: null,
    liked: true,
  }) as const;
const likes: Likes = {
  profiles: [
    { ...member('a'), likedAt: '2026-01-01T00:00:00Z', mutual: false },
    { ...member('b'), likedAt: '2026-01-02T00:00:00Z', mutual: true },
  ],
  likedBy: [
    {
      id: 'b',
      fictional: false,
      likeNew: true,
      mutual: true,
      likedAt: '2026-01-03T00:00:00Z',
      profile: member('b'),
      blurredImage: null,
    },
    {
      id: 'key',
      fictional: true,
      likeNew: false,
      mutual: false,
      likedAt: '2026-01-04T00:00:00Z',
      profile: null,
      blurredImage: '/blur',
    },
  ],
};

it('[LIK-01] puts each like into its tabs, the newest first', () => {
  expect(likesOf(likes, 'received').map(({ id, fictional }) => [id, fictional])).toEqual([
    ['key', true],
    ['b', false],
  ]);
  expect(likesOf(likes, 'given').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(likesOf(likes, 'mutual').map(({ id, isNew }) => [id, isNew])).toEqual([['b', true]]);
});
