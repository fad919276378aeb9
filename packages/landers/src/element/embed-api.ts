import { createTransport } from '@heartline/api-client';

import type { LanderApi } from '../shared/index.ts';
import { countEvent, readInterests, readMembers, readRegions, readSettings } from './embed-reads.ts';

export interface EmbedApi extends LanderApi {
  /** Resolves once all requests are answered, and those that follow from the answers. */
  quiet: () => Promise<void>;
}

/** The reads of a lander from another origin: never with the visitor's cookies. */
export function createEmbedApi(origin: string): EmbedApi {
  const open = new Set<Promise<unknown>>();
  const noted = <T>(answer: Promise<T>): Promise<T> => {
    open.add(answer);
    const forget = () => open.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
  const transport = createTransport({
    baseUrl: origin,
    clientType: 'embed',
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  });
  return {
    partners: { count: (event, options) => transport.send(countEvent, event, options) },
    site: { settings: (query, options) => noted(transport.send(readSettings, query, options)) },
    search: {
      members: (query, options) => noted(transport.send(readMembers, query, options)),
      interests: (query, options) => noted(transport.send(readInterests, query, options)),
      regions: (query, options) => noted(transport.send(readRegions, query, options)),
    },
    async quiet() {
      do {
        await Promise.allSettled(open);
        await drawn();
      } while (open.size > 0);
    },
  };
}

/** Waits until the changes of an answer are rendered, and their effects have run. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));
