import { createTransport } from '@heartline/api-client';

import type { LanderApi } from '../shared/index.ts';
import { readMembers, readSettings } from './embed-reads.ts';

/** The reads of a lander from another origin: never with the visitor's cookies. */
export function createEmbedApi(origin: string): LanderApi {
  const transport = createTransport({
    baseUrl: origin,
    clientType: 'embed',
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  });
  return {
    site: { settings: (query, options) => transport.send(readSettings, query, options) },
    search: { members: (query, options) => transport.send(readMembers, query, options) },
  };
}
