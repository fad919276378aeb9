import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Environment variable for all processes that a command starts: identifies the command they end with. */
const mark = 'HEARTLINE_ENDS_WITH';
/** Environment variable for a command started by another process of ours: that process's id. */
const launcher = 'HEARTLINE_LAUNCHER';
let guard: Writable | undefined;

/** The variables for child processes that do not inherit the whole environment. */
export const endsWithUs = (): Record<string, string> => ({ [mark]: process.env[mark] ?? '' });

/**
 * From now on, whatever this process starts ends with it, however it ends: its children, their children, and the embedded databases in
 * `folders`, which are deleted. Done by a guard process, because a killed process can no longer act.
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
    // An interrupt at a terminal reaches the whole process group.
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

/** A process whose launcher waits for it, as npm does, survives when only the launcher is ended. */
function endWithLauncher(): void {
  const parent = Number(process.env[launcher]);
  if (parent !== process.ppid) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}
