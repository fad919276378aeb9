import { readdirSync, readFileSync } from 'node:fs';

import { backFrom, isMembersArea, pageNames, type PageName } from '@heartline/features/site';
import { expect, it } from 'vitest';

// By path: what a rule asks of another feature is not for the site's index.
import { needsActivationReminder, needsPhotoAlert } from '../../../packages/features/src/site/alert-rules.ts';
import { needsEntryWarning } from '../../../packages/features/src/site/entry-rules.ts';
import { newUser } from '../../../packages/features/src/shared/testing/fixtures.ts';

const folder = new URL('routes/', import.meta.url);

/** What each route file says of itself. */
const routes = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return {
      file,
      page: /staticData: \{ page: '([^']+)'/.exec(code)?.[1] as PageName,
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

it('every route is a page of its own', () => {
  expect(routes.map(({ page }) => page).sort()).toEqual([...new Set(routes.map(({ page }) => page))].sort());
  expect(routes.filter(({ page }) => !pageNames.includes(page))).toEqual([]);
});

// What each page has, of: entry warning, reminder to confirm, request for a photo, back in the installed app, members area.
it('[NAV-02][NAV-04][NAV-11][SGN-06][ALT-01] each page has what the rules name it for, and nothing else', () => {
  const rows = routes.map(({ page, layout }) => {
    const has = [
      warned(page, layout) ? 'warning' : '',
      needsActivationReminder(newUser, page) ? 'reminder' : '',
      needsPhotoAlert(newUser, page) ? 'photo' : '',
      backFrom(page) ? `back to ${backFrom(page)}` : '',
      isMembersArea(page) ? 'area' : '',
    ];
    return `${page}: ${has.filter(Boolean).join(', ')}`;
  });
  expect(rows.sort()).toEqual([
    'activate-done: warning',
    'activate-error: warning',
    'activate: warning',
    'appeal: warning, reminder, photo',
    'chats-id: warning, reminder, photo',
    'chats: warning, reminder, photo, area',
    'credits-id: warning, reminder, photo, back to credits',
    'credits-repeat-order: warning, reminder, photo, back to credits',
    'credits: warning, reminder, photo, back to members',
    'index: warning, reminder, photo',
    'landers-gallery: reminder, photo',
    'lang-config: warning, reminder, photo',
    'likes-m-id: warning, reminder, photo, back to likes, area',
    'likes-type: warning, reminder, photo, back to members, area',
    'likes: warning, reminder, photo, back to members, area',
    'login: warning, reminder, photo',
    'match-finder: warning, reminder, photo',
    'members-id-chat: warning, reminder, photo',
    'members-id-signup: warning, reminder, photo',
    'members-id: warning, reminder, photo, back to members, area',
    'members: warning, reminder, photo, area',
    'moderation: warning, reminder',
    'not-found: warning, reminder, photo',
    'pages-token: warning, reminder, photo',
    'payments-id: warning, reminder, photo, back to credits',
    'premium: warning, reminder, area',
    'pricing: warning, reminder, photo',
    'profile: warning, reminder, back to members',
    'reset-password-do: reminder, photo',
    'reset-password: reminder, photo',
    'safety: warning, reminder, photo',
    'signup: warning',
    'swipe-game: warning, reminder, photo',
    'transactions: warning, reminder, photo',
    'visits: warning, reminder, photo',
  ]);
});
