// npm run requirements: the clauses of docs/product/requirements.md that no test proves.
import { globSync, readFileSync } from 'node:fs';

import { root } from './lib/process.ts';
import { claimsIn, claimsOfStep, compareClaims, readRequirements } from './lib/requirements.ts';

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const requirements = readRequirements(read('docs/product/requirements.md'));
const claims = [
  ...globSync('tests/**/*.{spec,test}.ts', { cwd: root }).flatMap((file) => claimsIn(read(file))),
  ...globSync('tools/checks/*.ts', { cwd: root }).flatMap((file) => claimsOfStep(read(file))),
];
const { open, unknown } = compareClaims(requirements, claims);

const count = (list: { clauses: string[] }[]) => list.reduce((total, { clauses }) => total + clauses.length, 0);
const all = count(requirements);
process.stdout.write(
  `${requirements.length - open.length} of ${requirements.length} requirements are proven whole, ${all - count(open)} of ${all} clauses.\n`,
);
if (open.length > 0) process.stdout.write(`Open: ${open.map(({ id, clauses }) => id + clauses.join('')).join(' ')}\n`);
if (unknown.length > 0) {
  process.stderr.write(`Test titles claim what there is not: ${unknown.join(' ')}\n`);
  process.exit(1);
}
