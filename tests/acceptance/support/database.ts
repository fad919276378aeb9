import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import postgres from 'postgres';

import { dataDir } from './site.ts';

/** What is stored where no page shows it. */
export async function stored<T extends object>(query: (sql: postgres.Sql) => Promise<T[]>): Promise<T[]> {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const sql = postgres(`postgres://heartline@127.0.0.1:${lock.split('\n')[3]}/postgres`, { max: 1 });
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}
