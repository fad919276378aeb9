import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import postgres from 'postgres';

/** Why this database and these files do not go together, in one readable line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface SqlFile {
  /** Inside `sql`: `migrations/2026-11-23-0410-words.sql`, `functions/send_messages.sql`. */
  path: string;
  text: string;
  checksum: string;
}

const ours = fileURLToPath(new URL('../sql/', import.meta.url));

/** Milliseconds for a database that comes back after a crash. */
const longestRecovery = 60_000;

/**
 * Brings the schema up to date with the files of `folder`: migrations that have not run, in the order of their names, and functions
 * that are not as their file says. Safe when several processes start at once, and beside a database that still recovers.
 * @returns the files that were applied
 * @throws MigrationError
 */
export async function migrate(url: string, folder = ours): Promise<string[]> {
  for (const until = Date.now() + longestRecovery; ; await wait(200)) {
    try {
      return await migrateNow(url, folder);
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03' || Date.now() > until) throw error;
    }
  }
}

async function migrateNow(url: string, folder: string): Promise<string[]> {
  const [migrations, functions] = await Promise.all([read(folder, 'migrations'), read(folder, 'functions')]);
  // One connection that is never exchanged for another: the lock is its.
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {}, connect_timeout: 5 });
  try {
    // Asked for again and again, not waited for: `create index concurrently` waits for every statement that has begun before it.
    while (!(await takesLock(sql, 'pg_try_advisory_lock'))) await wait(50);
    const known = await readKnown(sql);
    refuseOthers(known, migrations);
    const pending = migrations.filter(({ path }) => !known.has(path));
    // A migration may have dropped a trigger, or a column that a function reads: after one, all functions are made anew.
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

async function read(folder: string, kind: 'migrations' | 'functions'): Promise<SqlFile[]> {
  const names = (await readdir(`${folder}/${kind}`, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names
      .map((name) => `${kind}/${name.replaceAll(sep, '/')}`)
      .sort()
      .map(async (path) => {
        // The same file on every machine, whatever git makes of the ends of its lines.
        const text = (await readFile(`${folder}/${path}`, 'utf8')).replaceAll('\r\n', '\n');
        return { path, text, checksum: createHash('sha256').update(text).digest('hex') };
      }),
  );
}

type Lock = 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock';

async function takesLock(sql: postgres.ISql, lock: Lock): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`select ${sql(lock)}(7301) as taken`;
  return row?.taken ?? false;
}

/** Checksums by path of what has been applied to this database. */
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

/** What has run cannot be made to have run otherwise. */
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

const note = (sql: postgres.ISql, ...files: SqlFile[]) => sql`
  insert into schema_files ${sql(files, 'path', 'checksum')} on conflict (path) do update set checksum = excluded.checksum`;

/** Marked at its head. If it fails halfway it runs again from its beginning. */
const standsAlone = ({ text }: SqlFile): boolean => text.startsWith('-- no transaction');

/** Several in one go would be one transaction. */
const statementsOf = ({ text }: SqlFile): string[] =>
  text.split(/;[^\S\n]*$/m).filter((statement) => /^(?!--)\s*\S/m.test(statement));

/** An error in a file says which. */
async function naming({ path }: Pick<SqlFile, 'path'>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new MigrationError(`sql/${path}: ${(cause as Error).message}`, { cause });
  }
}

async function replaceFunctions(
  tx: postgres.TransactionSql,
  changed: readonly SqlFile[],
  gone: readonly string[],
): Promise<void> {
  const before = await readParts(tx);
  const of = (path: string, parts: Part[]) => parts.filter(({ name }) => path === `functions/${name}.sql`);
  for (const path of gone) {
    await naming({ path }, () => drop(tx, of(path, before)));
    await tx`delete from schema_files where path = ${path}`;
  }
  // Bodies are looked at when all are there, so that their order is nobody's business.
  await tx`set local check_function_bodies = off`;
  for (const file of changed) await naming(file, () => replaceFunction(tx, file, of(file.path, before)));
  // What a file no longer says: a trigger, a function with other parameters.
  const isLeft = (part: Part) => before.some(({ id, version }) => part.id === id && part.version === version);
  const after = await readParts(tx);
  for (const { path } of changed) {
    const own = of(path, after);
    if (!own.some((part) => part.kind === 'function' && !isLeft(part)))
      throw new MigrationError(`sql/${path}: makes no function of its name`);
    await naming({ path }, () => drop(tx, own.filter(isLeft)));
  }
  await tx`set local check_function_bodies = on`;
  const functions = (await readParts(tx)).filter(({ validator }) => validator);
  await Promise.all(
    functions.map(({ id, name, validator }) =>
      naming({ path: `functions/${name}.sql` }, () => tx`select ${tx(validator ?? '')}(${id}::oid)`),
    ),
  );
  if (changed.length > 0) await note(tx, ...changed);
}

/** In place, so that those who call it meanwhile find one or the other. */
async function replaceFunction(tx: postgres.TransactionSql, { text }: SqlFile, before: readonly Part[]): Promise<void> {
  if (before.length === 0) {
    await tx.unsafe(text);
    return;
  }
  try {
    await tx.savepoint((step) => step.unsafe(text));
  } catch (error) {
    // Other names of parameters, or another result: such a one cannot be replaced.
    if ((error as { code?: string }).code !== '42P13') throw error;
    await drop(tx, before);
    await tx.unsafe(text);
  }
}

/** A function, or a trigger that runs it. */
interface Part {
  id: number;
  /** Of the function. */
  name: string;
  kind: 'trigger' | 'function';
  /** What follows `drop trigger` or `drop function`. */
  what: string;
  /** The transaction that wrote it last. */
  version: string;
  /** What looks at the body. */
  validator: 'fmgr_sql_validator' | 'plpgsql_validator' | null;
}

const readParts = (tx: postgres.TransactionSql): Promise<Part[]> => tx<Part[]>`
  with own as (
    select p.oid, p.proname, p.xmin, v.proname as validator
    from pg_proc p join pg_language l on l.oid = p.prolang left join pg_proc v on v.oid = l.lanvalidator
    where p.pronamespace = current_schema()::regnamespace and l.lanname in ('sql', 'plpgsql'))
  select t.oid as id, f.proname as name, 'trigger' as kind, format('%I on %s', t.tgname, t.tgrelid::regclass) as what,
      t.xmin::text as version, null as validator
    from own f join pg_trigger t on t.tgfoid = f.oid and not t.tgisinternal
  union all select oid, proname, 'function', oid::regprocedure::text, xmin::text, validator from own
  order by kind desc`;

/** Refused by the database where something else still needs one of them. */
async function drop(tx: postgres.TransactionSql, parts: readonly Part[]): Promise<void> {
  for (const { kind, what } of parts) await tx.unsafe(`drop ${kind} ${what}`);
}
