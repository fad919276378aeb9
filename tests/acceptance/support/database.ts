import { randomUUID } from 'node:crypto';

import postgres from 'postgres';

import { findEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { dataDir } from './site.ts';

/** Of the server of the acceptance tests. */
export const databaseUrl = async (): Promise<string> => (await findEmbeddedPostgres(dataDir)) ?? '';

/** An empty database beside it, for a server with production settings, which refuses one filled by a demo. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `beside_${randomUUID().replaceAll('-', '')}`;
  await stored((sql) => sql`create database ${sql(name)}`);
  const url = new URL(await databaseUrl());
  url.pathname = name;
  return { url: url.href, drop: async () => void (await stored((sql) => sql`drop database ${sql(name)}`)) };
}

/** Reads stored data that no page shows. */
export async function stored<T extends object>(query: (sql: postgres.Sql) => Promise<T[]>, url?: string): Promise<T[]> {
  const sql = postgres(url ?? (await databaseUrl()), { max: 1 });
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}
