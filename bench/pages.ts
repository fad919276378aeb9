// The first pages of visitors, measured by Lighthouse as a phone on a slow connection, beside a page with only a heading in the same run.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { endTogether } from '../apps/server/src/testing/end-together.ts';
import { makeTemporaryFolder } from '../apps/server/src/testing/temporary-postgres.ts';
import { buildWeb } from '../tools/lib/build-web.ts';
import { findBrowser } from '../tools/lib/browser.ts';
import { freePort } from '../tools/lib/free-port.ts';
import { pnpm } from '../tools/lib/packages.ts';
import { fail, root, run } from '../tools/lib/process.ts';
import { round2 } from './bench-server.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';

interface Measured {
  address: string;
  scores: [category: string, score: number][];
  /** Milliseconds until the largest contentful paint. */
  painted: number;
  /** Milliseconds of total blocking time. */
  blocked: number;
  moved: number;
}

const folder = fileURLToPath(new URL('pages/', import.meta.url));
const runs = sized(5, 1);
/** Path, name in the rows, and required score. */
const allPages = [
  ['/', 'Home', 98],
  ['/members', 'Search of a visitor', 98],
  ['/login', 'Log-in', 100],
  ['/pricing', 'Pricing', 98],
  ['/pages/terms', 'Terms', 100],
  ['/landers/gallery', 'Lander gallery', 100],
] as const;
const pages = allPages.slice(0, sized(allPages.length, 1));

/** This page is unlisted on purpose, which Lighthouse counts as a fault. */
const unlisted = '/members';

const heading = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Heading</title><h1>Heading</h1></html>`;

await pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], folder);
await buildWeb(() => {});
const directory = await makeTemporaryFolder('bench');
endTogether(directory);
const bare = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(heading)).listen(0);
const stop = await startSite();
try {
  const site = `http://localhost:${stop.port}`;
  const still = `http://localhost:${(bare.address() as AddressInfo).port}/`;
  const measured = await measure([still, ...pages.map(([path]) => site + path)]);
  const rows = rowsFor(measured, { site, still });
  process.stdout.write(`${JSON.stringify({ bench: 'pages', rows })}\n`);
} finally {
  bare.close();
  stop.end();
  await rm(directory, { recursive: true, force: true });
}

function rowsFor(measured: Measured[], { site, still }: { site: string; still: string }): Row[] {
  const of = (address: string) => measured.filter((one) => one.address === address);
  const middle = (address: string, figure: (one: Measured) => number) =>
    of(address).map(figure).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const score = (address: string, wanted: string) =>
    middle(address, ({ scores }) => scores.find(([category]) => category === wanted)?.[1] ?? 0);
  const paintedStill = middle(still, ({ painted }) => painted);
  const rows: Row[] = [
    { title: 'A page of nothing but a heading: score', value: score(still, 'performance'), unit: '' },
    { title: 'The same: largest thing painted', value: Math.round(paintedStill), unit: 'ms' },
  ];
  for (const [path, title, least] of pages) {
    const address = site + path;
    const painted = middle(address, (one) => one.painted);
    const isUnlisted = path === unlisted;
    const others = ['accessibility', 'best-practices', ...(isUnlisted ? [] : ['seo'])].map((category) => score(address, category));
    rows.push(
      { title: `${title}: score`, value: score(address, 'performance'), unit: '', limit: least, atLeast: true },
      { title: `${title}: largest thing painted`, value: Math.round(painted), unit: 'ms' },
      { title: `${title}: the same against the page of a heading`, value: round2(painted / paintedStill), unit: '×' },
      { title: `${title}: a press would have waited`, value: Math.round(middle(address, (one) => one.blocked)), unit: 'ms', limit: 50 },
      { title: `${title}: moved`, value: round2(middle(address, (one) => one.moved)), unit: '', limit: 0.01 },
      { title: `${title}: least of accessibility${isUnlisted ? ' and practices' : ', practices and being found'}`, value: Math.min(...others), unit: '', limit: 100, atLeast: true },
    );
  }
  return rows;
}

async function measure(addresses: string[]): Promise<Measured[]> {
  const order = JSON.stringify({ chromium: findBrowser(), runs, addresses });
  const { status, output } = await run(process.execPath, [`${folder}measure.mjs`, order], { quiet: true });
  if (status !== 0) fail(`the pages were not measured:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('[{'))) as Measured[];
}

/** The site as `npm start` runs it, with its members. */
async function startSite(): Promise<{ port: number; end: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [`${root}tools/run.mjs`, 'start'], {
    env: { ...process.env, DEMO: sized('1', '0'), DATA_DIR: directory, PORT: String(port) },
    // A process group of its own, because the command starts further processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) fail('npm start ended');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, end: () => void process.kill(-(child.pid ?? 0), 'SIGTERM') };
}
