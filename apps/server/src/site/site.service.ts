import { localeOf, locales, type Locale } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { systemTime, type Time } from '../platform/time/time.ts';
import { countries } from './countries.ts';
import { readWords } from '../platform/words.ts';
import { noteMessages, siteWordMessages } from './site-words.messages.ts';
import { titlesOf } from './site-page.service.ts';
import { loadSites } from './site.store.ts';
import type { Site, SiteSettings, SiteWords } from '../platform/site.ts';

const commonWords = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

export type SiteFinder = (host: string, forcedDomain: string | undefined) => Promise<Site>;

/** Sites change only with a release, so processes reread them rarely; an old list is better than none while the database is away. */
const rereadAfter = 30_000;

/** Finds the site a request is for. A forced domain counts only when a site names it (security.md section 1). */
export function createSiteFinder(sql: Sql, time: Time = systemTime): SiteFinder {
  let known: Site[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      known = await loadSites(sql);
      readAt = time.passed();
    } catch (error) {
      if (known.length === 0) throw error;
    } finally {
      reading = undefined;
    }
  }

  return async (host, forcedDomain) => {
    if (time.passed() - readAt > rereadAfter) {
      reading ??= read();
      if (known.length === 0) await reading;
    }
    const byHost = (name: string) => known.find(({ hosts }) => hosts.includes(hostName(name)));
    const site = (forcedDomain ? byHost(forcedDomain) : undefined) ?? byHost(host) ?? known[0];
    if (!site) throw new Error('no site in the database');
    return site;
  };
}

const hostName = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');

/** The settings for this visitor. */
export function settingsFor(
  site: Site,
  geoipCountry: string | null,
  profileCountry: string | null,
  pushPublicKey: string | null,
  language?: string,
): SiteSettings {
  const { default_country, words, visible_profile_notes, site_pages, ...settings } = site.settings;
  const locale = localeOf(language ?? settings.domain_language);
  const near = languagesFor(site, geoipCountry, profileCountry);
  const served = geoipCountry !== null && settings.countries.includes(geoipCountry);
  return {
    ...settings,
    ...wordsOf(settings.name, locale, words?.[locale]),
    visible_profile_notes: visible_profile_notes.map((field) => ({
      field,
      note: words?.[locale]?.notes?.[field] ?? commonWords(locale).say(noteMessages[field], { name: settings.name }),
    })),
    site_pages: titlesOf(site_pages, settings.name, locale),
    site_id: site.id,
    geoip_country: geoipCountry,
    geoip_selected_country: served ? geoipCountry : default_country,
    languages: near,
    more_languages: locales.filter((one) => !near.includes(one)),
    push_public_key: pushPublicKey,
  };
}

/** Settings of a demo: the site says of all members it starts with that they are drawn, labelled or not. */
export function withDemoNotice(settings: SiteSettings, language: string | undefined): SiteSettings {
  const notice = commonWords(localeOf(language ?? settings.domain_language)).say(siteWordMessages.demo_notice);
  return { ...settings, fictional_warning: [notice, settings.fictional_warning].filter(Boolean).join(' ') };
}

/** The texts of a site about itself in a language: its own, and the common ones where it has none. */
function wordsOf(
  name: string,
  locale: Locale,
  { index_title, notes: _notes, ...own }: Partial<SiteWords> = {},
): SiteWords {
  const { say } = commonWords(locale);
  return {
    index_title: index_title?.replace('{name}', name) ?? say(siteWordMessages.index_title, { name }),
    description: say(siteWordMessages.description),
    fictional_singular: say(siteWordMessages.fictional_singular),
    fictional_plural: say(siteWordMessages.fictional_plural),
    fictional_warning: say(siteWordMessages.fictional_warning),
    ...own,
  };
}

/**
 * LOC-03: languages of the visitor's countries, the site's own and English; those of all the site's countries if the visitor's is unknown.
 */
function languagesFor(site: Site, geoipCountry: string | null, profileCountry: string | null): Locale[] {
  const near = [profileCountry, geoipCountry].filter((country) => country !== null);
  const from = near.length > 0 ? near : site.settings.countries;
  const own = localeOf(site.settings.domain_language);
  const offered = new Set<Locale>([own, ...from.flatMap((country) => countries[country]?.languages ?? []), 'en']);
  return locales.filter((locale) => offered.has(locale));
}
