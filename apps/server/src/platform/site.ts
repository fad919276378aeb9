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
  /** Of the fields that it has a note on. */
  notes?: Partial<Record<NotedField, string>>;
}

/** Fields of a profile on which there is something to be said. */
export type NotedField = Extract<AttributeName, 'sexuality' | 'body_type' | 'relationship_status'>;

/** One site of the deployment. Settings that depend on the visitor (geoip, languages) are filled in when they are asked for. */
export interface Site {
  id: string;
  pool: string;
  hosts: string[];
  companyId: string;
  /**
   * Countries whose members must have shown that they are adults, each with the adapter that finds out (platform/age-check).
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
    /** Tokens of the pages that it has of its own; their words are in `site/pages.data.ts`. */
    site_pages: readonly string[];
    /** Its own words where it has some, by language; the rest is in `site/i18n`. */
    words?: Partial<Record<Locale, Partial<SiteWords>>>;
  };
}
