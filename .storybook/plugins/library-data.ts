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
  /** What changed, from .changeset and the changelogs. */
  'virtual:news': readNews,
  /** Stored pictures, `<id of the story>.<look>`, and which of them the last run on this machine found different. */
  'virtual:pictures': () => ({
    stored: namesOf('tests/visual/pictures/*.webp', '.webp'),
    different: namesOf('test-results/visual/**/*-diff.png', '-diff.png'),
  }),
  /** Stories files of the screens that show an element, by the folder of the element. */
  'virtual:uses': () => readUses(),
};

/** What pages of Storybook tell about the library as a whole. */
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
