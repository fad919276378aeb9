import type { User } from '@heartline/api-client';

/** Token of the page one is on: `members`, `profile`, `activate-done` and so on. */
export type PageName = string;

const withoutActivation = new Set<PageName>(['signup', 'settings', 'notifications']);
const withoutPhoto = new Set<PageName>([
  'profile',
  'signup',
  'activate-done',
  'premium',
  'notifications',
  'directdebit',
  'settings',
  // Staff are at work there.
  'moderation-part-id',
]);

/** SGN-06. */
export const needsActivationReminder = (user: User | null, page: PageName): boolean =>
  user !== null &&
  user.notificationsDisabled.length === 0 &&
  user.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  !withoutActivation.has(page);

/** ALT-01, before it is looked up whether it was dismissed. */
export const needsPhotoAlert = (user: User | null, page: PageName): boolean =>
  user !== null && user.profile.mainImage === null && !withoutPhoto.has(page);
