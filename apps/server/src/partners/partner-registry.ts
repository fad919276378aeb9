import type { Platform } from '../platform/platform.ts';
import { mayShow, type Partner, type PartnerRegistry } from '../platform/http/partner-registry.ts';
import { activePartners } from './partners.store.ts';

/** Milliseconds. Changes are announced and take effect at once; this is for a process whose connection hangs unnoticed. */
const rereadAfter = 5_000;

/** Keeps the partners of all sites in memory: pages are requested far more often than partners change. */
export function createPartnerRegistry({
  sql,
  time,
  events,
}: Pick<Platform, 'sql' | 'time' | 'events'>): PartnerRegistry {
  let known: Promise<Partner[]> | undefined;
  let readAt = 0;
  events.watch('partners', () => {
    known = undefined;
  });

  function all(): Promise<Partner[]> {
    if (known && time.passed() - readAt < rereadAfter) return known;
    const reading = activePartners(sql);
    readAt = time.passed();
    known = reading;
    // The request that meets a database failure gets the error; the next one reads again.
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
