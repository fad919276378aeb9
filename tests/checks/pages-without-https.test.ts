// A phone that tries a machine of its own network has no HTTPS, and then no `crypto.randomUUID`: what calls it there fails.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

it('new ids in the browser are made where pages without HTTPS are thought of', () => {
  const files = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const callers = files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('randomUUID('));
  expect(callers).toEqual(['packages/features/src/shared/ids/random-uuid.ts']);
});
