import { fileURLToPath } from 'node:url';

import postgres from 'postgres';

import { replaceFunctions } from './migrate/functions.ts';
import { MigrationError, naming, note, readFiles, type SqlFile } from './migrate/sql-files.ts';
import { systemTime } from './time/time.ts';

const ours = fileURLToPath(new URL('../sql/', import.meta.url));

/** Milliseconds to wait for a database that recovers from a crash. */
const longestRecovery = 60_000;

/**
 * Brings the schema up to date with the files of `folder`: migrations that have not run, in the order of their names, and functions that
 * differ from their file. Safe when several processes start at once, and while the database still recovers.
 * @returns the files that were applied
 * @throws MigrationError
 */
export async function migrate(url: string, folder = ours): Promise<string[]> {
  for (const until = systemTime.passed() + longestRecovery; ; await systemTime.wait(200)) {
    try {
      return await migrateNow(url, folder);
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03' || systemTime.passed() > until) throw error;
    }
  }
}

async function migrateNow(url: string, folder: string): Promise<string[]> {
  const [migrations, functions] = await Promise.all([readFiles(folder, 'migrations'), readFiles(folder, 'functions')]);
  // One connection that is never replaced, because it holds the lock.
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {}, connect_timeout: 5 });
  try {
    // Polls the lock instead of waiting for it: `create index concurrently` waits for every statement started earlier.
    while (!(await takesLock(sql, 'pg_try_advisory_lock'))) await systemTime.wait(50);
    const known = await readKnown(sql);
    refuseOthers(known, migrations);
    const pending = migrations.filter(({ path }) => !known.has(path));
    // A migration may have dropped a trigger, or a column that a function reads: after one, all functions are recreated.
    const changed = functions.filter(({ path, checksum }) => pending.length > 0 || known.get(path) !== checksum);
    const gone = [...known.keys()].filter(
      (path) => path.startsWith('functions/') && !functions.some((file) => file.path === path),
    );
    if (pending.length + changed.length + gone.length === 0) return [];
    let together: SqlFile[] = [];
    for (const file of pending) {
      if (!standsAlone(file)) {
        together.push(file);
        continue;
      }
      await inTransaction(sql, (tx) => applyAll(tx, together));
      together = [];
      await naming(file, async () => {
        for (const statement of statementsOf(file)) await sql.unsafe(statement);
      });
      await note(sql, file);
    }
    await inTransaction(sql, async (tx) => {
      await applyAll(tx, together);
      await replaceFunctions(tx, changed, gone);
    });
    return [...pending, ...changed].map(({ path }) => path);
  } finally {
    await sql.end();
  }
}

type Lock = 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock';

async function takesLock(sql: postgres.ISql, lock: Lock): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`select ${sql(lock)}(7301) as taken`;
  return row?.taken ?? false;
}

/** Checksums by path of the files applied to this database. */
async function readKnown(sql: postgres.Sql): Promise<Map<string, string>> {
  const [found] = await sql<{ old: boolean; known: boolean }[]>`
    select to_regclass('schema_migrations') is not null as old, to_regclass('schema_files') is not null as known`;
  if (found?.old)
    throw new MigrationError(
      'this database was made by a version from before 2026-11-23, from which nothing leads here: start with an empty one (of a demo: delete the folder .data)',
    );
  if (!found?.known) return new Map();
  const rows = await sql<{ path: string; checksum: string }[]>`select path, checksum from schema_files`;
  return new Map(rows.map(({ path, checksum }) => [path, checksum]));
}

/** A migration that has run must not change afterwards. */
function refuseOthers(known: Map<string, string>, migrations: readonly SqlFile[]): void {
  const checksums = new Map(migrations.map(({ path, checksum }) => [path, checksum]));
  for (const [path, checksum] of known) {
    if (!path.startsWith('migrations/') || checksums.get(path) === checksum) continue;
    throw new MigrationError(
      checksums.has(path)
        ? `sql/${path} was edited after it had run on this database: put it back as it was, and write what is new as a migration of its own`
        : `this database has been through sql/${path}, which is not here: start the version that brought it, or a newer one`,
    );
  }
}

async function inTransaction(sql: postgres.Sql, work: (tx: postgres.TransactionSql) => Promise<void>): Promise<void> {
  await sql.begin(async (tx) => {
    if (!(await takesLock(tx, 'pg_try_advisory_xact_lock')))
      throw new MigrationError('the connection broke halfway, and another process goes on: start again');
    await tx`create table if not exists schema_files (path text primary key, checksum text not null)`;
    await work(tx);
  });
}

async function applyAll(tx: postgres.TransactionSql, files: readonly SqlFile[]): Promise<void> {
  for (const file of files) await naming(file, () => tx.unsafe(file.text));
  if (files.length > 0) await note(tx, ...files);
}

/** Marked at its head. If it fails halfway it runs again from its beginning. */
const standsAlone = ({ text }: SqlFile): boolean => text.startsWith('-- no transaction');

/** Several statements in one query would be one transaction. */
const statementsOf = ({ text }: SqlFile): string[] =>
  text.split(/;[^\S\n]*$/m).filter((statement) => /^(?!--)\s*\S/m.test(statement));
