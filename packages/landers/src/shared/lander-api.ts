import type { ApiClient, MemberSummary, RequestOptions, Settings } from '@heartline/api-client';

export type LanderSettings = Pick<
  Settings,
  | 'name'
  | 'niche'
  | 'minAge'
  | 'signups'
  | 'fictionalSingular'
  | 'fictionalWarning'
  | 'loggedOutSearch'
  | 'loggedOutSearchTrafficsource'
  | 'geoipSelectedCountry'
>;
export type LanderProfile = Pick<
  MemberSummary,
  'id' | 'name' | 'age' | 'country' | 'region' | 'place' | 'fictional'
> & { mainImage: { match: string } | null };

type SettingsQuery = Pick<NonNullable<Parameters<ApiClient['site']['settings']>[0]>, 'network' | 'ref' | 'language'>;
type SearchQuery = Pick<
  NonNullable<Parameters<ApiClient['search']['members']>[0]>,
  'network' | 'ref' | 'gender' | 'country' | 'withPhoto'
>;

/** The two public reads that a lander needs, and what it needs of them. The whole client fits as well. */
export interface LanderApi {
  site: { settings: (query: SettingsQuery, options?: RequestOptions) => Promise<{ settings: LanderSettings }> };
  search: { members: (query: SearchQuery, options?: RequestOptions) => Promise<{ profiles: LanderProfile[] }> };
}
