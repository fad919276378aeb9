import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { freePorts } from '../../tools/lib/free-port.ts';
import { portCount } from '../acceptance/support/site.ts';

// Everything a command starts ends with it, however it ends: runs the real commands, and interrupts them when their processes are running.

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (...args: string[]) => [join(root, 'tools/run.mjs'), ...args];

let id: string;
let folder: string;
beforeEach(async () => {
  id = randomUUID();
  folder = await mkdtemp(join(tmpdir(), 'heartline-ends-'));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const { pid } of processes()) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Processes started by this test, by a mark in their environment. */
function processes(): { pid: number; what: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!pid) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'latin1').includes(id)) return [];
      return [{ pid, what: readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim() }];
    } catch {
      return [];
    }
  });
}

/** Folders of databases for a single run. */
const databases = async () =>
  (await readdir(folder)).filter((name) => /^heartline-(test|bench|storm|acceptance)-/.test(name));

interface Command {
  args: string[];
  /** Processes that it starts, which show when to interrupt it. */
  starts: RegExp[];
  environment?: Record<string, string>;
}

const database = /bin\/postgres -D /;
const commands: Record<string, Command> = {
  'the tests of the server': {
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'speed',
      'apps/server/src/stop.speed.test.ts',
    ],
    starts: [database, /server\/src\/main\.ts/],
  },
  'the server of the acceptance tests': {
    args: [
      '--eval',
      `import('node:child_process').then(({ spawn }) => spawn(process.execPath, ['tests/acceptance/support/start-server.ts'],
        { detached: true, stdio: 'inherit', env: { ...process.env, HEARTLINE_LAUNCHER: String(process.pid) } }))`,
    ],
    starts: [database],
    environment: { ACCEPTANCE_PORT: String(await freePorts(portCount)) },
  },
  'npm run bench': { args: run('bench', 'send'), starts: [database, /server\/src\/main\.ts/] },
  'the storm': { args: [join(root, 'tools/storm.ts')], starts: [database, /server\/src\/main\.ts/] },
  'npm run seed': { args: run('seed', 'demo'), starts: [database, /cli\/seed\.ts/] },
};

async function interrupt(
  { args, starts, environment }: Command,
  signal: NodeJS.Signals,
  group: boolean,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      HEARTLINE_ENDS_WITH: id,
      TEST_RUN: id,
      DATA_DIR: join(folder, 'data'),
      TMPDIR: folder,
      ...environment,
    },
    detached: true,
    stdio: 'ignore',
  });
  const there = () => starts.every((each) => processes().some(({ what }) => each.test(what)));
  await expect.poll(there, { timeout: 180_000 }).toBe(true);
  process.kill(group ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  await expect.poll(() => processes().map(({ what }) => what), { timeout: 60_000 }).toEqual([]);
}

describe.runIf(process.platform === 'linux')('the processes of a command end with it', { timeout: 300_000 }, () => {
  it.each(Object.entries(commands))('when it is killed: %s', async (_name, command) => {
    await interrupt(command, 'SIGKILL', false);
    await expect.poll(databases).toEqual([]);
  });

  it.each([
    ['at the terminal', 'SIGINT', true],
    ['by another program', 'SIGTERM', false],
  ] as const)('when it is interrupted %s', async (_how, signal, group) => {
    await interrupt(commands['npm run bench']!, signal, group);
    await expect.poll(databases).toEqual([]);
  });
});
