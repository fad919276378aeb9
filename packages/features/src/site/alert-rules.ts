import type { MailStop, User } from '@heartline/api-client';

import type { PushState } from '../shared/index.ts';
import { isMembersArea, type PageName } from './page-names.ts';

/**
 * Pages that may show a notice: browsing pages, on which no task is under way. The list is explicit, so a new page has no notices;
 * nothing interrupts reading, writing, playing, paying, confirming or safety.
 */
const lookingAround = new Set<PageName>(['members', 'chats', 'likes', 'likes-type', 'visits']);

/** Whether a page is for browsing, so that notices unrelated to it may stand there. */
export const isLookingAround = (page: PageName): boolean => lookingAround.has(page);

/** Whether a page has the slot for a notice. The time bonus may use it in the whole members area (ALT-06). */
export const hasNotices = (page: PageName): boolean => lookingAround.has(page) || isMembersArea(page);

/** SGN-06. */
export const needsActivationReminder = (user: User | null, page: PageName): boolean =>
  user !== null &&
  user.notificationsDisabled.length === 0 &&
  user.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  lookingAround.has(page);

/** The order in which reasons are shown if there are several: the one the member can best fix comes first. */
const reasons = ['bounce', 'complaint', 'unsubscribe'] as const satisfies readonly MailStop[];

/** ALT-03, without checking whether it was dismissed: why mails were switched off, or null. */
export const mailsOffReason = (user: User | null, page: PageName): MailStop | null =>
  user !== null && lookingAround.has(page)
    ? (reasons.find((reason) => user.notificationsDisabled.some((stopped) => stopped.reason === reason)) ?? null)
    : null;

/** ALT-01, without checking whether it was dismissed. */
export const needsPhotoAlert = (user: User | null, page: PageName): boolean =>
  user !== null && user.profile.mainImage === null && lookingAround.has(page);

/**
 * ALT-02, without checking whether it was dismissed. Notifications are offered only beside the list of conversations, where members
 * wait for answers; members without credits have something more urgent.
 */
export const needsPushAlert = (user: User | null, page: PageName, push: PushState): boolean =>
  push === 'not_subscribed' &&
  page === 'chats' &&
  user !== null &&
  user.status === 'active' &&
  (user.paidUser || user.credits > 0);
