import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { busyIfDiskIsFull } from '../full-disk.ts';
import { Tries } from '../tries.ts';
import { isPhotoName, newPhotoName, writeTogether, type PhotoFileStore } from './photo-files.ts';

const incoming = 'incoming';

/** Pictures in a folder. */
export function createDiskFiles(directory: string): PhotoFileStore {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name);
  const remove = async (names: string[]) => {
    await Promise.all(names.filter(isPhotoName).map((name) => rm(pathOf(name), { force: true })));
  };

  async function write(bytes: Buffer, name: string): Promise<void> {
    const half = join(directory, incoming, newPhotoName());
    await mkdir(join(directory, name.slice(0, 2)), { recursive: true });
    try {
      const file = await open(half, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(half, pathOf(name));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  return {
    async writeAll(pictures, names) {
      try {
        await mkdir(join(directory, incoming), { recursive: true });
        return await writeTogether(pictures, names, write, remove);
      } catch (error) {
        throw busyIfDiskIsFull(error);
      }
    },
    read: async (name) => (isPhotoName(name) ? await readFile(pathOf(name)).catch(() => undefined) : undefined),
    remove,
    async *olderThan(before) {
      const tries = new Tries();
      for (const folder of await readdir(directory).catch(() => [])) {
        const old: string[] = [];
        for (const name of await readdir(join(directory, folder)).catch(() => [])) {
          const path = join(directory, folder, name);
          const changed = await stat(path).catch(() => undefined);
          if (!changed || changed.mtime >= before) continue;
          if (folder === incoming) await tries.do(() => rm(path, { force: true }));
          else if (isPhotoName(name)) old.push(name);
        }
        if (old.length > 0) yield old;
      }
      tries.end();
    },
    locate: pathOf,
  };
}
