import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { root } from '../lib/process.ts';
import { designList } from './design-list.ts';
import { readStories, storiesFiles, type StoriesFile } from './read-stories.ts';
import { notShown, readChoices } from './read-variants.ts';

const source = 'packages/ui/src/';
/** Elements that initially render nothing, which the package contract cannot check; their own tests cover slot, props and className. */
const appearsLater = new Set(['feedback/loading-bar']);

/** One row of docs/elements.md. */
export interface Element {
  group: string;
  name: string;
  /** In packages/ui/src. */
  place: string;
  /** Named in design.md §6. */
  designed: boolean;
  exists: boolean;
  stories: StoriesFile[];
  /** Number of test cases, including those of the package contract. */
  tests: number;
  /** The package contract is tested for it. */
  conforms: boolean;
  /** Its stories name the component, from whose props Storybook makes controls. */
  controls: boolean;
  /** Variants and states in its props without a story. */
  notShown: string[];
}

/** All elements: those of the design in its order, each group followed by its other elements. */
export function readElements(): Element[] {
  const designed = Object.entries(designList).flatMap(([group, elements]) =>
    elements.map(({ name, place }) => readElement(group, name, place, true)),
  );
  const known = new Set(designed.map(({ place }) => place));
  const others = globSync(`${source}*/*/index.ts`, { cwd: root })
    .map((file) => dirname(file).slice(source.length))
    .filter((place) => !known.has(place))
    .sort()
    .map((place) => readElement(dirname(place), basename(place).replaceAll('-', ' '), place, false));
  return Object.keys(designList).flatMap((group) =>
    [...designed, ...others].filter((element) => element.group === group),
  );
}

function readElement(group: string, name: string, place: string, designed: boolean): Element {
  const path = `${root}${source}${place}`;
  const alone = place.endsWith('.tsx');
  const folder = alone ? dirname(place) : place;
  const stories = alone
    ? existsSync(path)
      ? [readStories(`${source}${place}`, readFileSync(path, 'utf8'))]
      : []
    : storiesFiles(`${source}${folder}/*.stories.tsx`);
  const tests = globSync(`${source}${folder}/*.test.tsx`, { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  );
  const shown = stories.map(({ file }) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
  const index = `${path}/index.ts`;
  const published = !alone && existsSync(index) ? readFileSync(index, 'utf8') : '';
  const choices = alone
    ? []
    : globSync(`${source}${folder}/*.tsx`, { cwd: root, exclude: ['**/*.{stories,test}.tsx'] }).flatMap((file) =>
        readChoices(file, readFileSync(`${root}${file}`, 'utf8'), (name) =>
          new RegExp(`\\b${name}\\b`).test(published),
        ),
      );
  const contracts = count(tests, /^describeConformance\(/gm);
  return {
    group,
    name,
    place,
    designed,
    exists: alone ? stories.length > 0 : existsSync(`${path}/index.ts`),
    stories,
    tests: count(tests, /^\s*(?:it|test)(?:\.each)?\b/gm) + 3 * contracts,
    conforms: contracts > 0,
    controls: /^\s*component[:,]/m.test(shown),
    notShown: notShown(choices, shown),
  };
}

/** `chip-group.stories.tsx` shows `ChipGroup`. */
const componentOf = (file: string) =>
  basename(file, '.stories.tsx').replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

const count = (texts: string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Missing parts, a line each. */
export function holesOf(elements: Element[]): string[] {
  return elements.flatMap(({ name, place, exists, stories, tests, conforms, controls, notShown: hidden, group }) => {
    const hole = (problem: string) => `${place}: ${name} ${problem}`;
    if (!exists) return [hole('of design.md §6 does not exist')];
    const notes = stories.find((file) => file.notes)?.notes;
    return [
      ...(stories.some((file) => file.stories.length > 0) ? [] : [hole('has no stories')]),
      ...(tests > 0 ? [] : [hole('has no tests')]),
      ...(conforms || group === 'foundations' || appearsLater.has(place)
        ? []
        : [hole('has no describeConformance line')]),
      ...(controls || group === 'foundations' ? [] : [hole('has stories without `component`, and so no controls')]),
      ...stories
        .filter(({ file, title }) => group !== 'foundations' && !title.endsWith(`/${componentOf(file)}`))
        .map(({ file, title }) =>
          hole(`has stories called ${title}, which is not what one imports: ${componentOf(file)}`),
        ),
      ...hidden.map((choice) => hole(`has no story for ${choice}`)),
      ...(notes ? [] : [hole('has no notes: parameters: elementNotes({ use, avoid })')]),
      ...(notes && (!notes.use || !notes.avoid) ? [hole('has notes without use or avoid, written out')] : []),
    ];
  });
}
