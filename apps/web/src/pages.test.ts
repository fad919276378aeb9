import { readdirSync, readFileSync } from 'node:fs';

import { backFrom, isCheckout, isMembersArea, pageNames, type PageName } from '@heartline/features/site';
import { expect, it } from 'vitest';

// By path: the site's index does not export rules about other features.
import { needsActivationReminder, needsPhotoAlert } from '../../../packages/features/src/site/alert-rules.ts';
import { needsEntryWarning } from '../../../packages/features/src/site/entry-rules.ts';
import { newUser } from '../../../packages/features/src/shared/testing/fixtures.ts';

const folder = new URL('routes/', import.meta.url);

/** The declarations in each route file. */
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return {
      file,
      page: /staticData: \{\s+page: '([^']+)'/.exec(code)?.[1] as PageName,
      layout: /layout: '([a-z]+)'/.exec(code)?.[1] ?? 'default',
    };
  });

const warned = (page: PageName, layout: string) =>
  needsEntryWarning({
    enabled: true,
    loggedIn: false,
    inApp: false,
    page,
    lander: layout === 'lander',
    country: 'PL',
    countries: [],
  });

it('gives every route a page name of its own', () => {
  expect(routes.map(({ page }) => page).sort()).toEqual([...new Set(routes.map(({ page }) => page))].sort());
  expect(routes.filter(({ page }) => !pageNames.includes(page))).toEqual([]);
});

// For each page: entry warning, reminder to confirm, request for a photo, back in the installed app, checkout, members area.
it('[NAV-02][NAV-04][NAV-11][SGN-06][ALT-01] each page has exactly the properties that the rules give it', () => {
  const rows = routes.map(({ page, layout }) => {
    const has = [
      warned(page, layout) ? 'warning' : '',
      needsActivationReminder(newUser, page) ? 'reminder' : '',
      needsPhotoAlert(newUser, page) ? 'photo' : '',
      backFrom(page) ? `back to ${backFrom(page)}` : '',
      isCheckout(page) ? 'checkout' : '',
      isMembersArea(page) ? 'area' : '',
    ];
    return `${page}: ${has.filter(Boolean).join(', ')}`;
  });
  expect(rows.sort()).toEqual([
    'account-deleted: warning',
    'activate-done: warning',
    'activate-error: warning',
    'activate: warning',
    'age-check: warning',
    'appeal: warning',
    'chats-id: warning',
    'chats: warning, reminder, photo, area',
    'complaints-follow: warning',
    'complaints: warning',
    'complete-signup: ',
    'credits-id: warning, back to credits, checkout',
    'credits-repeat-order: warning, back to credits, checkout',
    'credits: warning, back to members',
    'delete-account: warning',
    'directdebit: warning, back to credits, checkout',
    'index: warning',
    'landers-name: ',
    'lang-config: warning',
    'likes-m-id: warning, back to likes, area',
    'likes-type: warning, reminder, photo, back to members, area',
    'likes: warning, reminder, photo, back to members, area',
    'login: warning',
    'mail-change-do: warning',
    'match-finder: warning',
    'me-email: warning',
    'me-export: warning',
    'me-passkeys: warning',
    'me-password: warning',
    'me-second-step: warning',
    'me: warning',
    'members-id-chat: warning',
    'members-id-landing2: ',
    'members-id-landing3: ',
    'members-id-landing: ',
    'members-id-signup: warning',
    'members-id: warning, back to members, area',
    'members: warning, reminder, photo, area',
    'moderation: warning',
    'not-found: warning',
    'notifications: warning',
    'pages-token: warning',
    'partners-token: warning',
    'payments-id: warning, back to credits',
    'premium: warning, area',
    'pricing: warning',
    'profile: warning, back to members',
    'reactivate: warning',
    'reset-password-do: ',
    'reset-password: ',
    'safety: warning',
    'signup-matches: warning',
    'signup: warning',
    'site-page: warning',
    'swipe-game: warning',
    'transactions: warning',
    'unsubscribe: warning',
    'visits: warning, reminder, photo',
  ]);
});
