import type { Plugin } from 'vite';

import { readNews } from '../../tools/elements/read-news.ts';
import { storiesFiles } from '../../tools/elements/read-stories.ts';

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
