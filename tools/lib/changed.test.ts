import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { changedSince } from './changed.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.org', ...args], { cwd: folder });
const write = (name: string) => writeFileSync(join(folder, name), `${name} ${Math.random()}`);
const commit = (...names: string[]) => {
  names.forEach(write);
  git('add', '--all');
  git('commit', '--quiet', '--message', names.join());
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartline-changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('.gitignore', 'kept.ts', 'edited.ts', 'deleted.ts', 'old-name.ts');
  git('switch', '--quiet', '--create', 'branch');
  git('mv', 'old-name.ts', 'new-name.ts');
  commit('committed.ts');
  git('switch', '--quiet', 'main');
  commit('of-others.ts');
  git('switch', '--quiet', 'branch');
  write('edited.ts');
  write('new.ts');
  rmSync(join(folder, 'deleted.ts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names differences since the branch began, committed or not, and no later changes of others', async () => {
  const { files } = await changedSince(undefined, folder);
  expect(files.toSorted()).toEqual(['committed.ts', 'deleted.ts', 'edited.ts', 'new-name.ts', 'new.ts', 'old-name.ts']);
  expect((await changedSince('HEAD', folder)).files.toSorted()).toEqual(['deleted.ts', 'edited.ts', 'new.ts']);
});

it('reports when there is nothing to compare with', async () => {
  await expect(changedSince('no-such-branch', folder)).rejects.toThrow('no-such-branch is no commit');
});
