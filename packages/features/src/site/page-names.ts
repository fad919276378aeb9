/** Every page by its name in the specification (rules.md section 2). Each route names its page; rules about pages use these names. */
export const pageNames = [
  'index',
  'account-deleted',
  'activate',
  'activate-done',
  'activate-error',
  'age-check',
  'appeal',
  'chats',
  'chats-id',
  'complaints',
  'complaints-follow',
  'complete-signup',
  'credits',
  'credits-id',
  'credits-repeat-order',
  'delete-account',
  'landers-name',
  'lang-config',
  'likes',
  'likes-type',
  'likes-m-id',
  'login',
  'mail-change-do',
  'match-finder',
  'me',
  'me-email',
  'me-export',
  'me-passkeys',
  'me-password',
  'me-second-step',
  'members',
  'members-id',
  'members-id-chat',
  'members-id-landing',
  'members-id-landing2',
  'members-id-landing3',
  'members-id-signup',
  'moderation',
  'not-found',
  'notifications',
  'pages-token',
  'partners-token',
  'payments-id',
  'premium',
  'pricing',
  'profile',
  'reactivate',
  'reset-password',
  'reset-password-do',
  'safety',
  'signup',
  'signup-matches',
  'site-page',
  'swipe-game',
  'transactions',
  'unsubscribe',
  'visits',
  'directdebit',
  // Named by rules, and not built yet.
  'settings',
] as const;
export type PageName = (typeof pageNames)[number];

/** Whether a page belongs to the members area (NAV-11). */
export const isMembersArea = (page: PageName): boolean => membersArea.has(page);

const membersArea = new Set<PageName>([
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
]);

/** Whether a member chooses how to pay on this page: the bar then has the way back and no sections. */
export const isCheckout = (page: PageName): boolean => page.startsWith('credits-') || page === 'directdebit';

/**
 * Target of the back button in the installed app and in the checkout, if no page was opened before; undefined on pages that have none
 * (NAV-04).
 */
export const backFrom = (page: PageName): 'likes' | 'members' | 'credits' | undefined => back[page];

const back: Partial<Record<PageName, 'likes' | 'members' | 'credits'>> = {
  profile: 'members',
  'members-id': 'members',
  likes: 'members',
  'likes-type': 'members',
  'likes-m-id': 'likes',
  credits: 'members',
  'credits-id': 'credits',
  'credits-repeat-order': 'credits',
  'payments-id': 'credits',
  directdebit: 'credits',
};
