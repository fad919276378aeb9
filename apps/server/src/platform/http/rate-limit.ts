import type { Clock } from '../clock.ts';
import type { Sql } from '../database.ts';
import { ServerError } from './errors.ts';
import { rateClasses, type RateClass } from './route.ts';

export interface RateLimiter {
  /** Counts one call. @throws ServerError rate_limited with Retry-After */
  take: (rateClass: RateClass, viewerKey: string, network: string) => Promise<void>;
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
      const key = `${rateClass}:${limit.per === 'network' ? `n:${network}` : viewerKey}`;
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
  };
}
