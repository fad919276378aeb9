import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** In the environment of whatever a command starts: which commands it ends with. */
const mark = 'HEARTLINE_ENDS_WITH';
/** In the environment of a command that another process of ours has started: that one's id. */
const launcher = 'HEARTLINE_LAUNCHER';
let guard: Writable | undefined;

/** What those need of it who are not given the whole environment. */
export const endsWithUs = (): Record<string, string> => ({ [mark]: process.env[mark] ?? '' });

/**
 * From now on, whatever this process starts ends with it, however it ends: processes that it starts, those that they start, and the
 * embedded databases in `folders`, which are deleted. Done by a guard, a process of its own, because who is killed does nothing more.
 */
export function endTogether(...folders: string[]): void {
  guard ??= startGuard();
  for (const folder of folders) guard.write(`${folder}\n`);
}

function startGuard(): Writable {
  const id = randomUUID();
  const { [mark]: others, ...environment } = process.env;
  process.env[mark] = others ? `${others},${id}` : id;
  const child = spawn(process.execPath, [fileURLToPath(new URL('end-together.guard.ts', import.meta.url)), id], {
    // Whoever is interrupted at a terminal is so with all of its group.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environment,
  });
  child.unref();
  const { stdin } = child;
  (stdin as typeof stdin & { unref?: () => void }).unref?.();
  endWithLauncher();
  return stdin;
}

/** Who waits for another process, as npm's do, is left behind when only that one is ended. */
function endWithLauncher(): void {
  const parent = Number(process.env[launcher]);
  if (parent !== process.ppid) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}
