import { interests } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { interestGroups, interestsIn } from './interest-groups.ts';
import { firstDraft, toDraft, toPreferences } from './preferences-draft.ts';
import { reasonsOf } from './reasons.ts';
import { user } from '../shared/testing/fixtures.ts';

const own: Parameters<typeof reasonsOf>[1] = { interests: ['hiking', 'cooking'], languages: ['de'], place: 'Kassel' };
const elsewhere = { place: 'Fulda' };

it('[MEM-07] says "you both" only about facts that the reader’s own profile states too', () => {
  expect(
    reasonsOf(
      { profile: own, interests: ['hiking', 'chess'], languages: ['de', 'fr'], attributes: ['body_type'] },
      own,
    ),
  ).toEqual([
    { kind: 'bothLike', interests: ['hiking'] },
    { kind: 'bothSpeak', languages: ['de'] },
    { kind: 'likes', interests: ['chess'] },
  ]);
  expect(reasonsOf({ profile: elsewhere, interests: [], languages: ['fr'], attributes: ['body_type'] }, own)).toEqual([
    { kind: 'speaks', languages: ['fr'] },
    { kind: 'wishes', attributes: ['body_type'] },
  ]);
});

it('[MEM-07] says nothing about unfulfilled wishes, only about fulfilled ones', () => {
  const none = { interests: [], languages: [], attributes: [] };
  expect(reasonsOf({ ...none, profile: own }, own)).toEqual([{ kind: 'place', place: 'Kassel' }]);
  expect(reasonsOf({ ...none, profile: elsewhere }, own)).toEqual([]);
  expect(reasonsOf({ ...none, profile: { place: null } }, { ...own, place: null })).toEqual([]);
});

it('puts every interest into one group, and leaves no group empty', () => {
  const grouped = interestGroups.map(interestsIn);
  expect(grouped.flat().toSorted()).toEqual(interests.toSorted());
  for (const group of grouped) expect(group.length).toBeGreaterThan(4);
});

it('[MEM-07] includes everybody older at the slider’s end', () => {
  const draft = { ...firstDraft(user), maxAge: 99, attributes: { body_type: ['slim', 'nonsense'], tattoos: [] } };
  const preferences = toPreferences(draft);
  expect(preferences.maxAge).toBe(120);
  expect(preferences.attributes).toEqual([{ name: 'body_type', values: ['slim'] }]);
  expect(toDraft(preferences)).toEqual({ ...draft, attributes: { body_type: ['slim'] } });
});
