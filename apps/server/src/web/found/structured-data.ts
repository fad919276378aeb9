import type { Locale } from '@heartline/api-client/contract';

import type { Site } from '../../platform/site.ts';
import { asData } from '../document.ts';
import { addressIn, companyOf } from './public-pages.ts';

/** A question that a page answers. */
export interface Question {
  question: string;
  answer: string;
}

/**
 * Describes a page for machines (schema.org): the home page names the site and its company, a page of questions its answers. No other page
 * has a type that search engines know. A data block runs nothing, so no policy has to allow it.
 */
export function structuredDataOf(
  site: Site,
  origin: string,
  path: string,
  { locale, questions }: { locale: Locale; questions: readonly Question[] },
): string[] {
  const graph = path === '/' ? aboutSite(site, origin, locale) : [];
  if (questions.length > 0)
    graph.push({
      '@type': 'FAQPage',
      '@id': `${addressIn(site, origin, path, locale)}#questions`,
      inLanguage: locale,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  if (graph.length === 0) return [];
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${asData(data)}</script>`];
}

function aboutSite(site: Site, origin: string, locale: Locale): object[] {
  const { name, support_email: email, support_phone: telephone } = site.settings;
  const company = companyOf(site);
  const website = { '@type': 'WebSite', '@id': `${origin}/#site`, name, url: `${origin}/`, inLanguage: locale };
  if (!company) return [website];
  const publisher = `${origin}/#company`;
  return [
    { ...website, publisher: { '@id': publisher } },
    {
      '@type': 'Organization',
      '@id': publisher,
      name,
      legalName: company.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      email,
      telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        addressLocality: company.city,
        addressCountry: company.country,
      },
      identifier: company.kvk,
      vatID: company.vat_numbers,
    },
  ];
}
