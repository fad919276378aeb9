/** Every page by its name in the specification (rules.md section 2). A route says which it is; rules about pages name them from here. */
export const pageNames = [
  'index',
  'account-deleted',
  'activate',
  'activate-done',
  'activate-error',
  'appeal',
  'chats',
  'chats-id',
  'credits',
  'credits-id',
  'credits-repeat-order',
  'delete-account',
  'landers-gallery',
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
  'me-password',
  'me-second-step',
  'members',
  'members-id',
  'members-id-chat',
  'members-id-signup',
  'moderation',
  'not-found',
  'notifications',
  'pages-token',
  'payments-id',
  'premium',
  'pricing',
  'profile',
  'reactivate',
  'reset-password',
  'reset-password-do',
  'safety',
  'signup',
  'swipe-game',
  'transactions',
  'unsubscribe',
  'visits',
  // Named by rules, and not built yet.
  'complete-signup',
  'directdebit',
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

/** Where the installed app's back button leads when nothing was opened before; undefined on pages that have none (NAV-04). */
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
