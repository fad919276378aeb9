import { globSync } from 'node:fs';
import { basename } from 'node:path';

import type { Plugin } from 'vite';

import { readNews } from '../../tools/elements/read-news.ts';
import { storiesFiles } from '../../tools/elements/read-stories.ts';
import { readUses } from '../../tools/elements/read-uses.ts';
import { root } from '../../tools/lib/process.ts';

const namesOf = (pattern: string, ending: string) =>
  globSync(pattern, { cwd: root }).map((file) => basename(file, ending));

const modules: Record<string, () => unknown> = {
  /** Notes of all elements, by stories file. */
  'virtual:element-notes': () =>
    Object.fromEntries(
      storiesFiles('packages/{ui,features,landers}/src/**/*.stories.tsx').flatMap(({ file, notes }) =>
        notes ? [[`./${file}`, notes]] : [],
      ),
    ),
  /** Changes, from .changeset and the changelogs. */
  'virtual:news': readNews,
  /** Names of stored pictures, `<id of the story>.<look>`, and of those that the last run on this machine found different. */
  'virtual:pictures': () => ({
    stored: namesOf('tests/visual/pictures/*.webp', '.webp'),
    different: namesOf('test-results/visual/**/*-diff.png', '-diff.png'),
  }),
  /** Stories files of the screens that use an element, by the element's folder. */
  'virtual:uses': () => readUses(),
};

/** Data about the whole library for Storybook's pages. */
export const libraryData = (): Plugin => ({
  name: 'heartline:library-data',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load(id) {
    const read = modules[id.slice(1)];
    return id.startsWith('\0') && read ? `export default ${JSON.stringify(read())};` : undefined;
  },
  hotUpdate({ file }) {
    if (!/\.stories\.tsx$|\.changeset|CHANGELOG/.test(file)) return;
    return Object.keys(modules).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
  },
});
