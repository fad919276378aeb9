import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { languages, type Language } from '../../packages/api-client/src/languages.ts';
import { run, type Result } from '../../tools/lib/process.ts';
import { copyOfTheTree } from '../support/copy-of-the-tree.ts';

/** Milliseconds for a compiler run: 90 s have been seen while other processes kept the processors busy. */
const compiling = 600_000;
/** A language that the product does not have. */
const code = 'pt';
let copy = '';
let written: Result;
const inCopy = (file: string, args: string[] = [], cwd = copy) =>
  run(process.execPath, [join(copy, file), ...args], { cwd, quiet: true });
const texts = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8')) as Record<string, string>;

beforeAll(async () => {
  copy = copyOfTheTree();
  written = await inCopy('tools/new.ts', ['language', code]);
}, compiling);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('one command adds a row to the table and every file of a language, with English in it', async () => {
  expect(written.status, written.output).toBe(0);
  expect(Object.keys(languages)).not.toContain(code);
  const table = (await import(join(copy, 'packages/api-client/src/languages.ts'))) as {
    languages: Record<string, Language>;
  };
  expect(Object.keys(table.languages)).toEqual([...Object.keys(languages), code].sort());
  expect(table.languages[code]).toEqual({ name: 'Português', english: 'Portuguese', direction: 'ltr', formats: 'pt' });
  const english = globSync('{packages,apps}/*/src/**/en.json', { cwd: copy });
  expect(english.length).toBeGreaterThan(25);
  for (const file of english)
    expect(existsSync(join(copy, file.replace(/en\.json$/, `${code}.json`))), file).toBe(true);
  const mails = 'apps/server/src/platform/mail/i18n';
  expect(texts(`${mails}/${code}.json`)).toEqual(texts(`${mails}/en.json`));
  expect(written.output).toMatch(/^ +\d+ texts {2}packages\/features\/src\/chat\/i18n\/pt\.json$/m);
});

it('the check of messages lists the texts that are still English, and nothing else', async () => {
  const { status, output } = await inCopy('tools/checks/messages.ts', ['--all']);
  expect(status).toBe(1);
  const problems = output.split('\n').filter((line) => line.includes(': '));
  for (const text of [
    `packages/features/src/chat/i18n/${code}.json: chat.pane.label: untranslated: equals the English`,
    `apps/server/src/platform/mail/i18n/${code}.json: mail.welcome.lead: untranslated: equals the English`,
    `packages/features/src/chat/rude/words/${code}.json: *: equals the English`,
  ])
    expect(problems).toContain(text);
  expect(problems.filter((line) => !line.includes(`/${code}.json: `) || !line.endsWith('equals the English'))).toEqual(
    [],
  );
});

/** Code that is built and run; stories and tests refer only to existing languages. */
const product = {
  extends: './tsconfig.json',
  include: ['packages/*/src', 'apps/*/src', '.storybook/**/*', 'tools/*.ts'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing'],
};

it(
  'with it all types of the product are valid',
  async () => {
    writeFileSync(join(copy, 'tsconfig.product.json'), JSON.stringify(product));
    const { output } = await inCopy('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.product.json']);
    expect(output).toBe('');
  },
  compiling,
);

it(
  'the site is built in it',
  async () => {
    const cwd = join(copy, 'apps/web');
    const { status, output } = await inCopy(
      'node_modules/vite/bin/vite.js',
      ['build', '--minify', 'false', '--logLevel', 'warn'],
      cwd,
    );
    expect(status, output).toBe(0);
    const manifest = Object.keys(texts('apps/web/dist/client/.vite/manifest.json'));
    const words = (locale: string) =>
      manifest
        .filter((name) => name.endsWith(`/i18n/${locale}.json`))
        .map((name) => name.replace(/\w\w\.json$/, ''))
        .toSorted();
    expect(words(code).length).toBeGreaterThan(15);
    expect(words(code)).toEqual(words('en'));
  },
  compiling,
);
