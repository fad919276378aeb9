import { expect, it } from 'vitest';

import { badgeOf } from './badge-of.ts';

const all = { fictionalLabel: 'Fictional', newLabel: 'New', presenceLabel: 'Online', goldLabel: 'Premium' };

it('gives a member one badge, essential information first', () => {
  expect(badgeOf(all)).toBe('fictional');
  expect(badgeOf({ ...all, fictionalLabel: undefined })).toBe('new');
  expect(badgeOf({ ...all, fictionalLabel: undefined, newLabel: undefined })).toBe('online');
  expect(badgeOf({ goldLabel: all.goldLabel })).toBe('gold');
  expect(badgeOf({})).toBeUndefined();
});
