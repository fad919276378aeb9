import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixtures = join(root, 'tests/fixtures/import-rules');
const folder = mkdtempSync(join(tmpdir(), 'heartline-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

/** `file:line` of every import that the project's own linter configuration refuses. */
function lint(): string[] {
  cpSync(fixtures, folder, { recursive: true });
  for (const path of ['.oxlintrc.json', 'tools/checks/import-rules.ts']) cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'packages', 'apps'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as Answer;
  return diagnostics
    .filter(({ code }) => code.startsWith('heartline(') || code === 'import(no-cycle)')
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)
    .sort();
}

it('refuses exactly the imports and statements that the fixtures mark', () => {
  const marked = globSync('**/*.{ts,tsx}', { cwd: fixtures }).flatMap((file) =>
    readFileSync(join(fixtures, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.endsWith('// refused') ? [`${file}:${index + 1}`] : [])),
  );
  expect(marked.length).toBeGreaterThan(30);
  expect(lint()).toEqual(marked.sort());
});
