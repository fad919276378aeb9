import type { Config } from '../config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { PhotoFileStore } from './photo-files.ts';

/** Opens the configured storage. The bucket's client is loaded only if there is a bucket. */
export async function openPhotoFiles({
  uploadDir,
  photoBucket,
}: Pick<Config, 'uploadDir' | 'photoBucket'>): Promise<PhotoFileStore> {
  if (!photoBucket) return createDiskFiles(uploadDir);
  const { createBucketFiles } = await import('./bucket-files.ts');
  return createBucketFiles(photoBucket);
}
