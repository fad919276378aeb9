import { expect, it } from 'vitest';

import { user } from '../shared/testing/fixtures.ts';
import { toChanges, toValues } from './profile-form-values.ts';

const regions = [
  { id: 'NL-UT', country: 'NL', name: 'Utrecht' },
  { id: 'NL-NH', country: 'NL', name: 'Noord-Holland' },
];
const before = toValues({ ...user, profile: { ...user.profile, region: 'Utrecht' } }, regions);

it('finds the id of the region that the user carries by name', () => expect(before.region).toBe('NL-UT'));

it('sends nothing if nothing was changed', () => expect(toChanges(before, before)).toEqual({}));

it('sends only changed fields', () => {
  expect(
    toChanges(
      { ...before, about: ' New ', gender: 'nonbinary', languages: ['de'], interests: [...before.interests, 'wine'] },
      before,
    ),
  ).toEqual({
    about: 'New',
    gender: 'nonbinary',
    languages: ['de'],
    interests: [...before.interests, 'wine'],
  });
});

it('distinguishes an answer that was removed from one never given', () => {
  const attributes = { ...before.attributes, hair_colour: '', tattoos: 'one' };
  expect(toChanges({ ...before, attributes }, before).attributes).toEqual([
    { name: 'hair_colour', value: null },
    { name: 'tattoos', value: 'one' },
  ]);
});

it('sends the region along with a new country, even if it is empty', () => {
  expect(toChanges({ ...before, country: 'DE', region: '' }, before)).toEqual({ country: 'DE', region: null });
});
