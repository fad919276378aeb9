import { signupStepNames, type SignupProgress, type SignupStepName } from '@heartline/api-client';
import { expect, it } from 'vitest';

import { freeUser } from '../../shared/testing/fixtures.ts';
import { isUnanswered, savedAnswer, stepAfter } from './step-answers.ts';

const withOpen = (...open: SignupStepName[]): Pick<SignupProgress, 'steps'> => ({
  steps: signupStepNames.map((name) => ({ name, state: open.includes(name) ? 'open' : 'done', draft: null })),
});
const all = () => true;

it('continues with the next open step, then with an earlier skipped one, then with none', () => {
  expect(stepAfter(withOpen('photo', 'about', 'email'), 'location', all)).toBe('about');
  expect(stepAfter(withOpen('photo'), 'about', all)).toBe('photo');
  expect(stepAfter(withOpen(), 'about', all)).toBeNull();
});

it('skips steps that this device cannot do, and the present step', () => {
  const noPush = (step: SignupStepName) => step !== 'push';
  expect(stepAfter(withOpen('about', 'push', 'email'), 'about', noPush)).toBe('email');
  expect(stepAfter(withOpen('about'), 'about', all)).toBeNull();
});

it('counts an empty answer as unanswered', () => {
  expect(isUnanswered('about', { about: '  ' })).toBe(true);
  expect(isUnanswered('about', { about: 'Hi' })).toBe(false);
  expect(isUnanswered('message', {})).toBe(true);
  expect(isUnanswered('location', { country: 'DE', region: null })).toBe(true);
  expect(isUnanswered('location', { country: 'DE', place: 'DE-2911298' })).toBe(false);
  expect(isUnanswered('personal', { attributes: [{ name: 'tattoos', value: null }], languages: [] })).toBe(true);
  expect(isUnanswered('personal', { languages: ['fi'] })).toBe(false);
  // Only the server knows whether these are answered.
  expect([isUnanswered('photo', {}), isUnanswered('push', {})]).toEqual([false, false]);
});

it('starts from the saved profile without the place, whose sending would count as a move', () => {
  const user = { ...freeUser, profile: { ...freeUser.profile, country: 'NL', region: 'Utrecht', about: 'Hello' } };
  const progress = { ...withOpen(), current: null, member: 'm', message: 'First words' };
  const regions = [{ country: 'NL', id: 'NL-UT', name: 'Utrecht' }];
  expect(savedAnswer('location', user, progress, regions)).toEqual({ country: 'NL', region: 'NL-UT' });
  expect(savedAnswer('about', user, progress, regions)).toEqual({ about: 'Hello' });
  expect(savedAnswer('message', user, progress, regions)).toEqual({ message: 'First words' });
});
