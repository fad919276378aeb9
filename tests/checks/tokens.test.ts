import { expect, it } from 'vitest';

import { checkColours, readClasses } from '../../tools/checks/tokens.ts';

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

it('leaves everything else alone', () => {
  expect(
    check(`
      import { x } from './bg-red-500.ts';
      const box = cva('bg-surface text-sm text-ink border-2 border-line dark:hover:bg-primary/40 from-50% shadow-soft', { defaultVariants: { tone: 'to-do' } });
      const link = <a href="#faced-with" data-slot="text-field" className="group text-center bg-cover outline-none stroke-2">The text-field of to-day</a>;
    `),
  ).toEqual([]);
});
