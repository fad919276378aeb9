import { limits } from '@heartline/api-client/contract';

import { enqueueNewsMail } from '../identity/account-mail.ts';
import type { Sql } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { Tries } from '../platform/tries.ts';
import * as store from './export.store.ts';
import { writeExport, type Progress } from './write-export.ts';

const day = 86_400_000;
/** Milliseconds between two heartbeats of a run. */
const beatTime = 1_000;
/** Milliseconds without a heartbeat after which another run takes over. */
const longestSilence = 30_000;
/** Milliseconds for which a job waits for the end: a job may not take longer, but an export may. */
const patience = 40_000;
const mostRuns = 5;
/** Milliseconds after which a file without an export counts as left by a crash. */
const orphanAge = 3_600_000;

const kind = 'export.make';

export async function enqueueMaking({ jobs }: Platform, sql: Sql, memberId: number, runAt: Date): Promise<void> {
  await jobs.enqueue(sql, { kind, payload: { memberId }, runAt });
}

/** Makes an export, or checks again later if another run is making it. */
export async function makeExport(platform: Platform, memberId: number): Promise<void> {
  const { sql, clock, time } = platform;
  const now = clock.now();
  const run = await store.beginRun(sql, memberId, now, new Date(now.getTime() - longestSilence));
  if (run)
    await time.within(
      patience,
      () => make(platform, run),
      () => {},
    );
  if (await store.isUnderWay(sql, memberId))
    await enqueueMaking(platform, sql, memberId, new Date(clock.now().getTime() + longestSilence));
}

async function make(platform: Platform, run: store.Run): Promise<void> {
  const { sql, clock, events, exportFiles } = platform;
  const memberId = run.member_id;
  const progress: Progress = { done: 0, all: 0 };
  const heart = startBeating(platform, run, progress);
  try {
    const { name, bytes } = await exportFiles.write(async (put) =>
      writeExport(platform, run, progress, async (part) => {
        heart.lost.throwIfAborted();
        await put(part);
      }),
    );
    const finished = await sql.begin(async (tx) => {
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + limits.exportDays * day);
      if (!(await store.finishRun(tx, run, { file: name, bytes, at, expiresAt }))) return false;
      await enqueueNewsMail(platform, tx, 'exportReady', memberId);
      await events.append(tx, memberId, { type: 'export_changed' }, at);
      return true;
    });
    if (!finished) await exportFiles.remove([name]);
  } catch (error) {
    await store.endRun(sql, run, mostRuns);
    throw error;
  } finally {
    heart.stop();
    events.wake([memberId]);
    events.send(memberId, { type: 'export_changed' });
  }
}

/** Records the progress at intervals, for the database and for open pages, until the run is stopped or another has taken over. */
function startBeating({ sql, clock, time, events }: Platform, run: store.Run, progress: Progress) {
  const lost = new AbortController();
  let told = 0;
  async function beat(): Promise<void> {
    const percent = progress.all === 0 ? 0 : Math.min(99, Math.floor((progress.done * 100) / progress.all));
    if (!(await store.beat(sql, run, clock.now(), percent))) return lost.abort();
    if (percent === told) return;
    told = percent;
    events.send(run.member_id, { type: 'export_changed' });
  }
  // A failed heartbeat is followed by the next one, or by the failure of the export itself.
  const stop = time.every(beatTime, () => void beat().catch(() => {}));
  return { lost: lost.signal, stop };
}

/** Deletes expired exports, and files that a crash left behind. */
export async function sweepExports({ sql, clock, exportFiles }: Platform): Promise<void> {
  const now = clock.now();
  const tries = new Tries();
  await tries.do(async () => exportFiles.remove(await store.endOld(sql, now)));
  await tries.do(() => store.endLost(sql, new Date(now.getTime() - day)));
  await tries.do(async () => {
    const old = await exportFiles.olderThan(new Date(now.getTime() - orphanAge));
    await exportFiles.remove(await store.findOrphans(sql, old));
  });
  tries.end();
}

export function registerExports(platform: Platform): void {
  const { jobs } = platform;
  jobs.register<{ memberId: number }>(kind, ({ memberId }) => makeExport(platform, memberId));
  jobs.every('export.sweep', 600, () => sweepExports(platform));
}
