import type { PageName } from '@heartline/features/site';

/**
 * Pages for members who have not yet shown that they are adults, where their country asks for it: mailed links, what the site says of itself,
 * and what the law gives everybody. What of the server is open to them stands in its open-calls.ts.
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
