import { expect, it } from 'vitest';

import { newUser, user } from '../shared/testing/fixtures.ts';
import { hasNotices, mailsOffReason, needsActivationReminder, needsPhotoAlert, needsPushAlert } from './alert-rules.ts';
import { isMembersArea, pageNames, type PageName } from './page-names.ts';

it('[SGN-06] reminds a member with an unconfirmed e-mail address, but not on signup, settings and notifications', () => {
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
it('[ALT-01] asks members without a photo for one, but not on pages where they are busy', () => {
  expect(needsPhotoAlert(newUser, 'members')).toBe(true);
  expect(needsPhotoAlert(user, 'members')).toBe(false);
  expect(needsPhotoAlert(null, 'members')).toBe(false);
  const busy = ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'] as const;
  expect(busy.some((page) => needsPhotoAlert(newUser, page))).toBe(false);
});

it('[ALT-03a] explains why mails are off on browsing pages, not on settings and notifications, with the fixable reason first', () => {
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

it('[ALT-02b] offers notifications beside the conversations, to members who would get some and have no more urgent notice', () => {
  expect(pageNames.filter((page) => needsPushAlert(user, page, 'not_subscribed'))).toEqual(['chats']);
  const states = ['unsupported', 'subscribed', 'denied'] as const;
  expect(states.some((state) => needsPushAlert(user, 'chats', state))).toBe(false);
  expect(needsPushAlert(null, 'chats', 'not_subscribed')).toBe(false);
  expect(needsPushAlert(newUser, 'chats', 'not_subscribed')).toBe(false);
  expect(needsPushAlert({ ...user, paidUser: false, credits: 0 }, 'chats', 'not_subscribed')).toBe(false);
});

// A new page has no notices until it is added to the list of browsing pages.
it('asks for something only on browsing pages, never on pages with a task under way', () => {
  const asking = pageNames.filter((page) => needsActivationReminder(newUser, page) || needsPhotoAlert(newUser, page));
  expect(asking).toEqual(['chats', 'likes', 'likes-type', 'members', 'visits'] satisfies PageName[]);
});
it('has a slot for notices there and in the members area, but on no page of a conversation, play, payment or safety', () => {
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
