import { globSync, readFileSync } from 'node:fs';

import { root } from './process.ts';
import { camel, pascal, type Files } from './templates.ts';

/** `gallery` where it is the lander's name; `LanderGallery` is an element of the library. */
const ofGallery = /(?<!lander-|Lander)gallery/gi;

const renamed = (text: string, name: string): string =>
  text.replace(ofGallery, (word, at: number) => {
    if (word === 'Gallery') return pascal(name);
    // Part of a longer name of the code, or a name of its own: a tag, a folder, a piece of an address.
    return /[A-Z]/.test(text[at + word.length] ?? '') ? camel(name) : name;
  });

/** A lander begins as the one there is, under its own name: everything works, and each part is then made its own. */
export function landerFiles(name: string): Files {
  const files = globSync(
    [
      'packages/landers/src/gallery/**/*.*',
      'packages/landers/src/pages/*gallery*',
      'packages/landers/src/element/heartline-gallery.ts',
      'apps/web/src/routes/landers.gallery.*',
    ],
    { cwd: root },
  );
  return Object.fromEntries(
    files.map((file) => [renamed(file, name), renamed(readFileSync(root + file, 'utf8'), name)]),
  );
}

/** `packages/landers/src/pages/index.ts` with one page more. */
export const withLanderPage = (file: string, name: string): string =>
  `${file}export { ${pascal(name)}Page } from './${name}-page.tsx';
export { prepare${pascal(name)}, type ${pascal(name)}PageProps } from './${name}.queries.ts';
`;
