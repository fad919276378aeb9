import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

import { endTogether } from '../apps/server/src/testing/end-together.ts';
import { makeTemporaryFolder } from '../apps/server/src/testing/temporary-postgres.ts';
import { buildWeb } from '../tools/lib/build-web.ts';
import { freePort } from '../tools/lib/free-port.ts';
import { root } from '../tools/lib/process.ts';
import { sized } from './short.ts';

/** How long `npm start` takes until the site answers: with an empty database, which it fills, and then a second time. */
async function bench(): Promise<void> {
  await buildWeb(() => {});
  const directory = await makeTemporaryFolder('bench');
  endTogether(directory);
  try {
    const first = await timeStart(directory);
    const second = await timeStart(directory);
    console.log(JSON.stringify({ bench: 'start', first, second, good: second <= 8 }));
    process.exitCode = second <= 8 ? 0 : 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Seconds from the command to the first successful answer. */
async function timeStart(directory: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [`${root}tools/run.mjs`, 'start'], {
    env: { ...process.env, DEMO: sized('1', '0'), DATA_DIR: directory, PORT: String(port) },
    // A process group of its own, because the command starts further processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error('npm start ended');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return Math.round((performance.now() - started) / 100) / 10;
  } finally {
    const group = -(child.pid ?? 0);
    signal(group, 'SIGTERM');
    while (signal(group, 0)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns whether the process group existed. */
function signal(group: number, name: 'SIGTERM' | 0): boolean {
  try {
    return process.kill(group, name);
  } catch {
    return false;
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

await bench();
