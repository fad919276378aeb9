import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Outage } from '../outage.ts';

let written = 0;

/** A message that would have been sent, as a JSON file: written under another name and renamed, so that a reader never sees half of it. */
export async function writeStored<T extends { at: string }>(directory: string, item: T): Promise<void> {
  written += 1;
  // Names sort by time, and within one millisecond by sequence.
  const turn = String(written).padStart(8, '0');
  const name = `${nameOfTime(item.at)}-${turn}-${randomBytes(6).toString('hex')}.json`;
  const temporary = join(directory, `.${name}.part`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(temporary, `${JSON.stringify(item, null, 2)}\n`, { mode: 0o600 });
    await rename(temporary, join(directory, name));
  } catch (cause) {
    // For example a full disk.
    throw new Outage((cause as Error).message, { cause });
  }
}

/** Deletes files in a directory from before `before`: names begin with their time. */
export async function deleteOldStored(directory: string, before: Date): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const first = nameOfTime(before.toISOString());
  const old = names.filter((name) => name.endsWith('.json') && name < first);
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
}

const nameOfTime = (time: string): string => time.replaceAll(/[:.]/g, '-');
