import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

import { withDatabase } from '../testing/global-setup.ts';
import { migrate } from './migrate.ts';

const ours = fileURLToPath(new URL('../sql/', import.meta.url));

let folder: string;
let url: string;
let sql: postgres.Sql;
let admin: postgres.Sql;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartline-sql-'));
  for (const kind of ['migrations', 'functions']) await mkdir(join(folder, kind));
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  url = withDatabase(inject('databaseUrl'), name);
  sql = postgres(url, { max: 1, onnotice: () => {} });
});
afterEach(async () => {
  await sql.end();
  await admin.unsafe(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
const run = () => migrate(url, folder);
/** The one line of a refusal. */
const refusal = () =>
  run().then(
    () => 'not refused',
    (error: Error) => {
      expect(error.name).toBe('MigrationError');
      expect(error.message).not.toContain('\n');
      return error.message;
    },
  );
const tables = async () =>
  (await sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by 1`).map(
    ({ name }) => name,
  );
const functions = async () =>
  (
    await sql<{ what: string }[]>`
      select oid::regprocedure::text as what from pg_proc where pronamespace = 'public'::regnamespace order by 1`
  ).map(({ what }) => what);
const triggers = async () =>
  (await sql<{ name: string }[]>`select tgname as name from pg_trigger where not tgisinternal order by 1`).map(
    ({ name }) => name,
  );

const words = 'create table words (word text primary key);';
const one = 'create or replace function one() returns int language sql as $$ select 1 $$;';

describe('the product’s own files', () => {
  it('migrations are named by date and time, and each function is made in a file of its name, with its triggers', async () => {
    await migrate(url);
    const migrations = await readdir(join(ours, 'migrations'));
    for (const name of migrations) expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-[a-z0-9-]+(\.sql)?$/);

    const files = (await readdir(join(ours, 'functions'))).map((name) => name.replace('.sql', '')).sort();
    // An aggregate has no body of ours: a migration creates it from functions of PostgreSQL.
    const made = await sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a' order by proname collate "C"`;
    expect(made.map(({ name }) => name)).toEqual(files);

    const all = await sql<{ name: string; runs: string }[]>`
      select tgname as name, proname as runs from pg_trigger t join pg_proc p on p.oid = tgfoid where not tgisinternal`;
    expect(all.length).toBeGreaterThan(10);
    for (const { name, runs } of all)
      expect(await readFile(join(ours, 'functions', `${runs}.sql`), 'utf8')).toContain(
        `create or replace trigger ${name} `,
      );
  });

  it('are applied once', async () => {
    expect((await migrate(url)).length).toBeGreaterThan(20);
    expect(await migrate(url)).toEqual([]);
  });
});

