import type { AttributeName, EndpointAnswer, endpoints, Locale } from '@heartline/api-client/contract';

export type SiteSettings = EndpointAnswer<typeof endpoints.site.settings>['settings'];
export type Company = EndpointAnswer<typeof endpoints.site.companyInfo>['companyinfo'];

/** A site's own words, in every language it can be read in. `{name}` is the site's name. */
export interface SiteWords {
  index_title: string;
  description: string;
  fictional_singular: string;
  fictional_plural: string;
  fictional_warning: string;
  /** Notes on profile fields. */
  notes?: Partial<Record<NotedField, string>>;
}

/** Profile fields that may have a note. */
export type NotedField = Extract<AttributeName, 'sexuality' | 'body_type' | 'relationship_status'>;

/** One site of the deployment. Settings that depend on the visitor (geoip, languages) are added per request. */
export interface Site {
  id: string;
  pool: string;
  hosts: string[];
  companyId: string;
  /**
   * Countries whose members must pass an age check, each with its adapter (platform/age-check).
   * @default none
   */
  ageChecks?: Readonly<Record<string, string>>;
  settings: Omit<
    SiteSettings,
    | 'geoip_country'
    | 'geoip_selected_country'
    | 'languages'
    | 'more_languages'
    | 'push_public_key'
    | 'site_id'
    | 'visible_profile_notes'
    | 'site_pages'
    | keyof SiteWords
  > & {
    default_country: string;
    visible_profile_notes: readonly NotedField[];
    /** Tokens of the site's own pages; their words are in `site/pages.data.ts`. */
    site_pages: readonly string[];
    /** The site's own words, by language; the others are in `site/i18n`. */
    words?: Partial<Record<Locale, Partial<SiteWords>>>;
  };
}
