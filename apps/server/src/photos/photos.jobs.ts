import { sweepUploads } from '../platform/http/upload/upload.ts';
import type { Platform } from '../platform/platform.ts';
import { Tries } from '../platform/tries.ts';
import { findOrphans } from './photos.store.ts';

const hour = 3_600_000;

/** Deletes leftovers of a killed process: files of an hour's age that no photo uses, and unfinished uploads. */
export async function sweepPhotoFiles({
  sql,
  clock,
  config,
  photoFiles: files,
}: Pick<Platform, 'sql' | 'clock' | 'config' | 'photoFiles'>): Promise<void> {
  const before = new Date(clock.now().getTime() - hour);
  const tries = new Tries();
  await tries.do(() => sweepUploads(config.incomingDir, before));
  await tries.do(async () => {
    for await (const names of files.olderThan(before)) {
      await tries.do(async () => files.remove(await findOrphans(sql, names)));
    }
  });
  tries.end();
}

export function registerPhotoJobs(platform: Platform): void {
  platform.jobs.every('photos.sweep', 900, () => sweepPhotoFiles(platform));
}
