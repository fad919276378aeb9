// An element exposes what others need as a prop or a handle: screens that query its internals break when it changes.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

/** Selectors that reach into an element of the library. */
const searchesIn = (text: string): string[] => [...text.matchAll(/\[data-slot[^\]]*\]/g)].map(([selector]) => selector);

it('no screen queries the internals of an element by their slots', () => {
  expect(searchesIn(`button.closest('[data-slot="message-bubble"]')`)).toEqual(['[data-slot="message-bubble"]']);
  expect(searchesIn('const found = `[data-slot^=toast] button`;')).toEqual(['[data-slot^=toast]']);
  expect(searchesIn('<section data-slot="search-field">')).toEqual([]);
  const files = globSync('packages/features/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.flatMap((file) =>
      searchesIn(readFileSync(`${root}${file}`, 'utf8')).map((selector) => `${file}: ${selector}`),
    ),
  ).toEqual([]);
});
