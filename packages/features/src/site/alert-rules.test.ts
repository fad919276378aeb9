import { expect, it } from 'vitest';

import { newUser, user } from '../shared/testing/fixtures.ts';
import { hasNotices, mailsOffReason, needsActivationReminder, needsPhotoAlert, needsPushAlert } from './alert-rules.ts';
import { isMembersArea, pageNames, type PageName } from './page-names.ts';

it('[SGN-06] reminds a member who has not confirmed the e-mail address, but not on signup, settings and notifications', () => {
  expect(needsActivationReminder(newUser, 'members')).toBe(true);
  expect(
    (['signup', 'settings', 'notifications'] as const).map((page) => needsActivationReminder(newUser, page)),
  ).toEqual([false, false, false]);
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

it('[ALT-03a] tells why mails are off where one looks around, not on settings and notifications, the reason one can mend first', () => {
  const stopped = (...stops: ('bounce' | 'complaint' | 'unsubscribe')[]) => ({
    ...user,
    notificationsDisabled: stops.map((reason) => ({ kind: 'news' as const, reason })),
  });
  for (const reason of ['bounce', 'complaint', 'unsubscribe'] as const)
    expect(mailsOffReason(stopped(reason), 'members')).toBe(reason);
  expect(mailsOffReason(stopped('unsubscribe', 'complaint', 'bounce'), 'members')).toBe('bounce');
  expect([mailsOffReason(user, 'members'), mailsOffReason(null, 'members')]).toEqual([null, null]);
  expect(pageNames.filter((page) => mailsOffReason(stopped('bounce'), page))).toEqual(
    pageNames.filter((page) => needsPhotoAlert(newUser, page)),
  );
  expect((['settings', 'notifications'] as const).map((page) => mailsOffReason(stopped('bounce'), page))).toEqual([
    null,
    null,
  ]);
});

it('[ALT-02b] offers notifications beside the conversations, to who can be told of something and has nothing more pressing', () => {
  expect(pageNames.filter((page) => needsPushAlert(user, page, 'not_subscribed'))).toEqual(['chats']);
  const states = ['unsupported', 'subscribed', 'denied'] as const;
  expect(states.some((state) => needsPushAlert(user, 'chats', state))).toBe(false);
  expect(needsPushAlert(null, 'chats', 'not_subscribed')).toBe(false);
  expect(needsPushAlert(newUser, 'chats', 'not_subscribed')).toBe(false);
  expect(needsPushAlert({ ...user, paidUser: false, credits: 0 }, 'chats', 'not_subscribed')).toBe(false);
});

// A page that is added later has none until somebody decides that it is for looking around.
it('asks for something only where one looks around, on no page where one is at something', () => {
  const asking = pageNames.filter((page) => needsActivationReminder(newUser, page) || needsPhotoAlert(newUser, page));
  expect(asking).toEqual(['chats', 'likes', 'likes-type', 'members', 'visits'] satisfies PageName[]);
});
it('has a place for notices there and in the members area, and on no page of a conversation, play, payment or safety', () => {
  expect(pageNames.filter(hasNotices)).toEqual(pageNames.filter((page) => isMembersArea(page) || page === 'visits'));
  const never = [
    'activate',
    'activate-done',
    'activate-error',
    'appeal',
    'chats-id',
    'credits',
    'credits-id',
    'credits-repeat-order',
    'directdebit',
    'match-finder',
    'members-id-chat',
    'moderation',
    'payments-id',
    'profile',
    'safety',
    'signup',
    'swipe-game',
    'transactions',
  ] as const;
  expect(never.filter(hasNotices)).toEqual([]);
});
