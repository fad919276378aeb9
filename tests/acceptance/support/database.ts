import postgres from 'postgres';

import { findEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { dataDir } from './site.ts';

/** Of the server of the acceptance tests. */
export const databaseUrl = async (): Promise<string> => (await findEmbeddedPostgres(dataDir)) ?? '';

/** What is stored where no page shows it. */
export async function stored<T extends object>(query: (sql: postgres.Sql) => Promise<T[]>): Promise<T[]> {
  const sql = postgres(await databaseUrl(), { max: 1 });
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}
