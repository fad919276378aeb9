import type { Sql } from '../platform/database.ts';

/** After so many failures the account is locked, and again after each one more. */
const failuresBeforeLock = 10;
const longestLock = 15;

/**
 * Counts one try before its password is looked at, so that parallel tries cannot be more than the rule allows. The try that
 * succeeds clears the count. Gives the end of the lock when this try may not be made.
 */
export async function countAttempt(sql: Sql, key: string, now: Date): Promise<Date | undefined> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const counted = await sql`
    insert into login_attempts as a (key, failures, first_failure_at, last_failure_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = case when a.last_failure_at < ${dayAgo} then 1 else a.failures + 1 end,
      lock_level = case when a.last_failure_at < ${dayAgo} then 0 when a.failures + 1 >= ${failuresBeforeLock} then a.lock_level + 1 else a.lock_level end,
      locked_until = case when a.last_failure_at >= ${dayAgo} and a.failures + 1 >= ${failuresBeforeLock}
        then ${now}::timestamptz + make_interval(mins => least(power(2, a.lock_level)::int, ${longestLock})) end,
      last_failure_at = ${now}
      where a.locked_until is null or a.locked_until <= ${now}
    returning key`;
  if (counted.length > 0) return undefined;
  const [row] = await sql<{ locked_until: Date | null }[]>`select locked_until from login_attempts where key = ${key}`;
  return row?.locked_until ?? now;
}

/** Takes one counted try back, with the lock it may have caused. */
export async function uncountAttempt(sql: Sql, key: string): Promise<void> {
  await sql`
    update login_attempts set failures = greatest(failures - 1, 0), locked_until = null,
      lock_level = case when locked_until is null then lock_level else greatest(lock_level - 1, 0) end
    where key = ${key}`;
}

export async function clearAttempts(sql: Sql, key: string): Promise<void> {
  await sql`delete from login_attempts where key = ${key}`;
}

export async function deleteOldAttempts(sql: Sql, before: Date): Promise<void> {
  await sql`delete from login_attempts where last_failure_at < ${before}`;
}
