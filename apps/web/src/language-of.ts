import type { Locale } from '@heartline/api-client';
import { chooseLocale, languageIn, readLocaleCookie } from '@heartline/features/shared';

export interface LanguageRequest {
  /** The Cookie header. */
  cookies: string;
  /** Query of the address. */
  search: string;
  domainLanguage: string;
}

/** A choice made here counts more than the language of the page that led here; without either, the site's. */
export function languageOf({ cookies, search, domainLanguage }: LanguageRequest): Locale {
  return readLocaleCookie(cookies) ?? languageIn(search) ?? chooseLocale('', domainLanguage);
}
