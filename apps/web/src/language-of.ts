import type { Locale } from '@heartline/api-client';
import { chooseLocale, languageIn, readLocaleCookie } from '@heartline/features/shared';

export interface LanguageRequest {
  /** The Cookie header. */
  cookies: string;
  /** Query of the address. */
  search: string;
  domainLanguage: string;
}

/** A choice made on this device takes precedence over the language of the linking page; without either, the site's. */
export function languageOf({ cookies, search, domainLanguage }: LanguageRequest): Locale {
  return readLocaleCookie(cookies) ?? languageIn(search) ?? chooseLocale('', domainLanguage);
}
