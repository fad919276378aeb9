import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { patience } from '../support/patience.ts';

/** Milliseconds. A shorter wait fails on a busy machine. */
const shortest = 10_000;

const isTest = /\.(test|spec|stories)\.tsx?$|^(tests|\.storybook)\/|\/testing(\/|\.tsx?$)/;
const files = globSync('{apps,packages,tests,tools,.storybook}/**/*.{ts,tsx}', {
  exclude: (name) => /^(node_modules|dist|storybook-static|fixtures)/.test(name),
}).filter((file) => isTest.test(file) && file !== 'tests/checks/patience.test.ts');

const ofALimit = 'A test of limits themselves.';
const connections = 'An option of connections that are closed, not waited for.';
const attempt = 'One of many attempts: each loads the page again, for 60 s.';

/** Each shorter limit of a file, in its order, and their reason. */
const allowed: Record<string, { limits: readonly number[]; reason: string }> = {
  'apps/server/src/platform/database-outage.speed.test.ts': {
    limits: [5_000, 5_000, 5_000],
    reason: 'The server promises normal operation within five seconds.',
  },
  'apps/server/src/platform/database.test.ts': { limits: [0, 0], reason: connections },
  'apps/server/src/chat/send-queue.test.ts': { limits: [1, 0], reason: connections },
  'apps/server/src/photos/bombs.security.test.ts': { limits: [5], reason: 'A timer that is counted.' },
  'apps/server/src/platform/time/hand-time.test.ts': { limits: [1], reason: ofALimit },
  'packages/api-client/src/testing/hand-time.test.ts': { limits: [1], reason: ofALimit },
  'tests/checks/time.test.ts': { limits: [10], reason: ofALimit },
  'tests/acceptance/support/landers.ts': {
    limits: [1_000],
    reason: 'One of many attempts: the key is pressed again for as long as `patience`.',
  },
  'tests/acceptance/wallet.spec.ts': { limits: [2_000], reason: attempt },
  'tests/acceptance/receipts.spec.ts': { limits: [2_000], reason: attempt },
};

/** The forms of a limit in figures: an option, a signal, the limit of a whole test, the end of a loop, the last argument of a test. */
const forms = [
  /\b\w*[tT]imeout: ?(\d[\d_]*)\b/g,
  /\b(?:AbortSignal\.timeout|\.setTimeout)\((\d[\d_]*)\)/g,
  /\b(?:now|passed)\(\) \+ (\d[\d_]*)\b/g,
  /^(?: {2})?\}, (\d[\d_]*)\);/gm,
];

const limitsIn = (text: string) =>
  forms.flatMap((form) => [...text.matchAll(form)].map(([, limit = '']) => Number(limit.replaceAll('_', ''))));

const inOrder = (limits: readonly number[]) => limits.toSorted((a, b) => a - b);

it('reads the tests of all folders', () => expect(files.length).toBeGreaterThan(1_000));

it.each([
  'expect.poll(state, { timeout: 2_000 })',
  'configure({ asyncUtilTimeout: 2000 })',
  'fetch(url, { signal: AbortSignal.timeout(2_000) })',
  'test.setTimeout(2_000)',
  'for (const until = Date.now() + 2_000; ; await wait(50))',
  "it('waits', async () => {\n}, 2_000);",
])('finds the limit of %s', (text) => expect(limitsIn(text)).toEqual([2_000]));

it('no wait has a limit that a busy machine misses', () => {
  const found = files.flatMap((file) => {
    const limits = limitsIn(readFileSync(file, 'utf8')).filter((limit) => limit < shortest);
    return limits.length > 0 ? [[file, inOrder(limits)] as const] : [];
  });
  const expected = Object.entries(allowed).map(([file, { limits }]) => [file, inOrder(limits)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it.each([
  ['vitest.config.ts', 'poll: { timeout: patience }'],
  ['tests/acceptance/playwright.config.ts', 'expect: { timeout: patience }'],
  ['tests/visual/playwright.config.ts', 'expect: { timeout: patience }'],
  ['tests/support/empty-device.ts', 'configure({ asyncUtilTimeout: patience })'],
  ['.storybook/preview.tsx', 'configure({ asyncUtilTimeout: patience })'],
])('%s waits with patience by default', (file, setting) => {
  expect(readFileSync(file, 'utf8')).toContain(setting);
  expect(patience).toBeGreaterThanOrEqual(shortest);
});

it('`vi.waitFor` and `vi.waitUntil` are not used: they give up after a second, which no common setting changes', () => {
  const used = files.filter((file) => /\bvi\.(waitFor|waitUntil)\(/.test(readFileSync(file, 'utf8')));
  expect(used).toEqual([]);
});
