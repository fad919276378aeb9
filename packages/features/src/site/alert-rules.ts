import type { MailStop, User } from '@heartline/api-client';

import type { PushState } from '../shared/index.ts';
import { isMembersArea, type PageName } from './page-names.ts';

/**
 * Where a notice may stand: pages on which one looks around and nothing is under way. A page is here because it was put here; where one
 * reads or writes, plays, pays, confirms or looks after one's safety, nothing interrupts.
 */
const lookingAround = new Set<PageName>(['members', 'chats', 'likes', 'likes-type', 'visits']);

/** Whether one looks around on a page: what is no news of the page may stand there. */
export const isLookingAround = (page: PageName): boolean => lookingAround.has(page);

/** Whether a page has the place for a notice. The time bonus has it in the whole members area (ALT-06). */
export const hasNotices = (page: PageName): boolean => lookingAround.has(page) || isMembersArea(page);

/** SGN-06. */
export const needsActivationReminder = (user: User | null, page: PageName): boolean =>
  user !== null &&
  user.notificationsDisabled.length === 0 &&
  user.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  lookingAround.has(page);

/** The reason that is told where there are several: what one can do most about comes first. */
const reasons = ['bounce', 'complaint', 'unsubscribe'] as const satisfies readonly MailStop[];

/** ALT-03, before it is looked up whether it was dismissed: why mails were switched off, or null. */
export const mailsOffReason = (user: User | null, page: PageName): MailStop | null =>
  user !== null && lookingAround.has(page)
    ? (reasons.find((reason) => user.notificationsDisabled.some((stopped) => stopped.reason === reason)) ?? null)
    : null;

/** ALT-01, before it is looked up whether it was dismissed. */
export const needsPhotoAlert = (user: User | null, page: PageName): boolean =>
  user !== null && user.profile.mainImage === null && lookingAround.has(page);

/**
 * ALT-02, before it is looked up whether it was dismissed. Notifications are offered beside the list of conversations, where one looks
 * for answers, and nowhere else; who has no credits has something more pressing.
 */
export const needsPushAlert = (user: User | null, page: PageName, push: PushState): boolean =>
  push === 'not_subscribed' &&
  page === 'chats' &&
  user !== null &&
  user.status === 'active' &&
  (user.paidUser || user.credits > 0);
