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

/** The site's fixed paths. Screens put them in plain links; the shell makes of them a change of route. */
export const hrefs = {
  home: '/',
  members: (search?: Search | string) => withSearch('/members', search),
  /** With the search it was opened from. */
  member: (id: string, search?: Search) => withSearch(`/members/${part(id)}`, search),
  /** With what the first text answers to. */
  memberChat: (id: string, search?: Search) => withSearch(`/members/${part(id)}/chat`, search),
  memberSignup: (id: string) => `/members/${part(id)}/signup`,
  chats: '/chats',
  chat: (id: string, search?: Search) => withSearch(`/chats/${part(id)}`, search),
  likes: (type?: string) => (type === undefined ? '/likes' : `/likes/${part(type)}`),
  credits: '/credits',
  repeatOrder: '/credits/repeat-order',
  creditPackage: (id: string, method?: string) =>
    `/credits/${part(id)}${method === undefined ? '' : `/${part(method)}`}`,
  /** What became of a payment; the provider's page comes back here. */
  payment: (id: string) => `/payments/${part(id)}`,
  premium: '/premium',
  pricing: '/pricing',
  /** Everything that is the member's own, in one list. */
  me: '/me',
  /** How the site becomes an app of this device. */
  install: '/me#install',
  profile: '/profile',
  notifications: '/notifications',
  /** Blocked members, own reports, decisions about the own account. */
  safety: '/safety',
  /** For staff only. */
  moderation: '/moderation',
  swipeGame: '/swipe-game',
  /** With a step of its wizard. */
  matchFinder: (step?: string) => withSearch('/match-finder', { step }),
  visits: '/visits',
  login: '/login',
  signup: '/signup',
  /** Where the sign-up goes on. */
  completeSignup: '/complete-signup',
  signupMatches: '/signup-matches',
  resetPassword: '/reset-password',
  transactions: (id?: string) => (id === undefined ? '/transactions' : `/transactions/${part(id)}`),
  page: (token: PageToken) => `/pages/${token}`,
  langConfig: '/lang-config',
  deleteAccount: '/delete-account',
} as const;
