import type { PageName } from './page-names.ts';
import type { Place } from './top-bar-view.tsx';

const mine: readonly PageName[] = [
  'me',
  'profile',
  'credits',
  'credits-id',
  'credits-repeat-order',
  'payments-id',
  'premium',
  'transactions',
  'visits',
  'safety',
  'lang-config',
  'me-email',
  'me-password',
  'me-second-step',
  'me-passkeys',
];

/** The main section that a page belongs to, which the bar shows as current. */
export function placeOf(page: PageName): Place | undefined {
  // A landing page has no bar.
  if (page.startsWith('members-id-landing')) return undefined;
  if (page.startsWith('members') || page === 'match-finder') return 'search';
  if (page === 'swipe-game') return 'play';
  if (page.startsWith('chats')) return 'messages';
  if (page.startsWith('likes')) return 'likes';
  return mine.includes(page) ? 'me' : undefined;
}
