import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

import { endTogether } from '../../apps/server/src/testing/end-together.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path of an installed command line tool. */
export const bin = (name: string): string => `${root}node_modules/.bin/${name}`;

export interface Result {
  status: number;
  output: string;
}

/** Runs a command until it ends, at the latest with this process. Shows its output, or keeps it if `quiet`. */
export function run(
  command: string,
  args: string[],
  options: SpawnOptions & { quiet?: boolean } = {},
): Promise<Result> {
  const { quiet = false, ...rest } = options;
  endTogether();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...rest,
    });
    let output = '';
    // A character may be split between two chunks.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs a command that ends with this process, and vice versa. */
export function runForever(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  endTogether();
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (status) => process.exit(status ?? 0));
  return child;
}

/** Exits with one readable line. */
export function fail(line: string): never {
  process.stderr.write(`heartline: ${line}\n`);
  process.exit(1);
}

/** For programs that call pnpm by its name: a machine may not have it. */
export const withPnpm: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${root}tools/toolchain/node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
};
