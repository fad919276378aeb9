// Reports how much of the server and the contract the unit and server tests run; fails below the floor.
import { readFileSync } from 'node:fs';

import { fail, root } from '../lib/process.ts';

interface Summary {
  lines: { total: number; covered: number; pct: number };
}
/** In percent; raise it, never lower it. */
const floor = 85;

const file = `${root}coverage/coverage-summary.json`;
const summary = readSummary();
const groups = ['apps/server', 'packages/api-client'];
for (const group of groups)
  process.stdout.write(
    `${group}: ${percent(Object.entries(summary).filter(([path]) => path.startsWith(`${root}${group}/`)))} %\n`,
  );
const { pct, covered, total } = summary['total']?.lines ?? { pct: 0, covered: 0, total: 0 };
process.stdout.write(`Lines ${pct} % of server and contract (${covered} of ${total})\n`);
process.exit(pct < floor ? 1 : 0);

function readSummary(): Record<string, Summary> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Summary>;
  } catch {
    return fail('no coverage figures: run vitest with --coverage first');
  }
}

function percent(files: [string, Summary][]): string {
  const [all, run] = files.reduce(
    ([total, covered], [, { lines }]) => [total + lines.total, covered + lines.covered],
    [0, 0],
  );
  return ((100 * run) / Math.max(1, all)).toFixed(1);
}
