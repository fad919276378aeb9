import type { User } from '@heartline/api-client';

import type { PageName } from './page-names.ts';

const withoutActivation = new Set<PageName>([
  'signup',
  'settings',
  'notifications',
  // Where one is confirming, or is offered a new link already.
  'activate',
  'activate-done',
  'activate-error',
]);
const withoutPhoto = new Set<PageName>([
  'profile',
  'signup',
  'activate',
  'activate-done',
  'activate-error',
  'premium',
  'notifications',
  'directdebit',
  'settings',
  // Staff are at work there.
  'moderation',
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
