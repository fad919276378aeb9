import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { member } from '../testing/fixtures.ts';
import { afterBlock, afterUnblock } from './after-block.ts';
import { withoutMember } from './without-member.ts';

const [anna, berta] = [member(1), member(2)];

it('[MEM-06] removes a blocked member from every cached list at once', () => {
  const client = new QueryClient();
  const lists: [string[], unknown, unknown][] = [
    [
      ['members', 'search', 'x'],
      { members: [anna, berta], similar: [anna], total: 12, next: 'c' },
      { members: [berta], similar: [], total: 11, next: 'c' },
    ],
    [['members', 'related', 'x'], { suggested: [berta], related: [anna] }, { suggested: [berta], related: [] }],
    [
      ['members', 'match-finder'],
      [
        { profile: anna, score: 9 },
        { profile: berta, score: 1 },
      ],
      [{ profile: berta, score: 1 }],
    ],
    [
      ['likes'],
      { likedBy: [{ profile: anna, likeNew: true }], mutual: [{ profile: null }] },
      { likedBy: [], mutual: [{ profile: null }] },
    ],
    [['visits'], [{ profile: anna }], []],
    [['play', 'deck'], { candidates: [anna, berta], likesLeft: 4 }, { candidates: [berta], likesLeft: 4 }],
    // The page on which the block can be undone.
    [['members', 'profile', anna.id], anna, anna],
  ];
  for (const [queryKey, data] of lists) client.setQueryData(queryKey, data);
  afterBlock(client, anna.id);
  for (const [queryKey, , left] of lists) expect(client.getQueryData(queryKey), queryKey.join()).toEqual(left);

  expect(client.getQueryState(['members', 'search', 'x'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['members', 'profile', anna.id])?.isInvalidated).toBe(false);

  afterUnblock(client);
  expect(client.getQueryData(['members', 'search', 'x'])).toBeUndefined();
});

it('returns data without the member unchanged, so that nothing renders', () => {
  const list = { members: [berta], total: 1 };
  expect(withoutMember(list, anna.id)).toBe(list);
});
