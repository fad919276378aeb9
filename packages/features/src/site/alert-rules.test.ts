import { expect, it } from 'vitest';

import { newUser, user } from '../shared/testing/fixtures.ts';
import { needsActivationReminder, needsPhotoAlert } from './alert-rules.ts';

it('[SGN-06] reminds a member who has not confirmed the e-mail address, but not on signup, settings and notifications', () => {
  expect(needsActivationReminder(newUser, 'members')).toBe(true);
  expect(
    (['signup', 'settings', 'notifications'] as const).map((page) => needsActivationReminder(newUser, page)),
  ).toEqual([false, false, false]);
});

it('asks nobody to confirm the address who is doing so', () => {
  const confirming = ['activate', 'activate-done', 'activate-error'] as const;
  expect(confirming.some((page) => needsActivationReminder(newUser, page) || needsPhotoAlert(newUser, page))).toBe(
    false,
  );
});
it('[SGN-06] reminds nobody else', () => {
  expect(needsActivationReminder(null, 'members')).toBe(false);
  expect(needsActivationReminder(user, 'members')).toBe(false);
  const silenced = { ...newUser, notificationsDisabled: [{ kind: 'news' as const, reason: 'bounce' as const }] };
  expect(needsActivationReminder(silenced, 'members')).toBe(false);
});
it('[ALT-01] asks members without a photo for one, but not where they are busy', () => {
  expect(needsPhotoAlert(newUser, 'members')).toBe(true);
  expect(needsPhotoAlert(user, 'members')).toBe(false);
  expect(needsPhotoAlert(null, 'members')).toBe(false);
  const busy = ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'] as const;
  expect(busy.some((page) => needsPhotoAlert(newUser, page))).toBe(false);
});
it('asks staff for no photo while they moderate', () => {
  expect(needsPhotoAlert(newUser, 'moderation')).toBe(false);
});
