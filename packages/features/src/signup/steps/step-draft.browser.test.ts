import { afterEach, expect, it } from 'vitest';

import { setSharedDevice } from '../../shared/index.ts';
import { forgetSentDraft, readStepDrafts, writeStepDraft } from './step-draft.ts';

afterEach(() => localStorage.clear());

it('keeps a draft for each step and member, until it is sent', () => {
  writeStepDraft('anna', 'about', { about: 'I bake' });
  writeStepDraft('anna', 'location', { country: 'DE' });
  expect(readStepDrafts('anna')).toEqual({ about: { about: 'I bake' }, location: { country: 'DE' } });
  expect(readStepDrafts('ben')).toEqual({});
  writeStepDraft('anna', 'about', null);
  writeStepDraft('anna', 'location', null);
  expect(localStorage).toHaveLength(0);
});

it('keeps a draft that changed while an older version was being sent', () => {
  writeStepDraft('anna', 'about', { about: 'I bake bread' });
  forgetSentDraft('anna', 'about', { about: 'I bake' });
  expect(readStepDrafts('anna').about).toEqual({ about: 'I bake bread' });
  forgetSentDraft('anna', 'about', { about: 'I bake bread' });
  expect(readStepDrafts('anna')).toEqual({});
});

it('keeps drafts only until the page is closed on a device that others use as well', () => {
  setSharedDevice(true);
  writeStepDraft('anna', 'about', { about: 'I bake' });
  expect(Object.keys(localStorage)).toEqual(['heartline.shared-device']);
  expect(readStepDrafts('anna')).toEqual({ about: { about: 'I bake' } });
  forgetSentDraft('anna', 'about', { about: 'I bake' });
  expect(readStepDrafts('anna')).toEqual({});
});

it('ignores invalid drafts', () => {
  localStorage.setItem('heartline-signup-steps:anna', '{"about":"text","payment":{},"photo":null}');
  expect(readStepDrafts('anna')).toEqual({});
  localStorage.setItem('heartline-signup-steps:anna', 'not json');
  expect(readStepDrafts('anna')).toEqual({});
});
