import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { checkColours, checkSizes, readClasses } from '../../tools/checks/tokens.ts';
import { root } from '../../tools/lib/process.ts';

const isClass = await readClasses();
const check = (source: string) =>
  checkColours('x.tsx', source, isClass).map(({ line, problem }) => `${line}: ${problem}`);
const unknown = (name: string) => `${name} is no class of ours: colours and sizes are in theme.css`;

it.each<[string, string]>([
  [`<p className="bg-red-500 p-2" />`, unknown('bg-red-500')],
  [`<p className="p-2 text-gray-600" />`, unknown('text-gray-600')],
  [`<p className="hover:bg-primray" />`, unknown('hover:bg-primray')],
  [`<p className={cn('p-2', on && 'border-t-blush')} />`, unknown('border-t-blush')],
  [`const box = cva('p-2', { variants: { tone: { danger: 'bg-alarm' } } });`, unknown('bg-alarm')],
  [`const box = 'flex gap-2 fill-amber-300';`, unknown('fill-amber-300')],
  [`<p className={\`\${size} ring-white\`} />`, unknown('ring-white')],
  [`<p style={{ color: '#d2234f' }} />`, 'raw colour #d2234f: use a token'],
  [`<path fill="rgb(1 2 3)" />`, 'raw colour rgb(: use a token'],
  [`<p className="bg-[oklch(0.6_0.2_10)]" />`, 'raw colour oklch(: use a token'],
])('refuses %s', (source, problem) => {
  expect(check(`\n${source}`)).toEqual([`2: ${problem}`]);
});

const fixed = (name: string) => `${name} does not grow with the reader's text size: use a size of theme.css`;
it.each<[string, string]>([
  [`<p className="text-[15px] p-2" />`, fixed('text-[15px]')],
  [`<p className={cn('p-2', on && 'sm:leading-5')} />`, fixed('sm:leading-5')],
  [`const box = cva('p-2', { variants: { size: { lg: 'md:leading-[22px]' } } });`, fixed('md:leading-[22px]')],
])('refuses a size that stays: %s', (source, problem) => {
  expect(check(`\n${source}`)).toEqual([`2: ${problem}`]);
});

it.each([
  ['html { font-size: 16px }', 'font-size'],
  ['.a {\n font: 600 14px/1.4 sans-serif; }', 'font'],
  ['.a { margin: 0; line-height: 20px; }', 'line-height'],
  ['@theme {\n --text-lg: clamp(17px, 16px + 1vw, 18px);\n}', '--text-lg'],
  ['@theme { --text-xs--line-height: 16px; }', '--text-xs--line-height'],
  ['.a { font-size: 12pt }', 'font-size'],
])('refuses in a style sheet: %s', (css, property) => {
  expect(checkSizes(css).map(({ problem }) => problem)).toEqual([
    `${property} in pixels does not grow with the reader's text size: use rem, and no unit for a line height`,
  ]);
});

it('leaves relative sizes, and everything that is no text', () => {
  expect(
    checkSizes(
      '/* font-size: 16px */ html { font-size: 100%; line-height: 1.5 } .a { font-size: clamp(1rem, 0.9rem + 1vw, 2rem); padding: 4px; --spacing: 4px; text-underline-offset: 2px; font-family: x }',
    ),
  ).toEqual([]);
  expect(check(`<p className="text-[38cqi] leading-[1.2] leading-tight text-[4rem] -my-5" />`)).toEqual([]);
});

it('leaves everything else alone', () => {
  expect(
    check(`
      import { x } from './bg-red-500.ts';
      const box = cva('bg-surface text-sm text-ink border-2 border-line dark:hover:bg-primary/40 from-50% shadow-soft', { defaultVariants: { tone: 'to-do' } });
      const link = <a href="#faced-with" data-slot="text-field" className="group text-center bg-cover outline-none stroke-2">The text-field of to-day</a>;
    `),
  ).toEqual([]);
});

it('a phone ends, for pages that ask for it, where the breakpoint md begins', () => {
  const numberIn = (file: string, pattern: RegExp) => pattern.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1];
  const md = numberIn('packages/ui/src/foundations/tokens/theme.css', /--breakpoint-md: (\d+)px/);
  expect(md).toBeDefined();
  expect(numberIn('packages/features/src/shared/device/phone.ts', /\(min-width: (\d+)px\)/)).toBe(md);
});
