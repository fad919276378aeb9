import type { EndpointAnswer, endpoints, Locale } from '@heartline/api-client/contract';

import type { SiteWords } from './site-words.data.ts';

export type SiteSettings = EndpointAnswer<typeof endpoints.site.settings>['settings'];
export type Company = EndpointAnswer<typeof endpoints.site.companyInfo>['companyinfo'];

/** One site of the deployment. Settings that depend on the visitor (geoip, languages) are filled in when they are asked for. */
export interface Site {
  id: string;
  pool: string;
  hosts: string[];
  companyId: string;
  settings: Omit<
    SiteSettings,
    'geoip_country' | 'geoip_selected_country' | 'languages' | 'push_public_key' | 'site_id' | keyof SiteWords
  > & {
    default_country: string;
    /**
     * Sign-up and password reset answer alike whether or not an address has an account; the mail tells its owner (ASVS 6.3.8). Worth
     * something only where all sites of the pool do so.
     */
    hide_account_existence: boolean;
    /** Its own words where it has some, by language; the rest is `siteWords`. */
    words?: Partial<Record<Locale, Partial<SiteWords>>>;
  };
}
