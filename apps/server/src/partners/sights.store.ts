import { createHmac, randomBytes } from 'node:crypto';

import type { Sql } from '../platform/database.ts';

/** YYYY-MM-DD, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** A key that all processes share for a day and that is deleted afterwards: then its hashes identify nobody. */
async function keyOf(sql: Sql, day: string): Promise<Buffer> {
  await sql`insert into partner_day_keys (day, key) values (${day}, ${randomBytes(32)}) on conflict (day) do nothing`;
  const [row] = await sql<{ key: Buffer }[]>`select key from partner_day_keys where day = ${day}`;
  if (!row) throw new Error(`no key of ${day}`);
  return row.key;
}

export interface Sight {
  partnerId: number;
  /** The lander or page of the partner: counted once a day for each visitor. */
  subject: readonly string[];
  what: 'view' | 'start';
  tracking: Readonly<Record<string, string>>;
  /** Distinguishes visitors without a mark in their browser: by network and kind of browser. */
  visitor: readonly string[];
}

/** Counts the event unless it was counted today. The hash and the count are written together or not at all. */
export async function countSight(
  sql: Sql,
  { partnerId, subject, what, tracking, visitor }: Sight,
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  const key = await keyOf(sql, day);
  const text = JSON.stringify([partnerId, what, ...subject, ...visitor]);
  const hash = createHmac('sha256', key).update(text).digest().subarray(0, 16);
  await sql`
    with fresh as (
      insert into partner_sights (day, hash) values (${day}, ${hash}) on conflict do nothing returning 1
    )
    select count_for_partner(${partnerId}, ${now}, ${sql.json({ ...tracking })}, ${what}) from fresh`;
}

/** Deletes the hashes and keys of past days. */
export async function deleteOldSights(sql: Sql, now: Date): Promise<void> {
  await sql`delete from partner_day_keys where day < ${dayOf(now)}`;
  await sql`delete from partner_sights where day < ${dayOf(now)}`;
}
