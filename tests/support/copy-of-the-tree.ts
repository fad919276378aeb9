import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { root } from '../../tools/lib/process.ts';

/**
 * Copies the current files, without pictures, into a separate folder: our own packages link into the copy, all others to their
 * installation.
 */
export function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'heartline-copy-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.png') && existsSync(root + file));
  for (const folder of new Set(files.map((file) => dirname(file)))) mkdirSync(join(copy, folder), { recursive: true });
  for (const file of files) cpSync(root + file, join(copy, file));
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(root + group).map((name) => `${group}/${name}`),
  );
  for (const folder of ['.', ...workspaces])
    linkModules(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

function linkModules(installed: string, modules: string): void {
  if (!existsSync(installed)) return;
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(installed)) {
    const [from, to] = [join(installed, name), join(modules, name)];
    if (basename(from) === '.cache' || basename(from).startsWith('.vite')) continue;
    if (name === '@heartline') linkModules(from, to);
    // As pnpm wrote it, relative to its folder.
    else if (basename(installed) === '@heartline') symlinkSync(resolveIn(from, to), to);
    else symlinkSync(from, to);
  }
}

const resolveIn = (from: string, to: string): string =>
  lstatSync(from).isSymbolicLink() ? resolve(dirname(to), readlinkSync(from)) : from;
