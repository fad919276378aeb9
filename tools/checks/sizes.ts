// The JavaScript that a page loads, gzipped: for the home page at once, and for each further route in addition (docs/performance.md).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { EmbedManifest } from '../../packages/landers/build/embed-files.ts';
import { webDist } from '../lib/build-web.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
const limits = { home: 140_000, route: 40_000, lander: 60_000 };

const manifest = JSON.parse(readFileSync(`${webDist}/client/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of manifest[name]?.imports ?? []) withImports(next, found);
  return found;
}

const weigh = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => {
    const file = manifest[name]?.file ?? '';
    return file.endsWith('.js')
      ? sum + gzipSync(readFileSync(`${webDist}/client/${file}`), { level: 9 }).byteLength
      : sum;
  }, 0);

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
const homeEntry = Object.keys(manifest).find((name) => name.endsWith('entry-home.tsx')) ?? '';
const appEntry = Object.keys(manifest).find((name) => name.endsWith('entry-app.tsx')) ?? '';
const routes = Object.keys(manifest).filter((name) => name.includes('routes/') && !name.includes('routes/index.tsx'));
const words = Object.keys(manifest).filter((name) => /\/features\/src\/(shared|site)\/i18n\/en\.json/.test(name));
const calls = Object.keys(manifest).filter((name) => /endpoints\/(session|site|search)\.ts$/.test(name));
const home = new Set([
  ...withImports(entry),
  ...withImports(homeEntry),
  ...[...words, ...calls].flatMap((name) => [...withImports(name)]),
]);
const app = new Set([...home, ...withImports(appEntry)]);

const rows: [string, number, number][] = [
  ['home page, with its words and calls', weigh(home), limits.home],
  ['router and shell of all other pages', weigh([...app].filter((chunk) => !home.has(chunk))), limits.route],
];
for (const name of routes)
  rows.push([
    name.replace(/^src\/routes\/|\.tsx.*$/g, ''),
    weigh([...withImports(name)].filter((chunk) => !app.has(chunk))),
    limits.route,
  ]);
const embed = `${webDist}/embed`;
const { landers } = JSON.parse(readFileSync(`${embed}/manifest.json`, 'utf8')) as EmbedManifest;
const zipped = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${embed}/${file}`), { level: 9 }).byteLength, 0);
for (const [name, { code, words }] of Object.entries(landers)) {
  const [bytes, locale] = Object.entries(words)
    .map(([each, files]) => [zipped(['v1.js', ...code, ...files]), each] as const)
    .reduce((most, each) => (each[0] > most[0] ? each : most));
  rows.push([
    `heartline-${name}, all that a partner’s page loads of it in ${locale}, the longest`,
    bytes,
    limits.lander,
  ]);
}

let failed = 0;
for (const [name, bytes, limit] of rows.sort((a, b) => b[1] - a[1])) {
  if (bytes > limit) failed += 1;
  process.stdout.write(
    `${bytes > limit ? 'OVER ' : '     '}${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000} kB  ${name}\n`,
  );
}
process.exit(failed > 0 ? 1 : 0);
