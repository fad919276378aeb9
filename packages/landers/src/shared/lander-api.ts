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
  | 'countries'
>;
export type LanderProfile = Pick<
  MemberSummary,
  'id' | 'name' | 'age' | 'country' | 'region' | 'place' | 'fictional'
> & { mainImage: { match: string } | null };

type SettingsQuery = Pick<NonNullable<Parameters<ApiClient['site']['settings']>[0]>, 'network' | 'ref' | 'language'>;
type SearchQuery = Pick<
  NonNullable<Parameters<ApiClient['search']['members']>[0]>,
  'network' | 'ref' | 'gender' | 'country' | 'withPhoto' | 'real'
>;

/** A region of a country on the map. */
export interface LanderRegion {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Rounded to tens; null for very few. */
  people: number | null;
}

/** An interest, and how many people of the visitor's country share it: see `GET /api/search/interests`. */
export interface LanderInterest {
  interest: string;
  people: number;
}

type InterestsQuery = Pick<Parameters<ApiClient['search']['interests']>[0], 'network' | 'ref' | 'country'>;
type RegionsQuery = Pick<Parameters<ApiClient['search']['regions']>[0], 'network' | 'ref' | 'country' | 'language'>;

type LanderEvent = Parameters<ApiClient['partners']['count']>[0];

/** The public calls that landers use. The whole client satisfies this type as well. */
export interface LanderApi {
  partners: { count: (event: LanderEvent, options?: RequestOptions) => Promise<undefined> };
  site: { settings: (query: SettingsQuery, options?: RequestOptions) => Promise<{ settings: LanderSettings }> };
  search: {
    members: (
      query: SearchQuery,
      options?: RequestOptions,
    ) => Promise<{ profiles: LanderProfile[]; numResults: number }>;
    interests: (query: InterestsQuery, options?: RequestOptions) => Promise<{ interests: LanderInterest[] }>;
    regions: (query: RegionsQuery, options?: RequestOptions) => Promise<{ regions: LanderRegion[] }>;
  };
}
