import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { sitePages } from './pages.data.ts';
import { readWords } from '../platform/words.ts';
import type { Company, Site } from '../platform/site.ts';

const words = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

/** Links to the pages of a site; pages that the release no longer has are omitted. */
export const titlesOf = (tokens: readonly string[] = [], name: string, language: string) =>
  tokens.flatMap((token) => {
    const page = sitePages[token];
    return page ? [{ token, title: words(language).say(page.title, { name }) }] : [];
  });

type Page = EndpointAnswer<typeof endpoints.site.sitePage>['page'];

/** One of this site's own pages, with the data of its company; undefined if it has none with that token. */
export function sitePageOf({ settings }: Site, company: Company, token: string, language: string): Page | undefined {
  const page = settings.site_pages?.includes(token) ? sitePages[token] : undefined;
  if (!page) return undefined;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const values = {
    name: settings.name,
    company: company.name,
    address: company.address,
    city: company.city,
    country: new Intl.DisplayNames(language, { type: 'region' }).of(company.country) ?? company.country,
    register: company.kvk,
    vat: list.format(company.vat_numbers),
    tradenames: list.format(company.tradenames),
    email: settings.support_email,
    phone: settings.support_phone,
    messageCredits: settings.message_credits,
    photoCredits: settings.photo_credits,
    giftCredits: settings.gift_credits,
    refundDays: settings.refund_days,
  };
  const { say } = words(language);
  return {
    title: say(page.title, values),
    intro: say(page.intro, values),
    sections: page.sections.map(({ title, paragraphs }) => ({
      title: say(title, values),
      paragraphs: paragraphs.filter(({ on }) => on?.(settings) ?? true).map(({ text }) => say(text, values)),
    })),
  };
}
