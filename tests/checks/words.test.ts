import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = 'packages/features/src/visits/visits.tsx';
const folder = mkdtempSync(join(tmpdir(), 'heartline-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

// Messages without a translation are covered by messages.test.ts.
it('refuses a text that translators would not see, and accepts a message', () => {
  cpSync(join(root, 'tests/fixtures/words'), folder, { recursive: true });
  for (const path of ['.oxlintrc.json', 'tools/checks/import-rules.ts']) cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const marked = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes('{/* refused */}') ? [index] : []));
  const found = (JSON.parse(stdout) as Answer).diagnostics
    .filter(({ code }) => code.includes('no-literal-string-in-jsx'))
    .map(({ labels }) => labels[0]?.span.line);
  expect(marked).toHaveLength(2);
  expect(found).toEqual(marked);
});
