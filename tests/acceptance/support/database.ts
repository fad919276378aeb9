import { randomUUID } from 'node:crypto';

import postgres from 'postgres';

import { findEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { dataDir } from './site.ts';

/** Of the server of the acceptance tests. */
export const databaseUrl = async (): Promise<string> => (await findEmbeddedPostgres(dataDir)) ?? '';

/** An empty one beside it, for a server with production settings: it would refuse one that a demo has filled. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `beside_${randomUUID().replaceAll('-', '')}`;
  await stored((sql) => sql`create database ${sql(name)}`);
  const url = new URL(await databaseUrl());
  url.pathname = name;
  return { url: url.href, drop: async () => void (await stored((sql) => sql`drop database ${sql(name)}`)) };
}

/** What is stored where no page shows it. */
export async function stored<T extends object>(query: (sql: postgres.Sql) => Promise<T[]>, url?: string): Promise<T[]> {
  const sql = postgres(url ?? (await databaseUrl()), { max: 1 });
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}
