/** Values for the parameters of routes. */
export interface Known {
  /** Another member. */
  member: string;
  conversation: string;
  payment: string;
}

export interface ProductRoute {
  path: string | ((known: Known) => string);
  layout: 'default' | 'chat' | 'lander' | 'empty';
  /** The viewer who opens it. @default 'member' */
  as?: 'visitor' | 'member';
  /** The page that it redirects to. */
  to?: RegExp;
}

/** Every route of the product, each with its layout (NAV-01). Add a line for each new route. */
export const productRoutes: readonly ProductRoute[] = [
  { path: '/', layout: 'default', as: 'visitor' },
  { path: '/members', layout: 'default', as: 'visitor' },
  { path: '/members', layout: 'default' },
  { path: ({ member }) => `/members/${member}`, layout: 'default' },
  { path: ({ member }) => `/likes/m/${member}`, layout: 'default' },
  { path: ({ member }) => `/members/${member}/chat`, layout: 'chat', to: /^\/chats\/[\w-]+$/ },
  { path: ({ member }) => `/members/${member}/signup`, layout: 'empty', as: 'visitor' },
  { path: '/chats', layout: 'chat', to: /^\/chats(\/[\w-]+)?$/ },
  { path: ({ conversation }) => `/chats/${conversation}`, layout: 'chat' },
  { path: '/likes', layout: 'default', to: /^\/likes(\/\w+)?$/ },
  ...['given', 'received', 'mutual'].map((type) => ({ path: `/likes/${type}`, layout: 'default' as const })),
  { path: '/credits', layout: 'default' },
  { path: '/credits/credits-100', layout: 'default' },
  { path: '/credits/credits-100/paypal', layout: 'default' },
  { path: '/credits/repeat-order', layout: 'default' },
  { path: ({ payment }) => `/payments/${payment}`, layout: 'default' },
  { path: '/premium', layout: 'default' },
  { path: '/pricing', layout: 'default', as: 'visitor' },
  { path: '/transactions', layout: 'default' },
  { path: '/profile', layout: 'default' },
  // No member in these tests needs a check.
  { path: '/age-check', layout: 'default', to: /^\/members$/ },
  { path: '/notifications', layout: 'default' },
  { path: '/lang-config', layout: 'default', as: 'visitor' },
  { path: '/match-finder', layout: 'default' },
  { path: '/swipe-game', layout: 'default' },
  { path: '/login', layout: 'default', as: 'visitor' },
  { path: '/signup', layout: 'empty', as: 'visitor' },
  { path: '/reset-password', layout: 'default', as: 'visitor' },
  { path: '/reset-password/do', layout: 'default', as: 'visitor' },
  { path: '/account-deleted', layout: 'default', as: 'visitor' },
  { path: '/activate/done', layout: 'default' },
  { path: '/activate/error', layout: 'default', as: 'visitor' },
  { path: '/mail-change/do', layout: 'default', as: 'visitor' },
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'].map((token) => ({
    path: `/pages/${token}`,
    layout: 'default' as const,
    as: 'visitor' as const,
  })),
  { path: '/about', layout: 'default', as: 'visitor' },
  { path: '/landers/gallery', layout: 'lander', as: 'visitor' },
  { path: '/landers/gallery/berlin', layout: 'lander', as: 'visitor' },
];
