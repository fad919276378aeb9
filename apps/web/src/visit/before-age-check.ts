import type { PageName } from '@heartline/features/site';

/**
 * Pages for members who still need an age check, where their country demands it: mailed links, information about the site, and rights
 * that the law gives everybody. The server's open-calls.ts lists the calls open to them.
 */
const open: ReadonlySet<PageName> = new Set<PageName>([
  'account-deleted',
  'activate',
  'activate-done',
  'activate-error',
  'age-check',
  'appeal',
  'complaints',
  'complaints-follow',
  'complete-signup',
  'delete-account',
  'lang-config',
  'mail-change-do',
  'me-export',
  'notifications',
  'pages-token',
  'reactivate',
  'reset-password',
  'reset-password-do',
  'site-page',
  'unsubscribe',
]);

export const isOpenBeforeAgeCheck = (page: PageName): boolean => open.has(page);
