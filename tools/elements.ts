// node tools/elements.ts: writes docs/elements.md, the table of elements × states × tests × languages.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { locales } from '../packages/api-client/src/languages.ts';
import { readElements, type Element } from './elements/read-elements.ts';
import { readScreens, type Screen } from './elements/read-screens.ts';
import { root } from './lib/process.ts';

export const tableFile = `${root}docs/elements.md`;

/** The page as text. */
export function elementsPage(elements: Element[], screens: Screen[]): string {
  const groups = [...new Set(elements.map(({ group }) => group))];
  return `# Elements and screens

Written by \`node tools/elements.ts\`; \`npm test\` fails when it is not up to date or has a hole. States are stories, and every story is
also a test: it renders, its play function asserts, axe finds nothing, and its picture has not changed. An element has no words of its
own (each is a prop), so it has nothing to translate; a screen has all its words in ${locales.length} languages.

${groups.map((group) => elementTable(group, elements)).join('\n\n')}

## Screens

| screen | states | languages |
|---|---:|---|
${screens.map(screenRow).join('\n')}
`;
}

function elementTable(group: string, elements: Element[]): string {
  const rows = elements.filter((element) => element.group === group);
  return `## ${group}

| element | states | tests | languages | status |
|---|---:|---:|---|---|
${rows.map(elementRow).join('\n')}`;
}

function elementRow({ name, place, designed, stories, tests }: Element): string {
  const states = stories.reduce((sum, file) => sum + file.stories.length, 0);
  const status = stories.find((file) => file.notes)?.notes?.status ?? 'stable';
  return `| [${name}](../packages/ui/src/${place})${designed ? '' : ' (helper)'} | ${states} | ${tests} | none of its own | ${status} |`;
}

function screenRow({ stories, languages, words }: Screen): string {
  return `| [${stories.title}](../${stories.file}) | ${stories.stories.length} | ${words ? `${languages} of ${locales.length}` : 'none of its own'} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(tableFile, elementsPage(readElements(), readScreens()));
  process.stdout.write('docs/elements.md written\n');
}
