import { expect, it } from 'vitest';

import { newUser, user } from '../../shared/testing/fixtures.ts';
import { missingParts } from './missing-parts.ts';

it('names what a profile does not have yet, the most helpful first', () => {
  expect(missingParts(user)).toEqual([]);
  const { profile } = user;
  const without = (change: Partial<typeof profile>) => missingParts({ profile: { ...profile, ...change } });
  expect(without({ mainImage: null, region: null })).toEqual(['photo', 'region']);
  expect(without({ about: ' \n', attributes: [] })).toEqual(['about', 'details']);
  expect(without({ interests: ['cooking', 'wine'] })).toEqual(['interests']);
  expect(missingParts(newUser)[0]).toBe('photo');
});
