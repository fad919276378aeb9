import type postgres from 'postgres';

import { MigrationError, naming, note, type SqlFile } from './sql-files.ts';

/**
 * Creates functions and their triggers from their files, and drops those whose file is gone. `changed` are those that differ.
 * @throws MigrationError
 */
export async function replaceFunctions(
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
  // Bodies are checked when all functions exist, so that their order does not matter.
  await tx`set local check_function_bodies = off`;
  for (const file of changed) await naming(file, () => replaceFunction(tx, file, of(file.path, before)));
  // Parts that a file no longer has: a trigger, a function with other parameters.
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

/** In place, so that concurrent callers find one version or the other. */
async function replaceFunction(tx: postgres.TransactionSql, { text }: SqlFile, before: readonly Part[]): Promise<void> {
  if (before.length === 0) {
    await tx.unsafe(text);
    return;
  }
  try {
    await tx.savepoint((step) => step.unsafe(text));
  } catch (error) {
    // Other parameter names, or another result: such a function cannot be replaced.
    if ((error as { code?: string }).code !== '42P13') throw error;
    await drop(tx, before);
    await tx.unsafe(text);
  }
}

/** A function, or a trigger that runs it. */
interface Part {
  id: number;
  /** Name of the function. */
  name: string;
  kind: 'trigger' | 'function';
  /** The text after `drop trigger` or `drop function`. */
  what: string;
  /** The transaction that wrote it last. */
  version: string;
  /** Validates the body. */
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

/** The database refuses it while something still depends on one of them. */
async function drop(tx: postgres.TransactionSql, parts: readonly Part[]): Promise<void> {
  for (const { kind, what } of parts) await tx.unsafe(`drop ${kind} ${what}`);
}
