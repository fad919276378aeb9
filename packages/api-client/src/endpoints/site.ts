import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  countSchema,
  currencySchema,
  idSchema,
  queryNumber,
  timeSchema,
  tokenSchema,
} from '../schemas.ts';
import { locales } from '../languages.ts';
import { attributeNames, interests } from '../vocabulary.ts';

export const settingsSchema = v.object({
  site_id: v.string(),
  name: v.string(),
  index_title: v.string(),
  description: v.string(),
  domain: v.string(),
  domain_language: v.string(),
  niche: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  company_id: v.string(),
  mail_name: v.string(),
  countries: v.array(countrySchema),
  /** Offered to this visitor first, by geoip and profile country (LOC-03). */
  languages: v.array(v.picklist(locales)),
  /** All other languages of the site: nobody loses a language by living elsewhere. */
  more_languages: v.array(v.picklist(locales)),
  visible_profile_fields: v.array(v.picklist(attributeNames)),
  /** Notes of the site beside a field of every profile, in the reader's language (MEM-03). */
  visible_profile_notes: v.array(v.object({ field: v.picklist(attributeNames), note: v.string() })),
  search_fields: v.array(v.picklist(attributeNames)),
  geoip_country: v.nullable(countrySchema),
  geoip_selected_country: countrySchema,
  cdn_prefix: v.string(),
  message_credits: countSchema,
  signup_credits: countSchema,
  photo_credits: countSchema,
  gift_credits: countSchema,
  /** Graphemes. */
  message_length: countSchema,
  /** Money price of one message in minor units, per country. */
  minimum_message_costs: v.array(v.object({ country: countrySchema, costs: countSchema, currency: currencySchema })),
  support_email: v.string(),
  support_phone: v.string(),
  enable_site_entry_popup: v.boolean(),
  /** Countries where the entry warning is shown; everywhere if empty (NAV-02). */
  site_entry_popup_countries: v.array(countrySchema),
  push_public_key: v.nullable(v.string()),
  fictional_warning: v.string(),
  fictional_singular: v.string(),
  fictional_plural: v.string(),
  refund_days: countSchema,
  /** A first message without an answer after this many days is refunded up to this many credits; null: no refunds. */
  unanswered: v.nullable(
    v.object({ days: v.pipe(countSchema, v.minValue(1)), credits: v.pipe(countSchema, v.minValue(1)) }),
  ),
  signups: v.picklist(['all', 'with_trafficsource', 'none']),
  logged_out_search: v.boolean(),
  logged_out_search_trafficsource: v.boolean(),
  /** Whether the site asks members if their details may be passed on to partner sites. Without a yes they are not. */
  member_resell: v.boolean(),
  /** Target of the advertisement for cam profiles; null if the site has none. */
  cam_promo: v.nullable(v.pipe(v.string(), v.url())),
  /** Pages of the site's own, right below the root, with the titles of their links. */
  site_pages: v.array(v.object({ token: v.string(), title: v.string() })),
  us_footer: v.boolean(),
  /** Where page views are counted once a visitor has allowed it; null: nowhere. */
  analytics: v.nullable(
    v.object({
      kind: v.picklist(['matomo', 'plausible']),
      /** Of the instance, such as https://stats.example */
      origin: v.string(),
      /** The instance's name for this site: a number, or the domain. */
      site: v.string(),
    }),
  ),
  min_age: countSchema,
});

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'Settings of the site this host serves. An unknown forced_domain is ignored.',
  query: v.object({
    forced_domain: v.optional(tokenSchema),
    /** Language of the site's own texts, for a partner's page, which sends no locale cookie. */
    language: v.optional(v.picklist(locales)),
    network: v.optional(tokenSchema),
    ref: v.optional(tokenSchema),
  }),
  response: v.object({ settings: settingsSchema }),
  errors: [],
});

export const listInterests = defineEndpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'The fixed list of interests, as codes.',
  response: v.object({ interests: v.array(v.picklist(interests)) }),
  errors: [],
});

export const listRegions = defineEndpoint({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'Regions of the countries a site serves.',
  query: v.object({ country: v.optional(countrySchema) }),
  response: v.object({ regions: v.array(v.object({ id: v.string(), country: countrySchema, name: v.string() })) }),
  errors: [],
});

export const companyInfoSchema = v.object({
  name: v.string(),
  address: v.string(),
  kvk: v.string(),
  city: v.string(),
  country: countrySchema,
  tradenames: v.array(v.string()),
  vat_numbers: v.array(v.string()),
  support_phone: v.string(),
  delete_discount: countSchema,
  added: timeSchema,
});

export const getCompanyInfo = defineEndpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'The company behind the site.',
  response: v.object({ companyinfo: companyInfoSchema }),
  errors: [],
});

export const geocode = defineEndpoint({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'Country, region and place of a position of at most 2 decimals.',
  query: v.object({ lat: queryNumber(-90, 90), lon: queryNumber(-180, 180) }),
  response: v.object({
    geocode: v.nullable(
      v.object({
        country: countrySchema,
        region: v.nullable(v.object({ id: v.string(), name: v.string() })),
        place: v.nullable(v.object({ id: idSchema, name: v.string() })),
      }),
    ),
  }),
  errors: [],
});

export const getPage = defineEndpoint({
  method: 'GET',
  path: '/api/pages/:token',
  summary: "Data of the company and site that a static page's text needs.",
  params: v.object({ token: v.picklist(['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms']) }),
  response: v.object({
    page: v.object({
      token: v.string(),
      version: timeSchema,
      companyinfo: companyInfoSchema,
      refund_days: countSchema,
      support_email: v.string(),
      /** Readers of English read American English, with a privacy text of their own (LOC-01). */
      american: v.boolean(),
    }),
  }),
  errors: [],
});

export const getSitePage = defineEndpoint({
  method: 'GET',
  path: '/api/site-pages/:token',
  summary: 'A page of the site’s own, in a language. Whole sentences, with the company’s data filled in.',
  params: v.object({ token: v.pipe(v.string(), v.maxLength(40)) }),
  query: v.object({ language: v.optional(v.picklist(locales)) }),
  response: v.object({
    page: v.object({
      title: v.string(),
      intro: v.string(),
      sections: v.array(v.object({ title: v.string(), paragraphs: v.array(v.string()) })),
    }),
  }),
  errors: [],
});

export const siteCalls = {
  settings: getSettings,
  interests: listInterests,
  regions: listRegions,
  companyInfo: getCompanyInfo,
  geocode,
  page: getPage,
  sitePage: getSitePage,
} as const;
