/** What the address of a route needs to be a real one. */
export interface Known {
  /** Another member. */
  member: string;
  conversation: string;
  payment: string;
}

export interface ProductRoute {
  path: string | ((known: Known) => string);
  layout: 'default' | 'chat' | 'lander' | 'empty';
  /** Who opens it. @default 'member' */
  as?: 'visitor' | 'member';
  /** Where it leads on to by itself. */
  to?: RegExp;
}

/** Every route of the product, each with its layout (NAV-01). Whoever builds another adds its line. */
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
  // Asked of nobody here.
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
