import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

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
    'geoip_country' | 'geoip_selected_country' | 'languages' | 'push_public_key' | 'site_id'
  > & { default_country: string };
}
