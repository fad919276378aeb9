import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EmbeddedPostgresError, writing } from './error.ts';
import { giveAway, isReachable, isRoot, sharedFolder } from './nobody.ts';

/** A file in the data folder that names the database folder, where that is elsewhere. */
const pointerOf = (directory: string) => join(directory, 'postgres.elsewhere');
/** A file in the database folder that names its data folder. */
const ownerOf = (place: string) => join(place, 'belongs-to');

/** The folder with the database of this data folder, if it exists. */
export async function findPlace(directory: string): Promise<string> {
  return (await placeElsewhere(directory)) ?? directory;
}

/**
 * The folder for the database of this data folder: the data folder itself, unless root keeps it where PostgreSQL may not enter. An existing
 * database stays in its folder as long as it can.
 * @throws EmbeddedPostgresError
 */
export async function preparePlace(directory: string, say: (line: string) => void): Promise<string> {
  await writing(directory, () => makeFolder(directory));
  const elsewhere = await placeElsewhere(directory);
  if (elsewhere === undefined && (await isReachable(directory))) return directory;
  const place = elsewhere ?? (await makePlace(directory));
  say(`the database of ${directory} lies in ${place}: PostgreSQL does not run as root, and only root may enter there`);
  return place;
}

async function makeFolder(directory: string): Promise<void> {
  // One level at a time: for all at once, Node reports a read-only folder as missing.
  try {
    await mkdir(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(directory, { recursive: true });
  }
}

async function placeElsewhere(directory: string): Promise<string | undefined> {
  if (!isRoot) return undefined;
  const place = await readFile(pointerOf(directory), 'utf8').catch(() => undefined);
  if (place === undefined || !(await stat(place).catch(() => undefined))) return undefined;
  const owner = await readFile(ownerOf(place), 'utf8').catch(() => '');
  const here = await realpath(directory);
  if (owner === here) return place;
  // A copied clone brings the pointer of the original along, and gets a database of its own; a moved one keeps its own.
  if ((await readFile(pointerOf(owner), 'utf8').catch(() => undefined)) === place) return undefined;
  await writeFile(ownerOf(place), here);
  return place;
}

async function makePlace(directory: string): Promise<string> {
  const shared = await sharedFolder();
  const place = join(shared, `data-${randomBytes(8).toString('hex')}`);
  await writing(shared, async () => {
    await mkdir(place, { mode: 0o711 });
    await writeFile(ownerOf(place), await realpath(directory), { mode: 0o600 });
    await moveData(directory, place);
  });
  await writing(directory, () => writeFile(pointerOf(directory), place));
  return place;
}

/** Moves a database that PostgreSQL may no longer reach. */
async function moveData(directory: string, place: string): Promise<void> {
  const [from, to] = [join(directory, 'postgres'), join(place, 'postgres')];
  if (!(await stat(join(from, 'PG_VERSION')).catch(() => undefined))) return;
  if (await stat(join(from, 'postmaster.pid')).catch(() => undefined)) {
    const [pid = ''] = (await readFile(join(from, 'postmaster.pid'), 'utf8')).split('\n');
    if (isAlive(Number(pid)))
      throw new EmbeddedPostgresError(`the database in ${from} still runs, as process ${pid}: stop it first`);
  }
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rm(from, { recursive: true });
  });
  await giveAway(to);
}

/** Whether such a process exists, whichever user owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
