// A phone that opens a development machine in the local network has no HTTPS, and so no `crypto.randomUUID`: calling it fails there.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

it('new ids in the browser are made in a way that works without HTTPS', () => {
  const files = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const callers = files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('randomUUID('));
  expect(callers).toEqual(['packages/features/src/shared/ids/random-uuid.ts']);
});
