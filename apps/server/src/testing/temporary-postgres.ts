import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { endTogether } from './end-together.ts';

export interface TemporaryPostgres extends EmbeddedPostgres {
  /** Folder for files of the run; deleted with the database. */
  directory: string;
  /** Stops it and deletes everything. */
  delete: () => Promise<void>;
}

/** A separate database that ends with this process, however that ends. */
export async function startTemporaryPostgres(
  name: string,
  settings: Record<string, string> = {},
): Promise<TemporaryPostgres> {
  const directory = await makeTemporaryFolder(name);
  endTogether(directory);
  const database = await startEmbeddedPostgres(directory, { settings });
  if (database.place !== directory) endTogether(database.place);
  return {
    ...database,
    directory,
    async delete() {
      await database.stop('immediate');
      for (const folder of [database.place, directory]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A new folder that all users may enter, unlike that of `mkdtemp`: PostgreSQL does not run as root. */
export async function makeTemporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `heartline-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
