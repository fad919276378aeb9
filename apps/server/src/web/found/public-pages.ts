import { localeOf, locales, type Locale } from '@heartline/api-client/contract';

import type { Company, Site } from '../../platform/site.ts';
import { readWords } from '../../platform/words.ts';
import { settingsFor } from '../../site/site.service.ts';
import { sitePageOf } from '../../site/site-page.service.ts';
import { companies } from '../../site/sites.data.ts';
import { pageMessages, pictureMessages } from './found.messages.ts';

const words = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

/**
 * A page that is the same for every visitor, by its address. Pages without such an entry are never listed, whatever they answer (NAV-14c).
 */
export interface PublicPage {
  /** Whether search engines may list it. */
  listed: boolean;
  /** Its description; undefined where the page provides its own. */
  describe: (language: Locale) => string | undefined;
}

/** Visitors from a search engine have no known source: a site that requires one is closed to search engines. */
export const isClosed = ({ settings }: Site): boolean => settings.signups !== 'all';

/** The public pages of a site, including its landers. */
export function publicPagesOf(site: Site, landers: readonly string[]): ReadonlyMap<string, PublicPage> {
  const { name, min_age: minAge, refund_days: days, site_pages: tokens, logged_out_search: search } = site.settings;
  const listed = !isClosed(site);
  const page = (describe: PublicPage['describe']): PublicPage => ({ listed, describe });
  const said = (message: (typeof pageMessages)[Exclude<keyof typeof pageMessages, 'signup' | 'returnPolicy'>]) =>
    page((language) => words(language).say(message, { name }));
  const company = companyOf(site);
  return new Map<string, PublicPage>([
    ['/', page((language) => siteWordsOf(site, language).description)],
    // It shows members, who have not agreed to search engines.
    ...(search ? [['/members', { ...said(pageMessages.members), listed: false }] as const] : []),
    ['/pricing', said(pageMessages.pricing)],
    ['/login', said(pageMessages.login)],
    ['/signup', page((language) => words(language).say(pageMessages.signup, { name, minAge }))],
    ['/complaints', said(pageMessages.complaints)],
    ['/pages/terms', said(pageMessages.terms)],
    ['/pages/privacy', said(pageMessages.privacy)],
    ['/pages/cookies', said(pageMessages.cookies)],
    ['/pages/faq', said(pageMessages.faq)],
    ['/pages/service', said(pageMessages.service)],
    ['/pages/return-policy', page((language) => words(language).say(pageMessages.returnPolicy, { name, days }))],
    ['/pages/ban', said(pageMessages.ban)],
    ...tokens.flatMap((token): [string, PublicPage][] => {
      const exists = company && sitePageOf(site, company, token, 'en') !== undefined;
      return exists ? [[`/${token}`, page((language) => sitePageOf(site, company, token, language)?.intro)]] : [];
    }),
    ...landers.map((lander): [string, PublicPage] => [`/landers/${lander}`, page(() => undefined)]),
  ]);
}

/** The company behind a site. */
export const companyOf = ({ companyId }: Site): Company | undefined => companies[companyId];

/** The site's texts about itself, for visitors from anywhere. */
export const siteWordsOf = (site: Site, language: Locale) => settingsFor(site, null, null, null, language);

/** The text on its picture. */
export const claimIn = (language: Locale): string => words(language).say(pictureMessages.claim);

/** Languages that a site is available in, its own first. */
export function languagesOf(site: Site): readonly Locale[] {
  const own = localeOf(site.settings.domain_language);
  const { languages, more_languages: more } = siteWordsOf(site, own);
  const all = new Set<Locale>([...languages, ...more]);
  return [own, ...locales.filter((locale) => locale !== own && all.has(locale))];
}

/** The address of a page in a language for visitors without a cookie (LOC-02): the site's own language has the plain one. */
export const addressIn = (site: Site, origin: string, path: string, language: Locale): string =>
  language === localeOf(site.settings.domain_language) ? `${origin}${path}` : `${origin}${path}?language=${language}`;
