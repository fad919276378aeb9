import type { EndpointAnswer, endpoints, Locale } from '@heartline/api-client/contract';

export type SiteSettings = EndpointAnswer<typeof endpoints.site.settings>['settings'];
export type Company = EndpointAnswer<typeof endpoints.site.companyInfo>['companyinfo'];

/** A site's own words, in every language it can be read in. `{name}` is the site's name. */
export interface SiteWords {
  index_title: string;
  description: string;
  fictional_singular: string;
  fictional_plural: string;
  fictional_warning: string;
}

/** One site of the deployment. Settings that depend on the visitor (geoip, languages) are filled in when they are asked for. */
export interface Site {
  id: string;
  pool: string;
  hosts: string[];
  companyId: string;
  settings: Omit<
    SiteSettings,
    | 'geoip_country'
    | 'geoip_selected_country'
    | 'languages'
    | 'more_languages'
    | 'push_public_key'
    | 'site_id'
    | keyof SiteWords
  > & {
    default_country: string;
    /** Its own words where it has some, by language; the rest is in `site/i18n`. */
    words?: Partial<Record<Locale, Partial<SiteWords>>>;
  };
}
