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

/** Runs a command to its end, which comes with ours at the latest. Shows its output, or keeps it where `quiet`. */
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
    // A character may lie over the end of a piece.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs a command until this process ends, and ends with it. */
export function runForever(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  endTogether();
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (status) => process.exit(status ?? 0));
  return child;
}

/** Ends with one readable line. */
export function fail(line: string): never {
  process.stderr.write(`heartline: ${line}\n`);
  process.exit(1);
}

/** For a program that calls pnpm by its name: a machine need not have it. */
export const withPnpm: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${root}tools/toolchain/node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
};
