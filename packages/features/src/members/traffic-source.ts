import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { readTracking, sessionQueries } from '../shared/index.ts';

/** The visitor's traffic source: some sites show their members only to visitors of a known source (MEM-02). */
export function trafficSource(client: QueryClient): { network?: string; ref?: string } {
  if (client.getQueryData(sessionQueries.user({} as ApiClient).queryKey)) return {};
  const { network, ref } = readTracking();
  return { ...(network ? { network } : {}), ...(ref ? { ref } : {}) };
}
