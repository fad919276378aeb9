// Comments and titles of tests are understood at the first reading (docs/glossary.md).
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const files = globSync('{apps,packages,tools,tests,bench,.storybook}/**/*.{ts,tsx,mjs,css,sql}', {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|storybook-static|fixtures|pictures)$/.test(name.split('/').at(-1) ?? ''),
}).filter(
  (file) =>
    // Migrations keep the text that was run.
    !file.includes('/sql/migrations/') && file !== 'tests/checks/plain-english.test.ts',
);

/** Words of another century, and “who” without anybody in front of it. */
const riddle = /\b(whoever|whomever|anew|so many|(?:to|of|for|by|with|from|at|on|as|than) who)\b/i;

/** The comments of a source and the titles of its tests, a line each. */
function prose(text: string): string[] {
  return text.split('\n').filter((line) => {
    const begin = line.trim();
    return /^(\/\/|\/?\*|--|\{\/\*)|\s\/\/ |\/\*\* /.test(begin) || /^(it|test|describe)\b[^(]*\(\s*['"`]/.test(begin);
  });
}

const riddlesIn = (text: string) => prose(text).filter((line) => riddle.test(line));

it('reads the sources of all folders', () => expect(files.length).toBeGreaterThan(3_000));

it('finds a riddle in a comment and in a title, and leaves code alone', () => {
  expect(
    riddlesIn("/** Whoever comes second waits. */\nconst a = 'made anew';\nit('is shown to who asked', run);"),
  ).toEqual(['/** Whoever comes second waits. */', "it('is shown to who asked', run);"]);
  expect(riddlesIn('// As many as fit; the member to whom it belongs.')).toEqual([]);
});

it('comments and titles have no riddles', () => {
  const found = files.flatMap((file) =>
    riddlesIn(readFileSync(`${root}${file}`, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
