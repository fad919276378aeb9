import type { ApiClient } from '@heartline/api-client';

/** The two public reads that a lander needs; the whole client fits as well. */
export interface LanderApi {
  site: Pick<ApiClient['site'], 'settings'>;
  members: Pick<ApiClient['members'], 'search'>;
}
