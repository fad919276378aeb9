import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Database } from '../platform/database.ts';
import { StartError } from '../platform/start-error.ts';
import { arePlacesImported } from './import.store.ts';

const file = fileURLToPath(new URL('import-process.ts', import.meta.url));

/**
 * Imports the places of this release unless the database has them, in a process of its own: reading them takes 150 MB, which the server's
 * process would keep for hours (docs/performance.md, live streams).
 *
 * @throws StartError
 */
export async function ensurePlaces(sql: Database, databaseUrl: string): Promise<void> {
  if (await arePlacesImported(sql)) return;
  const child = fork(file, {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartError('the places of this release cannot be imported');
}
