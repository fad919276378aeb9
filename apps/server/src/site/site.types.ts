import type { EndpointAnswer } from '@heartline/api-client/contract';
import type { endpoints } from '@heartline/api-client/contract';

export type SiteSettings = EndpointAnswer<typeof endpoints.site.settings>['settings'];

/** One site of the deployment. Settings that depend on the visitor (geoip, languages) are filled in when they are asked for. */
export interface Site {
  id: string;
  pool: string;
  hosts: string[];
  companyId: string;
  settings: Omit<SiteSettings, 'geoip_country' | 'geoip_selected_country' | 'languages' | 'push_public_key' | 'site_id'> & { default_country: string };
}
