// Every element of design.md §6 exists with tests, notes, and stories for each of its variants and states; docs/elements.md says so.
// Every screen has stories for its possible states; tests/visual checks that they show them.
// Proves [LIB-01a].
import { existsSync, readFileSync } from 'node:fs';

import { locales } from '../../packages/api-client/src/languages.ts';
import { elementsPage, tableFile } from '../elements.ts';
import { holesOf, readElements } from '../elements/read-elements.ts';
import { readScreens } from '../elements/read-screens.ts';
import { readScreenSources, screenHoles } from '../elements/screen-states.ts';

const elements = readElements();
const screens = readScreens();
const page = existsSync(tableFile) ? readFileSync(tableFile, 'utf8') : '';
const problems = [
  ...holesOf(elements),
  ...screenHoles(readScreenSources()),
  ...screens
    .filter(({ words, languages }) => words && languages < locales.length)
    .map(({ stories, languages }) => `${stories.title}: ${languages} of ${locales.length} languages`),
  ...(page === elementsPage(elements, screens) ? [] : ['docs/elements.md is not up to date: node tools/elements.ts']),
];
process.stdout.write(
  `${[...problems, `${elements.length} elements and ${screens.length} screens, ${problems.length} problems`].join('\n')}\n`,
);
process.exit(problems.length > 0 || elements.length === 0 ? 1 : 0);
