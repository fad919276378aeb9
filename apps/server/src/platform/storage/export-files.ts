import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Config } from '../config.ts';
import { busyIfDiskIsFull } from '../full-disk.ts';
import { newSecret } from '../ids.ts';

/** Appends bytes to a file; they are on their way to the disk when it returns. */
export type Put = (bytes: Uint8Array) => Promise<void>;

/** Members' data exports under random names: in a folder, or in the bucket of the photos. */
export interface ExportFileStore {
  /**
   * Creates a file from the bytes that `fill` puts into it, whole or not at all. Returns its name and size. Memory does not grow with it.
   * @throws ServerError busy for a full disk or a bucket that is away
   */
  write: (fill: (put: Put) => Promise<void>) => Promise<{ name: string; bytes: number }>;
  /** undefined for an unknown file or a foreign name. */
  read: (name: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  remove: (names: string[]) => Promise<void>;
  /** Names of files last changed before `before`; half-written ones are removed on the way. */
  olderThan: (before: Date) => Promise<string[]>;
}

const namePattern = /^[A-Za-z0-9_-]{32}\.zip$/;
const newExportName = (): string => `${newSecret()}.zip`;
export const isExportName = (name: string): boolean => namePattern.test(name);

/** Folder of files until they are complete. */
const halves = 'half';

export async function openExportFiles({
  exportDir,
  photoBucket,
}: Pick<Config, 'exportDir' | 'photoBucket'>): Promise<ExportFileStore> {
  if (!photoBucket) return createDiskExports(exportDir);
  const { createBucketExports } = await import('./bucket-exports.ts');
  return createBucketExports(photoBucket, exportDir);
}

/** Writes a partial file in the folder, passes it to `keep` when complete, and leaves none behind. */
export async function writeHalf(
  directory: string,
  fill: (put: Put) => Promise<void>,
  keep: (half: string, name: string, bytes: number) => Promise<void>,
): Promise<{ name: string; bytes: number }> {
  const name = newExportName();
  const half = join(directory, halves, name);
  let bytes = 0;
  try {
    await mkdir(join(directory, halves), { recursive: true, mode: 0o700 });
    const file = await open(half, 'wx', 0o600);
    try {
      await fill(async (part) => {
        await file.writeFile(part);
        bytes += part.byteLength;
      });
      await file.sync();
    } finally {
      await file.close();
    }
    await keep(half, name, bytes);
  } catch (error) {
    throw busyIfDiskIsFull(error);
  } finally {
    await rm(half, { force: true });
  }
  return { name, bytes };
}

/** Deletes abandoned partial files. */
export async function sweepHalves(directory: string, before: Date): Promise<void> {
  for (const name of await listOld(join(directory, halves), before))
    await rm(join(directory, halves, name), { force: true });
}

async function listOld(directory: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const changed = await stat(join(directory, name)).catch(() => undefined);
    if (changed && changed.mtime < before) old.push(name);
  }
  return old;
}

function createDiskExports(directory: string): ExportFileStore {
  return {
    write: (fill) => writeHalf(directory, fill, (half, name) => rename(half, join(directory, name))),
    async read(name) {
      if (!isExportName(name)) return undefined;
      const path = join(directory, name);
      if (!(await stat(path).catch(() => undefined))) return undefined;
      return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    },
    async remove(names) {
      await Promise.all(names.filter(isExportName).map((name) => rm(join(directory, name), { force: true })));
    },
    async olderThan(before) {
      await sweepHalves(directory, before);
      return (await listOld(directory, before)).filter(isExportName);
    },
  };
}
