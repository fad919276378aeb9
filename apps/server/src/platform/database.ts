import postgres from 'postgres';

import { postgresArrays } from './postgres-arrays.ts';
import { timeLimits } from './time/time-limits.ts';
import { systemTime } from './time/time.ts';

/** A connection pool, or a transaction of it: stores accept either. bigint columns arrive as numbers. */
export type Database = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;
export type Sql = Database | Transaction;

/** A value of a jsonb column. The driver's own type knows arrays and plain literals, but no interfaces. */
export const jsonb = (sql: Sql, value: object): postgres.Parameter => sql.json(value as postgres.JSONValue);

export interface DatabaseOptions {
  url: string;
  connections: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** See `TimeLimits.statement`. @default that of production */
  statementTimeout?: number;
}

/** Opens the pool. Queries are prepared; no statement runs longer than its limit (security.md section 11). */
export function openDatabase({
  url,
  connections,
  name = 'heartline',
  statementTimeout = timeLimits.statement,
}: DatabaseOptions): Database {
  return postgres(url, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 5,
    idle_timeout: 60,
    // Seconds between connection attempts: the library's default waits up to 20 s after the database has come back.
    backoff: () => 0.2,
    connection: {
      application_name: name,
      statement_timeout: statementTimeout,
      lock_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 2.5 * statementTimeout,
    },
    fetch_types: false,
    types: { ...postgresArrays, bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
}

/** Whether the database itself has answered with this error: then it has rolled back. Without an answer it may have committed. */
export const isDatabaseError = (error: unknown): boolean => error instanceof postgres.PostgresError;

/** PostgreSQL is starting, stopping, recovering or unreachable; a retry may succeed. */
const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
]);

/** Whether the database accepts connections at the moment. */
export async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 2 });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    if (passing.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The reference for the clocks of all processes; no other code asks for it. */
export async function databaseTime(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (!row) throw new Error('the database does not say the time');
  return row.at;
}

/** Milliseconds until the connections that we just closed are gone. */
const longestEnd = 1_000;

/** Whether nobody else is connected, except callers of this check: then an embedded database may stop with this process. */
export async function isAlone(url: string): Promise<boolean> {
  const name = 'heartline leaves';
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5, connection: { application_name: name } });
  try {
    for (const until = systemTime.passed() + longestEnd; ; await systemTime.wait(50)) {
      const others =
        await sql`select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> ${name} limit 1`;
      if (others.length === 0 || systemTime.passed() > until) return others.length === 0;
    }
  } finally {
    await sql.end();
  }
}
