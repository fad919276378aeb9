import type { Sql } from '../platform/database.ts';

export interface ExportRow {
  public_id: string;
  state: 'waiting' | 'making' | 'ready' | 'failed' | 'expired';
  percent: number;
  asked_at: Date;
  file: string | null;
  bytes: number | null;
  ready_at: Date | null;
  expires_at: Date | null;
}

export async function findExport(sql: Sql, memberId: number): Promise<ExportRow | undefined> {
  const [row] = await sql<ExportRow[]>`
    select public_id, state, percent, asked_at, file, bytes, ready_at, expires_at from exports where member_id = ${memberId}`;
  return row;
}

/** Replaces the last export by a new one; gives the file of the last. Returns undefined if one is under way. Needs a transaction. */
export async function insertExport(
  tx: Sql,
  memberId: number,
  publicId: string,
  at: Date,
): Promise<{ file: string | null } | undefined> {
  const [last] = await tx<{ file: string | null }[]>`select file from exports where member_id = ${memberId} for update`;
  const rows = await tx`
    insert into exports (member_id, public_id, state, asked_at) values (${memberId}, ${publicId}, 'waiting', ${at})
    on conflict (member_id) do update
      set public_id = excluded.public_id, state = 'waiting', asked_at = excluded.asked_at, run = 0, beat_at = null, percent = 0,
        file = null, bytes = null, ready_at = null, expires_at = null
      where exports.state not in ('waiting', 'making')
    returning member_id`;
  return rows.length > 0 ? { file: last?.file ?? null } : undefined;
}

/** One run of making an export; another run may take over if it is silent. */
export interface Run {
  member_id: number;
  public_id: string;
  run: number;
  asked_at: Date;
}

/** Begins a run for an export that waits, or whose run has been silent since `silent`. No export is made for a member who is leaving. */
export async function beginRun(sql: Sql, memberId: number, now: Date, silent: Date): Promise<Run | undefined> {
  const [row] = await sql<Run[]>`
    update exports e set state = 'making', run = run + 1, beat_at = ${now}, percent = 0
    from members m
    where e.member_id = ${memberId} and m.id = e.member_id and m.status in ('active', 'paused', 'disabled')
      and (e.state = 'waiting' or e.state = 'making' and e.beat_at < ${silent})
    returning e.member_id, e.public_id, e.run, e.asked_at`;
  return row;
}

/** Whether the export waits or is being made, by any run. */
export async function isUnderWay(sql: Sql, memberId: number): Promise<boolean> {
  const rows = await sql`select from exports where member_id = ${memberId} and state in ('waiting', 'making')`;
  return rows.length > 0;
}

const ofRun = (sql: Sql, { member_id, public_id, run }: Run) =>
  sql`member_id = ${member_id} and public_id = ${public_id} and run = ${run} and state = 'making'`;

/** Records a heartbeat. Returns false if another run has taken over. */
export async function beat(sql: Sql, run: Run, at: Date, percent: number): Promise<boolean> {
  const rows =
    await sql`update exports set beat_at = ${at}, percent = ${percent} where ${ofRun(sql, run)} returning run`;
  return rows.length > 0;
}

/** Returns false if another run has taken over. */
export async function finishRun(
  sql: Sql,
  run: Run,
  { file, bytes, at, expiresAt }: { file: string; bytes: number; at: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await sql`
    update exports set state = 'ready', percent = 100, file = ${file}, bytes = ${bytes}, ready_at = ${at}, expires_at = ${expiresAt}
    where ${ofRun(sql, run)} returning run`;
  return rows.length > 0;
}

/** Lets the export wait for another run, or fail if this was run number `most`. */
export async function endRun(sql: Sql, run: Run, most: number): Promise<void> {
  await sql`
    update exports set state = case when run >= ${most} then 'failed' else 'waiting' end, percent = 0 where ${ofRun(sql, run)}`;
}

/** Ends expired exports. Gives the files to delete. */
export async function endOld(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    with due as (select member_id, file from exports where state = 'ready' and expires_at <= ${now} for update skip locked)
    update exports e set state = 'expired', file = null, bytes = null from due where due.member_id = e.member_id returning due.file`;
  return rows.map(({ file }) => file);
}

/** Marks exports as failed that were requested so long ago that no run makes them any more. */
export async function endLost(sql: Sql, before: Date): Promise<void> {
  await sql`update exports set state = 'failed' where state in ('waiting', 'making') and asked_at < ${before}`;
}

/** The given files that belong to no export. */
export async function findOrphans(sql: Sql, names: string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${names}::text[]) as name where not exists (select from exports where file = name)`;
  return rows.map(({ name }) => name);
}
