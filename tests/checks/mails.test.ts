import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { letters } from '../../apps/server/src/testing/letters.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.ts', '**/node_modules/**'] }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  );

/** Mails that the server sends but `letters` lacks, and mails in `letters` without a story. */
function holes(server: string[], letter: string, stories: string[], names: string[]): string[] {
  const sent = server.flatMap((source) =>
    [...source.matchAll(/mailer\.deliver\(\s*(?:\{\s*\.\.\.)?([^\s(]+)/g)].map(([, what]) => what),
  );
  const unwritten = [...new Set(sent)].filter((what) => !new RegExp(`\\b${what}\\(`).test(letter));
  const shown = new Set(stories.flatMap((source) => [...source.matchAll(/letter: '(\w+)'/g)].map(([, name]) => name)));
  return [
    ...unwritten.map((what) => `${what} is sent and not among the letters`),
    ...names.filter((name) => !shown.has(name)).map((name) => `${name} has no story`),
  ];
}

// The type of `letters` ensures that it has each kind of mail.
it('[ACC-07] every mail that the server sends has its story', () => {
  const server = read('apps/server/src/**/*.ts');
  expect(server.join('').match(/mailer\.deliver\(/g)?.length).toBeGreaterThan(4);
  const [letter = ''] = read('apps/server/src/testing/letters.ts');
  expect(holes(server, letter, read('.storybook/mails/*.stories.tsx'), Object.keys(letters))).toEqual([]);
});

it('reports a mail without a story', () => {
  const server = [
    'await mailer.deliver(\n  renderMail({ kind }),\n);',
    'await mailer.deliver(receiptMail(order));',
    'await mailer.deliver({\n    ...reminderMail(member), returnName });',
  ];
  expect(holes(server, 'renderMail({})', ["args: { letter: 'welcome' }"], ['welcome', 'goodbye'])).toEqual([
    'receiptMail is sent and not among the letters',
    'reminderMail is sent and not among the letters',
    'goodbye has no story',
  ]);
});
