import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { stored } from './database.ts';
import { dataDir } from './site.ts';

/** Tables filled from a file before anybody signs up: too large to be searched each time. */
const world = ['places', 'place_names', 'regions'];

/** The markers found anywhere in the database, each with its table. */
export async function foundInRows(marks: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = await stored(
    (sql) => sql<{ name: string }[]>`
      select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await stored(async (sql) => {
    const rows: { what: string; where: string }[] = [];
    for (const { name } of tables.filter((table) => !world.includes(table.name))) {
      const texts = await sql<{ row: string }[]>`
        select to_jsonb(t)::text as row from ${sql(name)} t where to_jsonb(t)::text like any(${Object.values(marks).map((mark) => `%${mark}%`)})`;
      for (const { row } of texts)
        for (const [what, mark] of Object.entries(marks)) if (row.includes(mark)) rows.push({ what, where: name });
    }
    return rows;
  });
  return [...new Set(found.map(({ what, where }) => `${what} in ${where}`))].toSorted();
}

/** The markers found in a file of the server or its name: photos, exports, mails, log. The database was searched by its rows. */
export async function foundInFiles(marks: Readonly<Record<string, string>>): Promise<string[]> {
  const found = new Set<string>();
  const tops = (await readdir(dataDir)).filter((name) => !/postgres|pgdata|database/i.test(name));
  for (const top of tops) {
    const inside = await readdir(join(dataDir, top), { recursive: true }).catch(() => []);
    for (const name of [top, ...inside.map((one) => join(top, one))]) {
      const path = join(dataDir, name);
      const isFile = (await stat(path).catch(() => undefined))?.isFile() ?? false;
      const text = `${name} ${isFile ? await readFile(path, 'latin1') : ''}`;
      for (const [what, mark] of Object.entries(marks)) if (text.includes(mark)) found.add(`${what} in ${name}`);
    }
  }
  return [...found].toSorted();
}
