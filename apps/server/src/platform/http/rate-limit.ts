import type { Clock } from '../clock.ts';
import type { Sql } from '../database.ts';
import { ServerError } from './errors.ts';
import { rateClasses, type RateClass } from './route.ts';

export interface RateLimiter {
  /** Counts one call. @throws ServerError rate_limited with Retry-After */
  take: (rateClass: RateClass, viewerKey: string, network: string) => Promise<void>;
  /** Takes one call back that has been counted and should not have been: a login that succeeded, say. */
  giveBack: (rateClass: RateClass, viewerKey: string, network: string) => Promise<void>;
}

/**
 * Limits shared by all processes, as a generic cell rate algorithm: one row holds the theoretical arrival time of the next call, so
 * bursts and the steady rate are exact however the calls are spread (ITU-T I.371).
 */
export function createRateLimiter(sql: Sql, clock: Clock): RateLimiter {
  return {
    async take(rateClass, viewerKey, network) {
      const limit = rateClasses[rateClass];
      if (!limit) return;
      const key = keyOf(rateClass, viewerKey, network);
      const now = clock.now().getTime();
      const tolerance = limit.interval * (limit.burst - 1);
      const taken = await sql`
        insert into rate_limits as r (key, arrival) values (${key}, ${now + limit.interval})
        on conflict (key) do update set arrival = greatest(r.arrival, ${now}) + ${limit.interval}
          where greatest(r.arrival, ${now}) - ${now} <= ${tolerance}
        returning arrival`;
      if (taken.length > 0) return;
      const [row] = await sql<{ arrival: number }[]>`select arrival from rate_limits where key = ${key}`;
      const wait = Math.max(1, Math.ceil(((row?.arrival ?? now) - tolerance - now) / 1000));
      throw new ServerError('rate_limited', { retryAfter: wait });
    },
    async giveBack(rateClass, viewerKey, network) {
      const limit = rateClasses[rateClass];
      if (!limit) return;
      await sql`update rate_limits set arrival = arrival - ${limit.interval} where key = ${keyOf(rateClass, viewerKey, network)}`;
    },
  };
}

function keyOf(rateClass: RateClass, viewerKey: string, network: string): string {
  return `${rateClass}:${rateClasses[rateClass]?.per === 'network' ? `n:${network}` : viewerKey}`;
}

/** Forgets limits that have been full again for a day. */
export async function deleteOldLimits(sql: Sql, clock: Clock): Promise<void> {
  await sql`delete from rate_limits where arrival < ${clock.now().getTime() - 86_400_000}`;
}
