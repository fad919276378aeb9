import { expect, it } from 'vitest';

import { firstDraft, toDraft, toPreferences } from './preferences-draft.ts';
import { reasonsOf } from './reasons.ts';
import { user } from '../shared/testing/fixtures.ts';

const own: Parameters<typeof reasonsOf>[1] = { interests: ['hiking', 'cooking'], languages: ['de'] };

it('[MEM-07] says "you both" only of what the reader’s own profile says too', () => {
  expect(
    reasonsOf({ interests: ['hiking', 'chess'], languages: ['de', 'fr'], attributes: ['body_type'] }, own),
  ).toEqual([
    { kind: 'bothLike', interests: ['hiking'] },
    { kind: 'bothSpeak', languages: ['de'] },
    { kind: 'likes', interests: ['chess'] },
  ]);
  expect(reasonsOf({ interests: [], languages: ['fr'], attributes: ['body_type'] }, own)).toEqual([
    { kind: 'speaks', languages: ['fr'] },
    { kind: 'wishes', attributes: ['body_type'] },
  ]);
});

it('[MEM-07] who fits no wish is not said to fit one', () => {
  expect(reasonsOf({ interests: [], languages: [], attributes: [] }, own)).toEqual([{ kind: 'age' }]);
});

it('[MEM-07] the slider’s end stands for everybody older', () => {
  const draft = { ...firstDraft(user), maxAge: 99, attributes: { body_type: ['slim', 'nonsense'], tattoos: [] } };
  const preferences = toPreferences(draft);
  expect(preferences.maxAge).toBe(120);
  expect(preferences.attributes).toEqual([{ name: 'body_type', values: ['slim'] }]);
  expect(toDraft(preferences)).toEqual({ ...draft, attributes: { body_type: ['slim'] } });
});
