import { longestAhead, type Clock } from '../clock.ts';
import type { Sql } from '../database.ts';
import { ServerError } from './errors.ts';
import { rateClasses, visitorsPrefix, type RateClass, type RateLimit } from './route.ts';

export interface RateLimiter {
  /** Counts one call. @throws ServerError rate_limited with Retry-After */
  take: (rateClass: RateClass, viewerKey: string, network: string) => Promise<void>;
  /** Gives back one call that should not have been counted: a login that succeeded, for example. */
  giveBack: (rateClass: RateClass, viewerKey: string, network: string) => Promise<void>;
}

type Steady = Extract<RateLimit, { interval: number }>;
type Window = Extract<RateLimit, { within: number }>;
/** Milliseconds until the next call is allowed; undefined when this one was counted. */
type Wait = Promise<number | undefined>;

/**
 * Limits shared by all processes, one row each and one statement a call, exact however the calls are spread (security.md section 8). A
 * steady rate is a generic cell rate algorithm (ITU-T I.371): the row holds the theoretical arrival time of the next call. In an hour it
 * would allow nearly twice its burst, so a limit per hour stores the times of its calls instead.
 */
export function createRateLimiter(sql: Sql, clock: Clock): RateLimiter {
  async function takeSteady(key: string, { burst, interval }: Steady, now: number): Wait {
    const tolerance = interval * (burst - 1);
    const taken = await sql`
      insert into rate_limits as r (key, arrival) values (${key}, ${now + interval})
      on conflict (key) do update set arrival = known_arrival(r.arrival, ${now}, ${tolerance}, ${interval}) + ${interval}
        where known_arrival(r.arrival, ${now}, ${tolerance}, ${interval}) - ${now} <= ${tolerance}
      returning arrival`;
    if (taken.length > 0) return undefined;
    const [row] = await sql<{ arrival: number }[]>`select arrival from rate_limits where key = ${key}`;
    return (row?.arrival ?? now) - tolerance - now;
  }

  async function takeInWindow(key: string, { calls, within }: Window, now: number): Wait {
    // A later time was counted by a clock that was fast.
    const latest = now + longestAhead;
    const taken = await sql`
      insert into rate_limits as r (key, arrival, calls) values (${key}, ${now + within}, array[${now}::float8])
      on conflict (key) do update set arrival = ${now + within},
        calls = array(select at from unnest(r.calls) as at where at > ${now - within} and at <= ${latest}) || ${now}::float8
        where (select count(*) from unnest(r.calls) as at where at > ${now - within} and at <= ${latest}) < ${calls}
      returning key`;
    if (taken.length > 0) return undefined;
    const [row] = await sql<{ oldest: number | null }[]>`
      select min(at) as oldest from rate_limits, unnest(calls) as at where key = ${key} and at > ${now - within} and at <= ${latest}`;
    return (row?.oldest ?? now - within) + within - now;
  }

  return {
    async take(rateClass, viewerKey, network) {
      const limit = limitOf(rateClass, viewerKey);
      if (!limit) return;
      const key = keyOf(rateClass, viewerKey, network);
      const now = clock.now().getTime();
      const wait = await ('within' in limit ? takeInWindow(key, limit, now) : takeSteady(key, limit, now));
      if (wait !== undefined)
        throw new ServerError('rate_limited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    },
    async giveBack(rateClass, viewerKey, network) {
      const limit = limitOf(rateClass, viewerKey);
      if (!limit) return;
      const key = keyOf(rateClass, viewerKey, network);
      if ('within' in limit)
        await sql`update rate_limits set calls = trim_array(calls, 1) where key = ${key} and calls <> '{}'`;
      else await sql`update rate_limits set arrival = arrival - ${limit.interval} where key = ${key}`;
    },
  };
}

function limitOf(rateClass: RateClass, viewerKey: string): RateLimit | undefined {
  const limit: RateLimit | undefined = rateClasses[rateClass];
  const visitors = limit && 'visitors' in limit && viewerKey.startsWith(visitorsPrefix) ? limit.visitors : undefined;
  return limit && visitors ? { ...limit, ...visitors } : limit;
}

function keyOf(rateClass: RateClass, viewerKey: string, network: string): string {
  return `${rateClass}:${rateClasses[rateClass]?.per === 'network' ? `${visitorsPrefix}${network}` : viewerKey}`;
}

/** Deletes limits that have been full again for a day, except rows that are just being counted: no send waits here. */
export async function deleteOldLimits(sql: Sql, clock: Clock): Promise<void> {
  await sql`
    delete from rate_limits where key = any(array(
      select key from rate_limits where arrival < ${clock.now().getTime() - 86_400_000} for update skip locked))`;
}
