import { leaveTraces } from '../people/traces-left.ts';
import type { Platform } from '../platform/platform.ts';
import { Tries } from '../platform/tries.ts';
import { deleteAgain, writeToList } from './deletion.service.ts';
import { listDue } from './deletion.store.ts';
import { eraseMember, listCopies, listFiles, lockDue } from './erasure.store.ts';

/** So many in one run of the job: the next comes soon. */
const portion = 50;

/** Erases accounts whose time is over, each in a transaction of its own. */
export async function eraseDue(platform: Platform): Promise<void> {
  const { sql, clock } = platform;
  const tries = new Tries();
  for (const memberId of await listDue(sql, clock.now(), portion)) await tries.do(() => erase(platform, memberId));
  tries.end();
}

async function erase(platform: Platform, memberId: number): Promise<void> {
  const { sql, clock, photoFiles, exportFiles } = platform;
  // The job that should have done it may be among what is erased.
  await writeToList(platform, memberId);
  const { files, copies } = await sql.begin(async (tx) => {
    const now = clock.now();
    if (!(await lockDue(tx, memberId, now))) return { files: [], copies: [] };
    const found = { files: await listFiles(tx, memberId), copies: await listCopies(tx, memberId) };
    await leaveTraces(platform, tx, memberId);
    await eraseMember(tx, memberId, now);
    return found;
  });
  // What fails here has no row any more, and the sweeps of the files find it.
  await exportFiles.remove(copies);
  await photoFiles.remove(files);
}

export function registerDeletions(platform: Platform): void {
  const { jobs } = platform;
  jobs.register<{ memberId: number }>('deletion.list', ({ memberId }) => writeToList(platform, memberId));
  jobs.every('deletion.erase', 600, async () => {
    // A database that was restored first hears of what was deleted since.
    await deleteAgain(platform);
    await eraseDue(platform);
  });
}
