import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { startCommand } from '../start-command.ts';
import { endsWithUs } from './end-together.ts';

interface LogLine {
  msg?: string;
  level?: number | string;
  port?: number;
  held?: number;
}

export interface ServerProcess {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stderr: string }>;
  /** Its log so far. */
  log: LogLine[];
  /** The address, once the server is ready. Rejects if it ends before. */
  ready: Promise<string>;
  /** Bytes in use after a garbage collection. The process's size would also depend on when it last collected. */
  heldMemory: () => Promise<number>;
}

const loadedFirst = ['held-memory.ts', 'providers/in-process.ts'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);

/** Starts the server as in production, on a free port. */
export function startServerProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [...loadedFirst, ...startCommand], {
    env: { PATH: process.env['PATH'], ...endsWithUs(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stderr })),
  );
  const log: LogLine[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      const { msg, port } = entry;
      if (msg === 'ready') resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(({ stderr: said }) => reject(new Error(`the server ended before it was ready: ${said}`)));
  });
  // A test of a start that fails waits only for the end of the process.
  ready.catch(() => {});
  const heldMemory = (): Promise<number> =>
    new Promise((resolve, reject) => {
      lines.on('line', function listen(line) {
        const { msg, held } = JSON.parse(line) as LogLine;
        if (msg !== 'memory' || held === undefined) return;
        lines.off('line', listen);
        resolve(held);
      });
      void ended.then(() => reject(new Error('the server ended before it told its memory')));
      child.kill('SIGUSR2');
    });
  return { child, ended, log, ready, heldMemory };
}
