import { attributeNames } from '@heartline/api-client/contract';

import { messagePrice, packagesOf } from './packages.data.ts';
import { countries } from './countries.ts';
import type { PoolName } from './pools.data.ts';
import type { Company, Site } from '../platform/site.ts';

/** The companies behind the sites, by id. Fictitious, like everything in a demo. */
export const companies: Record<string, Company> = {
  heartline: {
    name: 'Heartline Media B.V.',
    address: 'Voorbeeldkade 12',
    kvk: '00000001',
    city: '1011 AA Amsterdam',
    country: 'NL',
    tradenames: ['Heartline', 'Amici'],
    vat_numbers: ['NL000000001B01'],
    support_phone: '+31 20 000 00 01',
    delete_discount: 30,
    added: '2024-03-01T12:00:00.000Z',
  },
  nordlys: {
    name: 'Nordlys Dating ApS',
    address: 'Eksempelvej 7',
    kvk: '00000002',
    city: '2100 København Ø',
    country: 'DK',
    tradenames: ['Nordlys'],
    vat_numbers: ['DK00000002'],
    support_phone: '+45 00 00 00 02',
    delete_discount: 25,
    added: '2019-04-02T12:00:00.000Z',
  },
};

const messageCredits = 10;

/** Price of one message in the currency of each country, with the cheapest package. */
function messageCostsOf(codes: readonly string[]): { country: string; costs: number; currency: string }[] {
  return codes.map((country) => {
    const packages = packagesOf(country);
    const costs = Math.min(...packages.map((one) => messagePrice(one, messageCredits)));
    return { country, costs, currency: packages[0]?.currency ?? 'EUR' };
  });
}

const shared = {
  cdn_prefix: '',
  message_credits: messageCredits,
  signup_credits: 30,
  photo_credits: 15,
  gift_credits: 20,
  message_length: 500,
  refund_days: 14,
  unanswered: { days: 7, credits: messageCredits },
  signups: 'all' as const,
  logged_out_search: true,
  logged_out_search_trafficsource: true,
  member_resell: false,
  site_entry_popup_countries: [],
  us_footer: false,
  analytics: null,
  min_age: 18,
  cam_promo: null,
  site_pages: ['about'],
};

const everyCountry = Object.keys(countries);
const nordic = ['DK', 'NO', 'SE', 'FI'];
const southern = ['IT', 'FR', 'ES'];

/** The sites of this deployment, written to the database at each start. The first one also serves hosts that no site names. */
export const sites: readonly (Site & { pool: PoolName })[] = [
  {
    id: 'heartline',
    pool: 'main',
    hosts: ['localhost', '127.0.0.1', 'heartline.test'],
    companyId: 'heartline',
    settings: {
      ...shared,
      name: 'Heartline',
      domain: 'heartline.test',
      domain_language: 'en',
      niche: 1,
      company_id: 'heartline',
      mail_name: 'Heartline',
      countries: everyCountry,
      default_country: 'DE',
      visible_profile_fields: [...attributeNames],
      visible_profile_notes: ['sexuality', 'relationship_status'],
      search_fields: ['hair_colour', 'eye_colour', 'body_type', 'relationship_status'],
      minimum_message_costs: messageCostsOf(everyCountry),
      support_email: 'support@heartline.test',
      support_phone: '+31 20 000 00 01',
      enable_site_entry_popup: false,
      us_footer: true,
    },
  },
  {
    id: 'nordlys',
    pool: 'main',
    hosts: ['nordlys.test', 'www.nordlys.test', 'nordlys.localhost'],
    companyId: 'nordlys',
    settings: {
      ...shared,
      name: 'Nordlys',
      domain: 'nordlys.test',
      domain_language: 'da',
      niche: 3,
      company_id: 'nordlys',
      mail_name: 'Nordlys',
      countries: nordic,
      default_country: 'DK',
      visible_profile_fields: ['hair_colour', 'eye_colour', 'body_type', 'relationship_status'],
      visible_profile_notes: ['body_type'],
      search_fields: ['body_type', 'relationship_status'],
      minimum_message_costs: messageCostsOf(nordic),
      support_email: 'hjaelp@nordlys.test',
      support_phone: '+45 00 00 00 02',
      enable_site_entry_popup: false,
      logged_out_search: false,
    },
  },
  {
    id: 'amici',
    pool: 'amici',
    hosts: ['amici.test', 'www.amici.test', 'amici.localhost'],
    companyId: 'heartline',
    settings: {
      ...shared,
      name: 'Amici',
      domain: 'amici.test',
      domain_language: 'it',
      niche: 5,
      company_id: 'heartline',
      mail_name: 'Amici',
      countries: southern,
      default_country: 'IT',
      visible_profile_fields: ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos'],
      visible_profile_notes: ['sexuality', 'relationship_status'],
      search_fields: ['sexuality', 'body_type', 'tattoos'],
      minimum_message_costs: messageCostsOf(southern),
      support_email: 'aiuto@amici.test',
      support_phone: '+31 20 000 00 03',
      enable_site_entry_popup: true,
      member_resell: true,
      cam_promo: 'https://cams.example/profiles',
      signups: 'with_trafficsource',
      logged_out_search: false,
    },
  },
];
