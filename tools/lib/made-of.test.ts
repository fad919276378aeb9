import { expect, it } from 'vitest';

import { codeOf, hashesOf, reachedFrom } from './made-of.ts';

const imports: Record<string, string[]> = {
  'packages/ui/src/button.stories.tsx': ['packages/ui/src/button.tsx'],
  'packages/ui/src/button.tsx': ['packages/ui/src/lib.ts'],
  'packages/ui/src/lib.ts': ['packages/ui/src/button.tsx'],
  'packages/features/src/likes/likes.stories.tsx': ['packages/features/src/likes/likes.tsx'],
  'packages/features/src/likes/likes.tsx': ['packages/ui/src/button.tsx'],
};
const stories = Object.keys(imports).filter((file) => file.includes('.stories.'));
/** Hashes of the same files, except for those with a changed text. */
const hashes = (changed: Record<string, string> = {}) =>
  hashesOf(stories, {
    importsOf: (file) => imports[file] ?? [],
    read: (file) => changed[file] ?? file,
    common: ['tokens.css'],
    wordsOf: (feature) => [`packages/features/src/${feature}/i18n/de.json`],
  });
/** The stories whose hash changes with the text of this file. */
const touchedBy = (file: string) => {
  const [before, after] = [hashes(), hashes({ [file]: 'another text' })];
  return stories.filter((story) => before[story] !== after[story]).map((story) => story.split('/').at(-1));
};

it.each([
  ['packages/ui/src/button.stories.tsx', ['button.stories.tsx']],
  ['packages/features/src/likes/likes.tsx', ['likes.stories.tsx']],
  ['packages/ui/src/lib.ts', ['button.stories.tsx', 'likes.stories.tsx']],
  ['tokens.css', ['button.stories.tsx', 'likes.stories.tsx']],
  ['packages/features/src/likes/i18n/de.json', ['likes.stories.tsx']],
  ['packages/features/src/chat/i18n/de.json', []],
  ['packages/ui/src/card.tsx', []],
])('%s affects %j', (file, touched) => {
  expect(touchedBy(file)).toEqual(touched);
});

it('is the same for the same files, in whatever order they are found', () => {
  expect(hashes()).toEqual(hashes());
  expect(Object.keys(hashes())).toEqual(stories.toSorted());
});

it('terminates where modules import each other', () => {
  expect([...reachedFrom('packages/ui/src/button.tsx', (file) => imports[file] ?? [])]).toEqual([
    'packages/ui/src/button.tsx',
    'packages/ui/src/lib.ts',
  ]);
});

it('ignores comments and the space between lines, and nothing else', () => {
  const before = codeOf(
    'a.tsx',
    "/** Draws ä. */\nexport const a = <p title='// no comment'>{/* A */ 'b'}</p>; // why\n",
  );
  const reworded = codeOf(
    'a.tsx',
    "// Draws\n// the letter.\n\nexport const a = <p title='// no comment'>{/* An A, said longer. */ 'b'}</p>;\n",
  );
  expect(reworded).toBe(before);
  expect(before).toContain("'// no comment'");
  expect(codeOf('a.tsx', "export const a = <p title='// other'>{'b'}</p>;")).not.toBe(before);
  expect(codeOf('a.css', '/* one */\n.a {\n  color: red;\n}')).toBe(
    codeOf('a.css', '.a {\n\n  /* two */\n  color: red;\n}'),
  );
  expect(codeOf('a.css', '.a { color: red }')).not.toBe(codeOf('a.css', '.a { color: blue }'));
  expect(codeOf('de.json', '{ "a": "/* b */" }')).toBe('{ "a": "/* b */" }');
});
