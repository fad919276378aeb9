import { languages, type Locale } from '@heartline/api-client/contract';

import type { Site } from '../../platform/site.ts';
import { escape } from '../document.ts';
import { addressIn, claimIn, languagesOf, siteWordsOf, type PublicPage } from './public-pages.ts';
import { hashOfPicture, shareSize, type SharePicture } from './share-picture.ts';
import { structuredDataOf, type Question } from './structured-data.ts';

/** A page as made for one request. */
export interface MadePage {
  locale: Locale;
  title: string;
  /** Already escaped; instead of `title`. */
  titleHtml?: string;
  /** The page's own description, used where no other exists. */
  description: string;
  /** Questions with their answers, on a page of questions. */
  questions?: readonly Question[];
}

/** The data of a site's picture in a language. */
export const pictureOf = (site: Site, language: Locale): SharePicture => ({
  name: site.settings.name,
  claim: claimIn(language),
  niche: site.settings.niche,
});
export const picturePath = (site: Site, language: Locale): string =>
  `/share/${language}/${hashOfPicture(pictureOf(site, language))}.png`;

/**
 * Head tags of the public page at `path`: its description and preview. If search engines list it, also its canonical address and those in
 * other languages.
 */
export function publicTags(site: Site, origin: string, path: string, entry: PublicPage, page: MadePage): string {
  const { locale, questions = [] } = page;
  const title = page.titleHtml ?? escape(page.title);
  const description = escape(entry.describe(locale) ?? page.description);
  const address = (language: Locale) => escape(addressIn(site, origin, path, language));
  if (!entry.listed)
    return [unlisted, aboutTag(description), ...shareTags(site, origin, locale, { title, description })].join('\n');
  const own = languagesOf(site);
  return [
    aboutTag(description),
    `<link rel="canonical" href="${address(locale)}">`,
    ...own.map((language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escape(origin + path)}">`,
    `<meta property="og:url" content="${address(locale)}">`,
    ...own
      .filter((language) => language !== locale)
      .map((language) => `<meta property="og:locale:alternate" content="${territoryOf(language)}">`),
    ...shareTags(site, origin, locale, { title, description }),
    ...structuredDataOf(site, origin, path, { locale, questions }),
  ].join('\n');
}

/** Head tags of any other page: unlisted, with the preview of the site, and nothing of the page's content. */
export function siteTags(site: Site, origin: string, locale: Locale): string {
  const { index_title, description } = siteWordsOf(site, locale);
  const about = escape(description);
  return [
    unlisted,
    aboutTag(about),
    ...shareTags(site, origin, locale, { title: escape(index_title), description: about }),
  ].join('\n');
}

const unlisted = '<meta name="robots" content="noindex">';
const aboutTag = (description: string) => `<meta name="description" content="${description}">`;

/** Open Graph (ogp.me), which every chat and network reads, and the one tag that makes X show a large picture. */
function shareTags(
  site: Site,
  origin: string,
  locale: Locale,
  { title, description }: { title: string; description: string },
): string[] {
  const { name } = site.settings;
  const { index_title: alternative } = siteWordsOf(site, locale);
  const { width, height } = shareSize;
  return [
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(name)}">`,
    `<meta property="og:locale" content="${territoryOf(locale)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escape(origin + picturePath(site, locale))}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escape(alternative)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Open Graph requires a country for each language: that of its formats, else the one with most of its speakers. */
function territoryOf(language: Locale): string {
  const { language: code, region } = new Intl.Locale(languages[language].formats).maximize();
  return `${code}_${region}`;
}
