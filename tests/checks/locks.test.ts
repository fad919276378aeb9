// Each database lock has a name of its own: two features with the same one by accident would wait for each other, or give way.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

/** Names of locks used in more than one file. */
function shared(files: readonly { path: string; text: string }[]): string[] {
  const taken = files.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /(?:advisory_(?:xact_)?lock|\$\{sql\(lock\)\})\((hashtextextended\('[^']*'|hashtextextended\(.*?\}|\d+)/g,
      ),
    ].map(([, name = '']) => ({ path, name })),
  );
  return [...Map.groupBy(taken, ({ name }) => name)]
    .filter(([, places]) => new Set(places.map(({ path }) => path)).size > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

it('no two files of the server use the same database lock', () => {
  const files = globSync('apps/server/src/**/*.{ts,sql}', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(`${root}${path}`, 'utf8'),
  }));
  expect(files.filter(({ text }) => /advisory_(?:xact_)?lock\(\w/.test(text)).length).toBeGreaterThan(2);
  expect(shared(files)).toEqual([]);
  expect(
    shared([
      { path: 'places.ts', text: 'select pg_advisory_xact_lock(7302)' },
      { path: 'fold.sql', text: 'if not pg_try_advisory_xact_lock(7302) then' },
    ]),
  ).toEqual(['7302: places.ts, fold.sql']);
});
