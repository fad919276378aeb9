import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';

import type postgres from 'postgres';

/** Why this database and these files do not match, in one readable line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface SqlFile {
  /** Inside `sql`: `migrations/2026-11-23-0410-words.sql`, `functions/send_messages.sql`. */
  path: string;
  text: string;
  checksum: string;
}

export async function readFiles(folder: string, kind: 'migrations' | 'functions'): Promise<SqlFile[]> {
  const names = (await readdir(`${folder}/${kind}`, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names
      .map((name) => `${kind}/${name.replaceAll(sep, '/')}`)
      .sort()
      .map(async (path) => {
        // The same file on every machine, whatever line endings git writes.
        const text = (await readFile(`${folder}/${path}`, 'utf8')).replaceAll('\r\n', '\n');
        return { path, text, checksum: createHash('sha256').update(text).digest('hex') };
      }),
  );
}

/** Records that these files were applied to this database. */
export const note = (sql: postgres.ISql, ...files: SqlFile[]) => sql`
  insert into schema_files ${sql(files, 'path', 'checksum')} on conflict (path) do update set checksum = excluded.checksum`;

/** Adds the name of the file to its errors. */
export async function naming({ path }: Pick<SqlFile, 'path'>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new MigrationError(`sql/${path}: ${(cause as Error).message}`, { cause });
  }
}
