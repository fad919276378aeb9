type Search = Record<string, string | number | boolean | readonly string[] | undefined>;

const part = encodeURIComponent;

function withSearch(path: string, search?: Search | string): string {
  if (search === undefined) return path;
  if (typeof search === 'string') return search === '' ? path : `${path}?${search.replace(/^\?/, '')}`;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Pages of rules.md section 2 whose path is a token. */
export const pageTokens = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
export type PageToken = (typeof pageTokens)[number];

/** The site's fixed paths. Screens use them in plain links, which the shell turns into route changes. */
export const hrefs = {
  home: '/',
  members: (search?: Search | string) => withSearch('/members', search),
  /** With the search it was opened from. */
  member: (id: string, search?: Search) => withSearch(`/members/${part(id)}`, search),
  /** With the item that the first text answers. */
  memberChat: (id: string, search?: Search) => withSearch(`/members/${part(id)}/chat`, search),
  memberSignup: (id: string) => `/members/${part(id)}/signup`,
  chats: '/chats',
  chat: (id: string, search?: Search) => withSearch(`/chats/${part(id)}`, search),
  likes: (type?: string) => (type === undefined ? '/likes' : `/likes/${part(type)}`),
  credits: '/credits',
  repeatOrder: '/credits/repeat-order',
  creditPackage: (id: string, method?: string) =>
    `/credits/${part(id)}${method === undefined ? '' : `/${part(method)}`}`,
  /** Result of a payment; the provider's page returns here. */
  payment: (id: string) => `/payments/${part(id)}`,
  premium: '/premium',
  pricing: '/pricing',
  /** Everything that belongs to the member, in one list. */
  me: '/me',
  /** How to install the site as an app on this device. */
  install: '/me#install',
  profile: '/profile',
  notifications: '/notifications',
  /** Blocked members, the viewer's reports, decisions about their account. */
  safety: '/safety',
  /** For staff only. */
  moderation: '/moderation',
  swipeGame: '/swipe-game',
  /** With a step of its wizard. */
  matchFinder: (step?: string) => withSearch('/match-finder', { step }),
  visits: '/visits',
  login: '/login',
  signup: '/signup',
  /** Continues the sign-up. */
  completeSignup: '/complete-signup',
  signupMatches: '/signup-matches',
  resetPassword: '/reset-password',
  transactions: (id?: string) => (id === undefined ? '/transactions' : `/transactions/${part(id)}`),
  page: (token: PageToken) => `/pages/${token}`,
  langConfig: '/lang-config',
  deleteAccount: '/delete-account',
} as const;
