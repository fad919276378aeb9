import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Milliseconds. A shorter wait fails on a busy machine. */
const shortest = 10_000;

const isTest = /\.(test|spec|stories)\.tsx?$|^tests\/.*\/support\/|\/testing\//;
const files = globSync('{apps,packages,tests,tools,.storybook}/**/*.{ts,tsx}', {
  exclude: (name) => /^(node_modules|dist|storybook-static|fixtures)/.test(name),
}).filter((file) => isTest.test(file) && file !== 'tests/checks/patience.test.ts');

/** Shorter limits, with their reasons. */
const allowed: Record<string, string> = {
  'apps/server/src/platform/database-outage.speed.test.ts': 'The server promises normal operation within five seconds.',
  'apps/server/src/platform/database.test.ts': 'An option of connections that are closed, not waited for.',
  'apps/server/src/chat/send-queue.test.ts': 'An option of connections that are closed, not waited for.',
  'tests/acceptance/support/landers.ts': 'One of many attempts: the key is pressed again for as long as `patience`.',
  'tests/acceptance/wallet.spec.ts': 'One of many attempts: each loads the page again, for 60 s.',
  'tests/acceptance/receipts.spec.ts': 'One of many attempts: each loads the page again, for 60 s.',
};

/** `timeout: 2_000`, as an option of a wait. */
const limits = (text: string) =>
  [...text.matchAll(/\btimeout: ?([\d_]+)\b/g)].map(([, limit = '']) => Number(limit.replaceAll('_', '')));

it('reads the tests of all folders', () => expect(files.length).toBeGreaterThan(600));

it('finds a short limit', () => expect(limits('expect.poll(state, { timeout: 2_000 })')).toEqual([2_000]));

it('no wait has a limit that a busy machine misses', () => {
  const short = files.filter((file) => limits(readFileSync(file, 'utf8')).some((limit) => limit < shortest));
  expect(short.filter((file) => !(file in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !short.includes(file))).toEqual([]);
});

it('`vi.waitFor` and `vi.waitUntil` are not used: they give up after a second, which no common setting changes', () => {
  const used = files.filter((file) => /\bvi\.(waitFor|waitUntil)\(/.test(readFileSync(file, 'utf8')));
  expect(used).toEqual([]);
});
