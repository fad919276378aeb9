import { longestAhead } from '../platform/clock.ts';
import type { Sql } from '../platform/database.ts';

/** Failures after which a login is locked; each further one locks it again. */
const failuresBeforeLock = 10;
const longestLock = 15;

/** The latest possible end of a lock; a later one was written by a clock that was fast, and does not count. */
const latestEnd = (now: Date): Date => new Date(now.getTime() + longestLock * 60_000 + longestAhead);

export interface LoginLock {
  until: Date;
  /** The member whose right password opens the lock. */
  openFor: number | null;
}

/**
 * Counts one failed attempt. Returns the lock instead if there is one: then nothing is counted, and the caller must not reveal the result
 * of the attempt. So of any number of parallel attempts no more than allowed learn anything.
 */
export async function countFailure(sql: Sql, key: string, network: string, now: Date): Promise<LoginLock | undefined> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const counted = await sql`
    insert into login_attempts as a (key, failures, network, first_failure_at, last_failure_at)
    values (${key}, 1, ${network}, ${now}, ${now})
    on conflict (key) do update set
      failures = case when a.last_failure_at < ${dayAgo} then 1 else a.failures + 1 end,
      lock_level = case when a.last_failure_at < ${dayAgo} then 0 when a.failures + 1 >= ${failuresBeforeLock} then a.lock_level + 1 else a.lock_level end,
      locked_until = case when a.last_failure_at >= ${dayAgo} and a.failures + 1 >= ${failuresBeforeLock}
        then ${now}::timestamptz + make_interval(mins => least(power(2, a.lock_level)::int, ${longestLock})) end,
      network = case when a.last_failure_at < ${dayAgo} or a.network = excluded.network then excluded.network end,
      open_for = null, last_failure_at = ${now}
      where a.locked_until is null or a.locked_until <= ${now} or a.locked_until > ${latestEnd(now)}
    returning key`;
  return counted.length > 0 ? undefined : ((await findLock(sql, key, now)) ?? { until: now, openFor: null });
}

export async function findLock(sql: Sql, key: string, now: Date): Promise<LoginLock | undefined> {
  const [row] = await sql<LoginLock[]>`
    select locked_until as until, open_for as "openFor" from login_attempts
    where key = ${key} and locked_until > ${now} and locked_until <= ${latestEnd(now)}`;
  return row;
}

export async function clearFailures(sql: Sql, key: string): Promise<void> {
  await sql`delete from login_attempts where key = ${key}`;
}

/** Deletes the failures from one network alone. Those from other networks, and a lock, stay: nobody else sees that a login succeeded. */
export async function clearOwnFailures(sql: Sql, key: string, network: string, now: Date): Promise<void> {
  await sql`
    delete from login_attempts
    where key = ${key} and network = ${network}
      and (locked_until is null or locked_until <= ${now} or locked_until > ${latestEnd(now)})`;
}

/** Locks continue for all other callers, but no longer apply to the member's new password. */
export async function openLocksFor(sql: Sql, keys: readonly string[], memberId: number): Promise<void> {
  await sql`update login_attempts set open_for = ${memberId} where key = any(${[...keys]})`;
}

export async function deleteOldAttempts(sql: Sql, before: Date): Promise<void> {
  await sql`delete from login_attempts where last_failure_at < ${before}`;
}
