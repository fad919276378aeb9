import type { Platform } from '../platform/platform.ts';
import { mayShow, type Partner, type PartnerRegistry } from '../platform/http/partner-registry.ts';
import { activePartners } from './partners.store.ts';

/** Milliseconds. What is changed is forgotten at once; this is for a process whose connection hangs, and does not know it yet. */
const rereadAfter = 5_000;

/** The partners of all sites in memory: a page is asked for many times for each time that one of them changes. */
export function createPartnerRegistry({ sql, events }: Pick<Platform, 'sql' | 'events'>): PartnerRegistry {
  let known: Promise<Partner[]> | undefined;
  let readAt = 0;
  events.watch('partners', () => {
    known = undefined;
  });

  function all(): Promise<Partner[]> {
    if (known && performance.now() - readAt < rereadAfter) return known;
    const reading = activePartners(sql);
    readAt = performance.now();
    known = reading;
    // Who asks while the database is away is told so, and the next one asks it again.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return {
    byOrigin: async (siteId, origin) =>
      (await all()).find((one) => one.siteId === siteId && one.origins.includes(origin)),
    byNetwork: async (siteId, network) => (await all()).find((one) => one.siteId === siteId && one.network === network),
    async framing(siteId, lander, network) {
      const ofSite = (await all()).filter((one) => one.siteId === siteId);
      const named = ofSite.filter((one) => one.network === network);
      return (named.length > 0 ? named : ofSite)
        .filter((one) => mayShow(one, lander))
        .flatMap(({ origins }) => origins);
    },
  };
}
