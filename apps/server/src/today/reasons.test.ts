import { expect, it } from 'vitest';

import { oneEach, reasonsFor, type Facts } from './reasons.ts';

const since = new Date('2026-11-01T00:00:00Z');
const own: Facts = {
  place_id: 'utrecht',
  region_id: 'NL-UT',
  interests: ['cooking', 'nature'],
  signup_at: new Date('2026-01-01T00:00:00Z'),
  fictional: false,
};
const kinds = (change: Partial<Facts>) => reasonsFor(own, { ...own, interests: [], ...change }, since);

it('gives what both have in common, the most personal first', () => {
  expect(kinds({ interests: ['art', 'nature', 'cooking'], signup_at: since })).toEqual([
    { kind: 'interest', interest: 'nature' },
    { kind: 'interest', interest: 'cooking' },
    { kind: 'town', interest: null },
    { kind: 'new', interest: null },
  ]);
  expect(kinds({ place_id: 'amersfoort' })).toEqual([{ kind: 'region', interest: null }]);
});

it('gives no reason that is unknown or untrue', () => {
  expect(kinds({ place_id: null, region_id: null, interests: ['art'] })).toEqual([]);
  expect(
    reasonsFor({ place_id: null, region_id: null, interests: [] }, { ...own, place_id: null, region_id: null }, since),
  ).toEqual([]);
});

it('gives for a fictional profile only what is on both profiles', () => {
  expect(kinds({ fictional: true, interests: ['cooking'], signup_at: since })).toEqual([
    { kind: 'interest', interest: 'cooking' },
  ]);
  expect(kinds({ fictional: true, signup_at: since })).toEqual([]);
});

it('gives each member a different reason, as far as possible', () => {
  const cooking = { kind: 'interest', interest: 'cooking' } as const;
  const nature = { kind: 'interest', interest: 'nature' } as const;
  const town = { kind: 'town', interest: null } as const;
  expect(oneEach([[cooking, town], [cooking, nature], [cooking]])).toEqual([cooking, nature, cooking]);
  expect(oneEach([[cooking], [cooking, town], [town]])).toEqual([cooking, town, town]);
  expect(oneEach([[], [town]])).toEqual([undefined, town]);
});
