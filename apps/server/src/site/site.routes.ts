import { endpoints, interests } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import { policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { sitePageOf } from './site-page.service.ts';
import { settingsFor, withDemoNotice } from './site.service.ts';
import { companies } from './sites.data.ts';
import type { Company, Site } from '../platform/site.ts';

export function createSiteRoutes({ config, push }: Platform): Route[] {
  // Without the service worker no push could be shown.
  const pushPublicKey = config.offlinePage ? push.publicKey : null;
  return [
    route({
      endpoint: endpoints.site.settings,
      policy: policies.everyone,
      rate: 'read',
      partners: true,
      handle: async ({ query }, context) => {
        const language = query.language ?? localeCookie(context);
        const country = profileCountry(context);
        const settings = settingsFor(context.site, context.geoipCountry, country, pushPublicKey, language);
        return { settings: config.demo ? withDemoNotice(settings, language) : settings };
      },
    }),
    route({
      endpoint: endpoints.site.interests,
      policy: policies.everyone,
      rate: 'read',
      handle: async () => ({ interests: [...interests] }),
    }),
    route({
      endpoint: endpoints.site.companyInfo,
      policy: policies.everyone,
      rate: 'read',
      handle: async (_request, { site }) => ({ companyinfo: companyOf(site) }),
    }),
    route({
      endpoint: endpoints.site.page,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ params }, context) => {
        const { site } = context;
        const companyinfo = companyOf(site);
        return {
          page: {
            token: params.token,
            version: termsVersion(companyinfo.added),
            companyinfo,
            refund_days: site.settings.refund_days,
            support_email: site.settings.support_email,
            american: isAmerican(context),
          },
        };
      },
    }),
    route({
      endpoint: endpoints.site.sitePage,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ params, query }, context) => {
        const language = query.language ?? localeCookie(context) ?? context.site.settings.domain_language;
        const page = sitePageOf(context.site, companyOf(context.site), params.token, language);
        if (!page) throw notFound();
        return { page };
      },
    }),
  ];
}

/** By the country of the member or the visitor; if unknown, by the English variant that the browser asks for. */
function isAmerican(context: RequestContext): boolean {
  const countries = [profileCountry(context), context.geoipCountry].filter((country) => country !== null);
  if (countries.length > 0) return countries.includes('US');
  return /^en-US\b/i.test(context.header('accept-language') ?? '');
}

const profileCountry = ({ viewer }: RequestContext) => (viewer.kind === 'visitor' ? null : viewer.country);

function companyOf(site: Site): Company {
  const company = companies[site.companyId];
  if (!company) throw notFound();
  return company;
}

const oldestTerms = '2023-12-01T12:00:00.000Z';

/** LOC-07: the terms' date, or the company's when it came later. */
export const termsVersion = (added: string): string =>
  Date.parse(added) > Date.parse(oldestTerms) ? added : oldestTerms;

/** The language chosen on this device (LOC-02), for the site's own words. */
const localeCookie = (context: RequestContext) =>
  /(?:^|;\s*)locale=([a-z]{2})/.exec(context.header('cookie') ?? '')?.[1];
