import type { Platform } from '../platform/platform.ts';
import { findOrphans } from './photos.store.ts';

const hour = 3_600_000;

/** Clears away what a killed process left: files of an hour that no photo has. */
export async function sweepPhotoFiles({
  sql,
  clock,
  photoFiles: files,
}: Pick<Platform, 'sql' | 'clock' | 'photoFiles'>): Promise<void> {
  for await (const names of files.olderThan(new Date(clock.now().getTime() - hour))) {
    await files.remove(await findOrphans(sql, names));
  }
}

export function registerPhotoJobs(platform: Platform): void {
  platform.jobs.every('photos.sweep', 900, () => sweepPhotoFiles(platform));
}
