/**
 * node tools/fonts.ts: writes our subset of Fraunces, the font of names and headlines: one weight, soft, for large sizes, with the letters
 * of our languages and of their readers' names. Run it after an update of @fontsource-variable/fraunces (OFL 1.1, no reserved name).
 * `--check` says whether the stored files are up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { root } from './lib/process.ts';

const require = createRequire(import.meta.url);
export const folder = `${root}packages/ui/src/foundations/fonts/`;

/** The axis values of our static font within the variable one. */
const cut = { wght: 620, opsz: 48, SOFT: 100, WONK: 0 };

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The files by stored name: a browser loads the second only where a page has one of its letters. */
export const parts = [
  { name: 'latin', text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœıŸ–—‘’‚“”„†•…‹›€™−` },
  {
    name: 'latin-ext',
    text: `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x177)}${range(0x179, 0x17f)}ȘșȚțẞ`,
  },
] as const;

const sourceOf = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/fraunces/files/fraunces-${name}-full-normal.woff2`));

/** The content of every file in the folder. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, text } of parts)
    files.set(
      `fraunces-soft-${name}.woff2`,
      await subsetFont(sourceOf(name), text, { targetFormat: 'woff2', variationAxes: cut }),
    );
  files.set('LICENSE', readFileSync(require.resolve('@fontsource-variable/fraunces/LICENSE')));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let different = 0;
  for (const [name, bytes] of await makeFonts()) {
    const path = folder + name;
    const same = existsSync(path) && readFileSync(path).equals(bytes);
    if (process.argv.includes('--check')) different += same ? 0 : 1;
    else if (!same) writeFileSync(path, bytes);
    process.stdout.write(
      `${same ? '     ' : 'NEW  '}${(bytes.byteLength / 1000).toFixed(1).padStart(6)} kB  ${name}\n`,
    );
  }
  process.exit(different > 0 ? 1 : 0);
}
