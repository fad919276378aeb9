import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { newSecret } from '../platform/ids.ts';

const namePattern = /^[A-Za-z0-9_-]{32}\.webp$/;
const incoming = 'incoming';

/** Pictures on disk, outside the web root, under random names. In production this is a bucket. */
export interface PhotoFileStore {
  /** Writes pictures so that each is there whole or not at all. Gives their names, in order. */
  writeAll: (pictures: Buffer[]) => Promise<string[]>;
  /** undefined when there is none, or when this is no name of ours. */
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (names: string[]) => Promise<void>;
  /** Names of files last changed before `before`, in portions; half-written ones are removed on the way. */
  olderThan: (before: Date) => AsyncGenerator<string[]>;
}

export function createPhotoFileStore(directory: string): PhotoFileStore {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name);
  const remove = async (names: string[]) => {
    await Promise.all(names.filter((name) => namePattern.test(name)).map((name) => rm(pathOf(name), { force: true })));
  };

  async function write(bytes: Buffer): Promise<string> {
    const name = `${newSecret()}.webp`;
    const half = join(directory, incoming, name);
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
      return name;
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  return {
    async writeAll(pictures) {
      await mkdir(join(directory, incoming), { recursive: true });
      const results = await Promise.allSettled(pictures.map(write));
      const names = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const failed = results.find((result) => result.status === 'rejected');
      if (!failed) return names;
      await remove(names);
      throw failed.reason;
    },
    read: async (name) => (namePattern.test(name) ? await readFile(pathOf(name)).catch(() => undefined) : undefined),
    remove,
    async *olderThan(before) {
      for (const folder of await readdir(directory).catch(() => [])) {
        const old: string[] = [];
        for (const name of await readdir(join(directory, folder)).catch(() => [])) {
          const path = join(directory, folder, name);
          const changed = await stat(path).catch(() => undefined);
          if (!changed || changed.mtime >= before) continue;
          if (folder === incoming) await rm(path, { force: true });
          else if (namePattern.test(name)) old.push(name);
        }
        if (old.length > 0) yield old;
      }
    },
  };
}
