import { isDatabaseError } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';

/**
 * Stores the row of files that are written already, and removes the files if the row was refused. After any other error the row may be
 * stored, although no answer said so: then the files stay, and the sweep (photos.jobs.ts) removes those without a row.
 */
export async function storeRowOf<T>(files: PhotoFileStore, names: string[], store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof ServerError || isDatabaseError(error)) await files.remove(names);
    throw error;
  }
}

/**
 * Writes the files of a stored photo that are missing.
 * @param names The name of the file of each size.
 * @param make Makes the sizes, only if a file is missing; undefined writes nothing.
 */
export async function writeMissing<Size extends string>(
  files: PhotoFileStore,
  names: Record<Size, string>,
  make: () => Promise<Record<NoInfer<Size>, Buffer> | undefined>,
): Promise<void> {
  const sizes = Object.keys(names) as Size[];
  const found = await Promise.all(sizes.map((size) => files.read(names[size])));
  const missing = sizes.filter((_size, index) => found[index] === undefined);
  if (missing.length === 0) return;
  const pictures = await make();
  if (!pictures) return;
  await files.writeAll(
    missing.map((size) => pictures[size]),
    missing.map((size) => names[size]),
  );
}
