import { execFile } from 'node:child_process';
import { chmod, lchown, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { EmbeddedPostgresError } from './error.ts';

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `nobody`: without any of root's rights, which an intruder would gain
 * otherwise.
 */
const nobody = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;

/** Runs one of PostgreSQL's binaries until it ends. */
export async function runUnprivileged(file: string, args: string[]): Promise<string> {
  const { stdout } = await run(file, args, {
    // Not the current folder: the user `nobody` may lack the right to enter it.
    cwd: dirname(file),
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    maxBuffer: 10_000_000,
    ...(isRoot ? nobody : {}),
  });
  return stdout;
}

/** Gives a file, or a folder with its content, to the user that runs PostgreSQL. */
export async function giveAway(path: string): Promise<void> {
  if (!isRoot) return;
  const inside = (await lstat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const each of ['', ...inside]) await lchown(join(path, each), nobody.uid, nobody.gid);
}

/** Whether the user that runs PostgreSQL may pass through every folder down to this file or folder, and use it. */
export async function isReachable(path: string): Promise<boolean> {
  return !isRoot || (await everyFolder(path, ({ mode }) => (mode & 0o001) === 0o001));
}

/**
 * A folder of root's that everybody may enter and nobody else can change or replace: in the first of `parents` that allows it.
 * @throws EmbeddedPostgresError
 */
export async function sharedFolder(parents = ['/var/lib', '/var/tmp', tmpdir()]): Promise<string> {
  for (const parent of parents) {
    const folder = join(parent, 'heartline');
    if (!(await everyFolder(parent, isSafe).catch(() => false))) continue;
    await mkdir(folder, { mode: 0o755 }).then(
      () => chmod(folder, 0o755),
      () => {},
    );
    // An existing folder may be a trap by another user who could write there first.
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() && isSafe(found) && (found.mode & 0o022) === 0) return folder;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no folder that others may enter: set DATABASE_URL, or start as another user',
  );
}

interface Rights {
  mode: number;
  uid: number;
}

/** Owned by root, open to everybody, and writable by root alone, or by others only for their own files (as /tmp). */
const isSafe = ({ mode, uid }: Rights) =>
  uid === 0 && (mode & 0o001) === 0o001 && ((mode & 0o022) === 0 || (mode & 0o1000) !== 0);

async function everyFolder(path: string, fits: (rights: Rights) => boolean): Promise<boolean> {
  let each = await realpath(path);
  for (;;) {
    if (!fits(await stat(each))) return false;
    if (each === dirname(each)) return true;
    each = dirname(each);
  }
}
