// Waiting and measuring go through the time of the server (platform/time) or of browsers (api-client/time), so that tests can replace it.
// Elements (packages/ui) and landers have their own few timers: docs/decisions/2026-11-28-one-time.md.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const filesOf = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).filter(
    (file) => !/\.(test|guard|stories)\.tsx?$|\/(testing|platform\/time)\//.test(file),
  );
const ofServer = filesOf(['apps/server/src/**/*.ts']);
const ofBrowsers = filesOf(['packages/{api-client,features}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']);

/** Files with timers or clocks of their own, and why. */
const allowed: Record<string, string> = {
  'apps/server/src/photos/decoder-process.ts': 'A process of its own, without a platform.',
  'apps/server/src/platform/clock.ts': 'The time of day begins here: everything else asks the clock.',
  'packages/api-client/src/time.ts': 'The time of browsers itself.',
  'apps/web/src/offline/offline-script.ts': 'Sent as text into a page: it may use nothing outside itself.',
  'apps/web/src/waking/run-until-awake.ts': 'Sent as text into pages: it may use nothing outside itself.',
};

/**
 * Timers, monotonic clocks and the time of day of the machine. A limit of a socket, `server.setTimeout(…)`, is none of them, nor is a frame or
 * an idle moment of a browser.
 */
const raw = [
  /(?<![\w.$])(?:(?:global(?:This)?|window|self)\.)?(?:set|clear)(?:Timeout|Interval)\b/g,
  /\bAbortSignal\.timeout\b|\bperformance\.now\b|\bDate\.now\b|\bprocess\.(?:hrtime|uptime)\b/g,
  /\bnew Date(?:\(\)|(?![\w(]))|(?<![\w.$]|new )Date\(\)/g,
  /'(?:(?:node:)?timers(?:\/promises)?|(?:node:)?perf_hooks|p-timeout)'/g,
];
const usesIn = (text: string) => raw.flatMap((use) => [...text.matchAll(use)].map(([found]) => found));

it('reads the sources of all rooms, and of what runs in browsers', () => {
  expect(ofServer.length).toBeGreaterThan(400);
  expect(ofBrowsers.length).toBeGreaterThan(700);
});

it('finds a planted use, and leaves others alone', () => {
  const planted = [
    "import { setInterval as every } from 'node:timers/promises';",
    "import pTimeout from 'p-timeout';",
    "const { performance } = await import('node:perf_hooks');",
    'const timer = setTimeout(run, 10);',
    'clearTimeout(timer);',
    'globalThis.setInterval(run, 10);',
    'const wait = { begin: setTimeout };',
    'fetch(url, { signal: AbortSignal.timeout(10) });',
    'const started = performance.now();',
    '{ wall = Date.now }',
    'process.hrtime.bigint();',
    'global.setTimeout(run, 10);',
    'process.uptime();',
    'const at = new Date().toISOString();',
    'const at = new Date;',
    'const text = Date();',
    'window.setTimeout(run, 10);',
    'self.clearInterval(timer);',
    'const timer = useRef<ReturnType<typeof setTimeout>>(undefined);',
  ];
  expect(planted.filter((line) => usesIn(line).length === 0)).toEqual([]);
  const harmless =
    'server.setTimeout(unread); time.passed(); const setTimeouts = clock.now(); new Date(at); requestAnimationFrame(draw);';
  expect(usesIn(harmless)).toEqual([]);
});

it('no other file has timers or clocks of its own', () => {
  const using = [...ofServer, ...ofBrowsers].flatMap((file) => {
    const uses = usesIn(readFileSync(`${root}${file}`, 'utf8'));
    return uses.length > 0 ? [{ file, uses }] : [];
  });
  expect(
    using.filter(({ file }) => !(file in allowed)).map(({ file, uses }) => `${file}: ${uses.join(', ')}`),
    'Use platform/time in the server, @heartline/api-client/time in browsers; comments count too.',
  ).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !using.some((one) => one.file === file))).toEqual([]);
});
