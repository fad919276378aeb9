import { leaveTraces } from '../people/traces-left.ts';
import type { Platform } from '../platform/platform.ts';
import { Tries } from '../platform/tries.ts';
import { deleteAgain, writeToList } from './deletion.service.ts';
import { listDue } from './deletion.store.ts';
import { eraseMember, listCopies, listFiles, lockDue } from './erasure.store.ts';

/** Accounts in one run of the job; the next run follows soon. */
const portion = 50;

/** Erases accounts whose time is over, each in its own transaction. */
export async function eraseDue(platform: Platform): Promise<void> {
  const { sql, clock } = platform;
  const tries = new Tries();
  for (const memberId of await listDue(sql, clock.now(), portion)) await tries.do(() => erase(platform, memberId));
  tries.end();
}

async function erase(platform: Platform, memberId: number): Promise<void> {
  const { sql, clock, photoFiles, exportFiles } = platform;
  // The job that should have listed it may be among the erased rows.
  await writeToList(platform, memberId);
  const { files, copies } = await sql.begin(async (tx) => {
    const now = clock.now();
    if (!(await lockDue(tx, memberId, now))) return { files: [], copies: [] };
    const found = { files: await listFiles(tx, memberId), copies: await listCopies(tx, memberId) };
    await leaveTraces(platform, tx, memberId);
    await eraseMember(tx, memberId, now);
    return found;
  });
  // Files that cannot be removed here have no row any more: the sweeps of the files remove them.
  await exportFiles.remove(copies);
  await photoFiles.remove(files);
}

export function registerDeletions(platform: Platform): void {
  const { jobs } = platform;
  jobs.register<{ memberId: number }>('deletion.list', ({ memberId }) => writeToList(platform, memberId));
  jobs.every('deletion.erase', 600, async () => {
    // A restored database must first learn of the deletions since its dump.
    await deleteAgain(platform);
    await eraseDue(platform);
  });
}