describe('migrations', () => {
  it('run in the order of their names, folders included, each once', async () => {
    await write({
      'migrations/2026-01-02-0000-more.sql': "insert into words values ('second');",
      'migrations/2026-01-01-0000-baseline/1.sql': words,
      'migrations/2026-01-01-0000-baseline/2.sql': "insert into words values ('first');",
    });
    expect(await run()).toEqual([
      'migrations/2026-01-01-0000-baseline/1.sql',
      'migrations/2026-01-01-0000-baseline/2.sql',
      'migrations/2026-01-02-0000-more.sql',
    ]);
    expect(await run()).toEqual([]);
    expect(await sql`select word from words order by word`).toEqual([{ word: 'first' }, { word: 'second' }]);
  });

  it('are refused when a file was edited after it had run, except for its line endings', async () => {
    await write({ 'migrations/1.sql': 'select 1;\nselect 2;\n' });
    await run();
    await write({ 'migrations/1.sql': 'select 1;\r\nselect 2;\r\n' });
    expect(await run()).toEqual([]);
    await write({ 'migrations/1.sql': 'select 1;\nselect 3;\n', 'migrations/2.sql': words });
    expect(await refusal()).toBe(
      'sql/migrations/1.sql was edited after it had run on this database: put it back as it was, and write what is new as a migration of its own',
    );
    expect(await tables()).toEqual(['schema_files']);
  });

  it('are refused when a file that has run is missing', async () => {
    await write({ 'migrations/1.sql': 'select 1' });
    await run();
    await rm(join(folder, 'migrations/1.sql'));
    await write({ 'migrations/2.sql': words });
    expect(await refusal()).toBe(
      'this database has been through sql/migrations/1.sql, which is not here: start the version that brought it, or a newer one',
    );
    expect(await tables()).toEqual(['schema_files']);
  });

  it('are refused by a database of the old numbering, which stays unchanged', async () => {
    await sql`create table schema_migrations (name text primary key)`;
    await sql`insert into schema_migrations values ('0001_foundation.sql')`;
    await write({ 'migrations/1.sql': words });
    expect(await refusal()).toBe(
      'this database was made by a version from before 2026-11-23, from which nothing leads here: start with an empty one (of a demo: delete the folder .data)',
    );
    expect(await tables()).toEqual(['schema_migrations']);
  });

  it('that fail in the middle leave nothing, and name the file', async () => {
    await write({
      'migrations/1.sql': words,
      'migrations/2.sql': 'create table more (id int); select no_such_column;',
      'functions/one.sql': one,
    });
    expect(await refusal()).toBe('sql/migrations/2.sql: column "no_such_column" does not exist');
    expect([await tables(), await functions()]).toEqual([[], []]);
    await write({
      'migrations/2.sql': 'create table more (id int);',
      'functions/one.sql': one.replace('1', 'no_such'),
    });
    expect(await refusal()).toBe('sql/functions/one.sql: column "no_such" does not exist');
    expect([await tables(), await functions()]).toEqual([[], []]);
    await write({ 'functions/one.sql': one });
    expect(await run()).toHaveLength(3);
  });
});

describe('a step outside a transaction', () => {
  const index = `-- no transaction: the table is written to meanwhile.
drop index concurrently if exists words_upper;

create index concurrently words_upper on words (upper(word));
`;

  it('runs statement by statement, after the files before it and before those after it', async () => {
    await write({
      'migrations/1.sql': words,
      'migrations/2.sql': index,
      'migrations/3.sql': 'alter index words_upper rename to words_by_upper;',
    });
    expect(await run()).toHaveLength(3);
    expect(await sql`select indexname from pg_indexes where indexname like '%upper'`).toEqual([
      { indexname: 'words_by_upper' },
    ]);
    expect(await run()).toEqual([]);
  });

  it('keeps the files before it when it fails, and runs again from its beginning', async () => {
    await write({
      'migrations/1.sql': `${words} insert into words values ('one'), ('two');`,
      'migrations/2.sql': index.replace('create index', 'create unique index').replace('upper(word)', 'length(word)'),
      'migrations/3.sql': 'create table more (id int);',
    });
    expect(await refusal()).toContain('sql/migrations/2.sql: could not create unique index');
    expect(await tables()).toEqual(['schema_files', 'words']);
    await sql`delete from words where word = 'two'`;
    expect(await run()).toEqual(['migrations/2.sql', 'migrations/3.sql']);
    expect(await sql`select indisvalid from pg_index where indexrelid = 'words_upper'::regclass`).toEqual([
      { indisvalid: true },
    ]);
  });
});

describe('several processes that start at once', () => {
  it('apply each file once, steps outside a transaction included', async () => {
    await write({
      'migrations/1.sql': `${words} select pg_sleep(0.2);`,
      'migrations/2.sql': '-- no transaction\ncreate index concurrently words_upper on words (upper(word));',
      'migrations/3.sql': "insert into words values ('once'); select pg_sleep(0.2);",
      'functions/one.sql': one,
    });
    const applied = await Promise.all(Array.from({ length: 5 }, run));
    expect(applied.flat().toSorted()).toEqual(['functions/one.sql', ...[1, 2, 3].map((at) => `migrations/${at}.sql`)]);
    expect(await sql`select word from words`).toEqual([{ word: 'once' }]);
  });
});

