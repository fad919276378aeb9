// Everything that code, tests and pages cite exists: sections of the pages with our rules, ids of requirements, and files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readRequirements } from '../../tools/lib/requirements.ts';
import { root } from '../../tools/lib/process.ts';

const pages = { 'security.md': 'docs/security.md', 'design.md': 'docs/design.md', 'rules.md': 'docs/product/rules.md' };
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const sections = new Map(
  Object.entries(pages).map(([name, file]) => [
    name,
    new Set([...read(file).matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)),
  ]),
);
const ids = new Set(readRequirements(read('docs/product/requirements.md')).map(({ id }) => id));
const tracked = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.css', '*.sql', '*.mjs', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(`${root}${file}`));

/** Citations of sections and requirements that do not exist. */
function missingIn(text: string): string[] {
  const cited = text.matchAll(/\b(\w+\.md),? (?:sections?|§) ?(\d+(?:(?:, | and | to )\d+)*)/g);
  const missing = [...cited].flatMap(([, page = '', numbers = '']) =>
    sections.has(page) || !/^(product|requirements|api|toolchain)\.md$/.test(page)
      ? numbers
          .split(/\D+/)
          .filter((number) => sections.has(page) && !sections.get(page)?.has(number))
          .map((number) => `${page} section ${number}`)
      : [`${page} is not a page of ours`],
  );
  const unknown = [...text.matchAll(/\b(?:LOC|NAV|SES|SGN|ALT|MEM|LIK|CHAT|PAY|ACC|LND|LIB)-\d\d\b/g)]
    .map(([id]) => id)
    .filter((id) => !ids.has(id));
  // Readers of the code cannot look up issues.
  const passing = [...text.matchAll(/\bissues? \d+/g)].map(([words]) => words);
  return [...missing, ...unknown, ...passing];
}

describe('citations', () => {
  it('of missing sections and requirements are found', () => {
    expect(missingIn('as security.md section 3 and design.md sections 2 and 8 say (NAV-12)')).toEqual([]);
    expect(
      missingIn('security.md section 99, SES-77, product.md section 6, rules.md sections 6 and 44, issue 4'),
    ).toEqual([
      'security.md section 99',
      'product.md is not a page of ours',
      'rules.md section 44',
      'SES-77',
      'issue 4',
    ]);
  });

  it('all resolve', () => {
    const missing = tracked
      .filter((file) => !/^tests\/checks\/citations|^tools\/lib\/requirements\.test/.test(file))
      .flatMap((file) => missingIn(read(file)).map((what) => `${file}: ${what}`));
    expect(missing).toEqual([]);
  });

  it('of files name existing files', () => {
    const named = ['ARCHITECTURE.md', ...Object.values(pages)].flatMap((page) =>
      [...read(page).matchAll(/`((?:apps|packages|tests|tools|docs)\/[\w./$-]+\.\w+)`/g)].map(([, file = '']) => ({
        page,
        file,
      })),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ file }) => !existsSync(`${root}${file}`))).toEqual([]);
  });
});
