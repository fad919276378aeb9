// npm run requirements: the ids of the requirements that no acceptance test proves.
import { globSync, readFileSync } from 'node:fs';

import { requirementIds } from './lib/requirement-ids.ts';
import { root } from './lib/process.ts';

const proven = new Map<string, string[]>();
for (const file of globSync('tests/acceptance/**/*.spec.ts', { cwd: root })) {
  for (const [, title = ''] of readFileSync(`${root}${file}`, 'utf8').matchAll(
    /\btest\(\s*(['"`][^\n]*?\[[A-Z]{3,4}-\d\d[^\n]*)/g,
  )) {
    for (const [id] of title.matchAll(/\b(?:LOC|NAV|SES|SGN|ALT|MEM|LIK|CHAT|PAY|ACC|LND|LIB)-\d\d\b/g))
      proven.set(id, [...(proven.get(id) ?? []), file]);
  }
}
const unknown = [...proven.keys()].filter((id) => !requirementIds.includes(id));
const missing = requirementIds.filter((id) => !proven.has(id));
process.stdout.write(
  `${proven.size - unknown.length} of ${requirementIds.length} requirements have an acceptance test.\n`,
);
if (missing.length > 0) process.stdout.write(`No test yet: ${missing.join(' ')}\n`);
if (unknown.length > 0) {
  process.stderr.write(`Unknown ids in test titles: ${unknown.join(' ')}\n`);
  process.exit(1);
}
