import { globSync, readFileSync } from 'node:fs';

import { root } from './process.ts';
import { camel, pascal, type Files } from './templates.ts';

/** `gallery` as the lander's name; `LanderGallery` is an element of the library. */
const ofGallery = /(?<!lander-|Lander)gallery/gi;

const renamed = (text: string, name: string): string =>
  text.replace(ofGallery, (word, at: number) => {
    if (word === 'Gallery') return pascal(name);
    // Either within a longer identifier, or alone: a tag, a folder, a path segment.
    return /[A-Z]/.test(text[at + word.length] ?? '') ? camel(name) : name;
  });

/** A new lander starts as a copy of the gallery under its own name: its folder is all of it, and each file is then adapted. */
export function landerFiles(name: string): Files {
  const files = globSync('packages/landers/src/gallery/**/*.*', { cwd: root });
  return Object.fromEntries(
    files.map((file) => [renamed(file, name), renamed(readFileSync(root + file, 'utf8'), name)]),
  );
}
