import { isLocale, localeOf, type Locale } from '@heartline/api-client';

import { writeCookie } from '../storage/browser-storage.ts';

export const localeCookieName = 'locale';
const maxAge = 365 * 24 * 60 * 60;

/** The language chosen earlier on this device, from a Cookie header or `readCookies()` (LOC-02). */
export function readLocaleCookie(cookies: string): Locale | undefined {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(cookies)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Remembers the language for 365 days (LOC-02). */
export function writeLocaleCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(localeCookie(locale) + secure);
}

/** The cookie of a language, without `Secure`. */
export const localeCookie = (locale: Locale): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

/** The language in an address, set by a page that links here, such as a partner's lander. */
export function languageIn(search: string): Locale | undefined {
  const value = new URLSearchParams(search).get('language');
  return isLocale(value) ? value : undefined;
}

/** Cookie first, then the site's language if it is one of ours, else English (LOC-02). */
export const chooseLocale = (cookies: string, domainLanguage: string): Locale =>
  readLocaleCookie(cookies) ?? localeOf(domainLanguage);
