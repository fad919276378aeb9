import { readdir, readFile } from 'node:fs/promises';

import postgres from 'postgres';

import { postgresArrays } from './postgres-arrays.ts';

/** A connection pool, or a transaction of it: stores take either. bigint columns arrive as numbers. */
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
}

/** Opens the pool. Queries are prepared; no statement runs longer than 2 s (security.md section 11). */
export function openDatabase({ url, connections, name = 'heartline' }: DatabaseOptions): Database {
  return postgres(url, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 5,
    idle_timeout: 60,
    // Seconds between tries to connect: the library's own rule waits up to 20 s after the database has come back.
    backoff: () => 0.2,
    connection: {
      application_name: name,
      statement_timeout: 2_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
      // A plan made while a table was empty reads it whole, and stays until the table is analysed, a minute into its growth.
      enable_seqscan: 'off',
    },
    fetch_types: false,
    types: { ...postgresArrays, bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
}

/** Whether nobody else is connected: then an embedded database may stop with this process. */
export async function isAlone(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const others =
      await sql`select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
    return others.length === 0;
  } finally {
    await sql.end();
  }
}

const folder = new URL('../migrations/', import.meta.url);

/** Brings the schema up to date. Safe when several processes start at once. */
export async function migrate(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    return await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(7301)`;
      await transaction`create table if not exists schema_migrations (name text primary key)`;
      const done = new Set(
        (await transaction<{ name: string }[]>`select name from schema_migrations`).map(({ name }) => name),
      );
      const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !done.has(name)).sort();
      for (const name of files) {
        await transaction.unsafe(await readFile(new URL(name, folder), 'utf8'));
        await transaction`insert into schema_migrations ${transaction({ name })}`;
      }
      return files;
    });
  } finally {
    await sql.end();
  }
}