describe('functions', () => {
  const oid = async () => (await sql<{ oid: number }[]>`select 'one'::regproc::oid as oid`)[0]?.oid;

  it('are replaced in place when their file changes, and left alone when it does not', async () => {
    await write({ 'functions/one.sql': one });
    expect(await run()).toEqual(['functions/one.sql']);
    const before = await oid();
    expect(await run()).toEqual([]);
    await write({ 'functions/one.sql': one.replace('select 1', 'select 11') });
    expect(await run()).toEqual(['functions/one.sql']);
    expect([await sql`select one()`, await oid()]).toEqual([[{ one: 11 }], before]);
  });

  it.each([
    ['parameters', 'create or replace function one(a int) returns int language sql as $$ select a $$;', 'one(integer)'],
    ['a result', 'create or replace function one() returns text language sql as $$ select $b$1$b$ $$;', 'one()'],
  ])('with other %s replace the previous ones', async (_what, changed, left) => {
    await write({ 'functions/one.sql': one });
    await run();
    await write({ 'functions/one.sql': changed });
    await run();
    expect(await functions()).toEqual([left]);
  });

  it('are dropped with their triggers when their file is deleted, and a trigger when its file no longer has it', async () => {
    const refuse = `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;\n`;
    const onInsert = 'create or replace trigger on_insert before insert on words execute function refuse();\n';
    const onDelete = 'create or replace trigger on_delete before delete on words execute function refuse();\n';
    await write({ 'migrations/1.sql': words, 'functions/refuse.sql': refuse + onInsert + onDelete });
    await run();
    expect(await triggers()).toEqual(['on_delete', 'on_insert']);
    await write({ 'functions/refuse.sql': refuse + onInsert });
    await run();
    expect(await triggers()).toEqual(['on_insert']);
    await rm(join(folder, 'functions/refuse.sql'));
    expect(await run()).toEqual([]);
    expect([await functions(), await triggers()]).toEqual([[], []]);
    expect(await sql`select path from schema_files`).toEqual([{ path: 'migrations/1.sql' }]);
  });

  it('stay, with everything else unchanged, while something depends on one to be dropped', async () => {
    await write({
      'functions/one.sql': one.replace('language', 'immutable language'),
      'migrations/1.sql': words,
    });
    await run();
    await sql`create index words_one on words ((one()))`;
    await rm(join(folder, 'functions/one.sql'));
    await write({ 'migrations/2.sql': 'create table more (id int);' });
    expect(await refusal()).toBe(
      'sql/functions/one.sql: cannot drop function one() because other objects depend on it',
    );
    expect([await functions(), await tables()]).toEqual([['one()'], ['schema_files', 'words']]);
  });

  it('may depend on each other in any order, and are checked when all exist', async () => {
    const first = 'create or replace function first() returns int language sql as $$ select second() $$;';
    await write({ 'functions/first.sql': first });
    expect(await refusal()).toBe('sql/functions/first.sql: function second() does not exist');
    await write({ 'functions/second.sql': one.replace('one', 'second') });
    expect(await run()).toEqual(['functions/first.sql', 'functions/second.sql']);
    expect(await sql`select first()`).toEqual([{ first: 1 }]);
  });

  it('are recreated after a migration, which may have dropped a trigger or a column', async () => {
    await write({
      'migrations/1.sql': words,
      'functions/keep.sql': `create or replace function keep() returns trigger language plpgsql as $$ begin return null; end $$;
        create or replace trigger keep before delete on words for each row execute function keep();`,
    });
    await run();
    await write({ 'migrations/2.sql': 'drop trigger keep on words;' });
    expect(await run()).toEqual(['migrations/2.sql', 'functions/keep.sql']);
    expect(await triggers()).toEqual(['keep']);
    await write({
      'migrations/3.sql': 'alter table words rename column word to name;',
      'functions/many.sql':
        'create or replace function many() returns bigint language sql as $$ select count(word) from words $$;',
    });
    expect(await refusal()).toBe('sql/functions/many.sql: column "word" does not exist');
  });

  it('are refused when a file creates none of its name', async () => {
    await write({ 'functions/two.sql': one });
    expect(await refusal()).toBe('sql/functions/two.sql: makes no function of its name');
    expect(await functions()).toEqual([]);
  });
});
