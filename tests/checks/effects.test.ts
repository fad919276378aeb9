// React calls what an effect returns when the component goes away. Browsers answer each call that scrolls with a promise (CSSOM View), older ones with nothing.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const scrolls = /\b(?:useEffect|useLayoutEffect)\(\s*\(\)\s*=>\s*(?:[\w.?![\]()]+\.)?scroll(?:To|By|IntoView)?\(/;

it('finds an effect that returns what scrolling answers', () => {
  for (const planted of [
    'useLayoutEffect(() => scrollTo(0, 0), []);',
    'useEffect(() => window.scrollBy(0, 1));',
    'useEffect(() => row.current!.scrollIntoView());',
    'useEffect(() =>\n  row.current?.scrollIntoView({ block: "nearest" }), [row]);',
  ])
    expect(scrolls.test(planted), planted).toBe(true);
  for (const harmless of ['useEffect(() => void scrollTo(0, 0), []);', 'useEffect(() => { scrollTo(0, 0); });'])
    expect(scrolls.test(harmless), harmless).toBe(false);
});

it('no effect returns what scrolling answers', () => {
  const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'], { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => scrolls.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
