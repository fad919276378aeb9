// Every element of design.md §6 is there with stories, tests and notes, and docs/elements.md says so.
import { existsSync, readFileSync } from 'node:fs';

import { elementsPage, tableFile } from '../elements.ts';
import { holesOf, readElements } from '../elements/read-elements.ts';
import { locales, readScreens } from '../elements/read-screens.ts';

const elements = readElements();
const screens = readScreens();
const page = existsSync(tableFile) ? readFileSync(tableFile, 'utf8') : '';
const problems = [
  ...holesOf(elements),
  ...screens
    .filter(({ words, languages }) => words && languages < locales.length)
    .map(({ stories, languages }) => `${stories.title}: ${languages} of ${locales.length} languages`),
  ...(page === elementsPage(elements, screens) ? [] : ['docs/elements.md is not up to date: node tools/elements.ts']),
];
process.stdout.write(
  `${[...problems, `${elements.length} elements and ${screens.length} screens, ${problems.length} problems`].join('\n')}\n`,
);
process.exit(problems.length > 0 || elements.length === 0 ? 1 : 0);
