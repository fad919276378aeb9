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

/** A lander begins as the gallery, under its own name: its folder is all there is to it, and each part is then made its own. */
export function landerFiles(name: string): Files {
  const files = globSync('packages/landers/src/gallery/**/*.*', { cwd: root });
  return Object.fromEntries(
    files.map((file) => [renamed(file, name), renamed(readFileSync(root + file, 'utf8'), name)]),
  );
}
