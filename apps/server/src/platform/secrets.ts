import { newSecret } from './ids.ts';
import type { Sql } from './database.ts';

/** A key that every process of this database shares, made by the first of them. For settings missing from the environment. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  await sql`insert into secrets ${sql({ name, value: newSecret() })} on conflict (name) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from secrets where name = ${name}`;
  if (!row) throw new Error(`no secret ${name}`);
  return row.value;
}
