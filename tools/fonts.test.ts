import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { folder, makeFonts, parts } from './fonts.ts';
import { root } from './lib/process.ts';

/** The characters of a file according to the style sheet. */
function rangeOf(name: string): string[] {
  const css = readFileSync(`${root}packages/ui/src/foundations/tokens/headline-font.css`, 'utf8');
  const range = new RegExp(`soft-${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css)?.[1] ?? '';
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

it('has every letter of the 11 languages and all punctuation', () => {
  const files = globSync('packages/{features,landers}/src/**/i18n/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const used = new Set(files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join(''));
  const known = new Set(parts.map(({ text }) => text).join(''));
  // Pictographs (emojis, arrows of keys) come from the device's own fonts.
  const missing = [...used].filter((sign) => !known.has(sign) && /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u.test(sign));
  expect(missing).toEqual([]);
});

it.each(parts.map(({ name, text }) => [name, text] as const))(
  'makes a browser load %s where a page has its letters',
  (name, text) => {
    expect(new Set(rangeOf(name))).toEqual(new Set(text));
  },
);

it('stores exactly what is made from the package, and only a few kilobytes of it', async () => {
  for (const [name, bytes] of await makeFonts()) {
    expect(readFileSync(folder + name).equals(bytes), name).toBe(true);
    expect(bytes.byteLength, name).toBeLessThan(25_000);
  }
});
