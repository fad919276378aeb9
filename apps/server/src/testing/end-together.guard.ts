import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { isAlive } from '../platform/embedded-postgres/place.ts';

/** Milliseconds in which a stopping server must have ended (security.md section 12), with a margin. */
const patience = 12_000;
const [id = ''] = process.argv.slice(2);
const folders: string[] = [];

// The process at the other end of the pipe is the guarded one: the pipe ends with it, and in no other way.
for await (const folder of createInterface({ input: process.stdin })) folders.push(folder);
const told = new Set<number>();
for (const until = Date.now() + patience; ; await wait(100)) {
  const left = await marked();
  if (left.length === 0) break;
  for (const pid of left) {
    if (Date.now() > until) signal(pid, 'SIGKILL');
    else if (!told.has(pid)) signal(pid, 'SIGTERM');
    told.add(pid);
  }
}
for (const folder of folders) await deleteDatabase(folder);

/** Processes with the command's mark in the environment they started with. */
async function marked(): Promise<number[]> {
  const all = platform() === 'linux' ? await fromProc() : await fromPs();
  return all.flatMap(({ pid, text }) => (text.includes(id) && pid !== process.pid ? [pid] : []));
}

async function fromProc(): Promise<{ pid: number; text: string }[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  return Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '');
      // Databases stop with their last user, or below. A zombie counts as ended.
      const gone = /\(postgres\)|\) Z /.test(await read('stat'));
      return { pid, text: gone ? '' : await read('environ') };
    }),
  );
}

async function fromPs(): Promise<{ pid: number; text: string }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axEww', '-o', 'pid=,command='], { maxBuffer: 100_000_000 });
  return stdout
    .split('\n')
    .map((text) => ({ pid: Number.parseInt(text, 10), text: /bin\/postgres /.test(text) ? '' : text }));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

async function deleteDatabase(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lock.split('\n')[0]);
  if (pid > 0) {
    signal(pid, 'SIGQUIT');
    for (const until = Date.now() + patience; isAlive(pid) && Date.now() < until;) await wait(50);
  }
  await rm(folder, { recursive: true, force: true });
}
