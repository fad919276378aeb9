// npm run bench: measures and writes docs/performance.md. `npm run bench -- sizes search` measures only these again.
// `npm run bench -- --short`: one small round of each.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { renderPerformance, rowsOf, type Measured, type PartName } from './report.ts';
import { buildWeb } from '../tools/lib/build-web.ts';
import { fail, root, run, type Result } from '../tools/lib/process.ts';

const files: Record<PartName, string> = {
  send: 'bench/send.ts',
  'two-browsers': 'bench/two-browsers.ts',
  streams: 'bench/streams.ts',
  sizes: 'tools/checks/sizes.ts',
  ui: 'bench/ui.ts',
  chat: 'bench/chat.ts',
  start: 'bench/start.ts',
  search: 'bench/search.ts',
  'search-sends': 'bench/search-sends.ts',
  places: 'bench/places.ts',
  photos: 'bench/photos.ts',
  members: 'bench/members.ts',
  pages: 'bench/pages.ts',
};
const names = Object.keys(files) as PartName[];
const results = `${root}docs/performance.json`;

const {
  values: { short },
  positionals: wanted,
} = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true });
const unknown = wanted.find((word) => !names.includes(word as PartName));
if (unknown !== undefined) fail(`unknown measurement ${unknown}: one of ${names.join(', ')}`);
if (short) await runShort();

const measured = readMeasured();
for (const name of names.filter((part) => wanted.length === 0 || wanted.includes(part))) {
  process.stdout.write(`${name} ...\n`);
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  if (name === 'sizes') await buildWeb(() => {});
  const { status, output } = await measure(name);
  process.stdout.write(output);
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ', ')} UTC`;
  // A measurement above its limit also ends with 1, and is kept; a failed one has no rows.
  const rows = rowsOf(name, output);
  if (rows.length === 0) fail(`${name} ended with ${status} and without a result`);
  measured[name] = { date, cores: cpus().length, load, rows };
  // Written at once, so that a later failure loses nothing.
  writeFileSync(results, `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(`${root}docs/performance.md`, renderPerformance(measured));
}
const missed = Object.values(measured).flatMap(({ rows }) =>
  rows.filter(({ limit, value, atLeast }) => limit !== undefined && (atLeast ? value < limit : value > limit)),
);
process.stdout.write(
  `docs/performance.md is written; ${missed.length} over the limit${missed.map(({ title }) => `\n  ${title}`).join('')}\n`,
);
process.exit(missed.length > 0 ? 1 : 0);

function measure(name: PartName, env = process.env): Promise<Result> {
  const file = `${root}${files[name]}`;
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', file], { quiet: true, env });
}

/** Fails if a measurement no longer works. Sizes have a step of their own in every run. */
async function runShort(): Promise<never> {
  let broken = 0;
  for (const name of names.filter((part) => (wanted.length === 0 ? part !== 'sizes' : wanted.includes(part)))) {
    const begun = performance.now();
    const { status, output } = await measure(name, { ...process.env, BENCH_SHORT: '1' });
    const rows = rowsOf(name, output);
    // JSON has no NaN: it becomes null.
    const empty = rows.filter(({ value }) => !Number.isFinite(value)).map(({ title }) => `without a value: ${title}`);
    const works = rows.length > 0 && empty.length === 0;
    if (works) console.log(`${name}: ${rows.length} rows in ${Math.round((performance.now() - begun) / 1000)} s`);
    else console.log(`✗ bench: ${name}\nended with ${status}\n${[...empty, ...output.split('\n').slice(-20)].join('\n')}`);
    if (!works) broken += 1;
  }
  process.exit(broken > 0 ? 1 : 0);
}

function readMeasured(): Partial<Record<PartName, Measured>> {
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as Partial<Record<PartName, Measured>>;
  } catch {
    return {};
  }
}
