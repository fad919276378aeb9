// Motion is defined once, in the tokens: times and curves written in screens drift apart, and ignore reduced motion.
import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from '../../tools/lib/process.ts';

const tokens = readFileSync(`${root}packages/ui/src/foundations/tokens/motion.css`, 'utf8');
/** The tokens' times in milliseconds. */
const times = new Set([...tokens.matchAll(/\b(\d+)ms\b/g)].map(([, time]) => time));

const anywhere = [
  // Classes with a curve, a delay or a whole animation of their own.
  /(?<![\w-])(?:delay-[\d[(]|ease-[[(]|duration-[[(]|animate-\[|\[(?:animation|transition)[\w-]*:)[^\s'"`]*/g,
  /cubic-bezier\([^)]*\)|@keyframes \w+|(?<![\w-])easing: ?['"`][^'"`]*/g,
  // `transition: transform 200ms`, in a style sheet or as a text.
  /(?<![\w-])(?:transition|animation)(?:-(?:duration|delay))?\s*[:=][^;\n]*?\b[\d.]+m?s\b/g,
  /\.animate\([^;]*?\bduration\b/g,
];
const matches = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

/** Definitions of motion that a file must not have. A screen may have none; an element may use one of the tokens' times. */
function ownMotion(text: string, kind: 'screen' | 'element'): string[] {
  const durations = matches(text, [/(?<![\w-])duration-\d+/g]);
  return [
    ...matches(text, anywhere),
    ...durations.filter((name) => kind === 'screen' || !times.has(name.slice('duration-'.length))),
  ];
}

it.each([
  `className="transition-colors duration-150"`,
  `className="animate-pulse [animation-delay:200ms]"`,
  `className="ease-[cubic-bezier(.2,.8,.2,1)]"`,
  `const timing = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };`,
  `area.animate([from, to], { duration: 200 });`,
  `image.style.transition = smooth ? 'transform 200ms ease-out' : '';`,
  `.card { transition: transform 0.3s; }`,
  `@keyframes appear { from { opacity: 0 } }`,
])('reports motion defined in a screen: %s', (text) => expect(ownMotion(text, 'screen')).not.toEqual([]));

it.each([
  `className="animate-pop transition-colors motion-safe:animate-arrive"`,
  `area.animate([from, to], moving);`,
  `toast.show({ message, duration: 5000 });`,
  `animation: var(--animate-sign-of-life);`,
])('accepts motion from the tokens: %s', (text) => expect(ownMotion(text, 'screen')).toEqual([]));

it('an element may use a time of the tokens', () => {
  expect(ownMotion('transition-colors duration-150', 'element')).toEqual([]);
  expect(ownMotion('transition-colors duration-180', 'element')).toEqual(['duration-180']);
});

/** What appears after a time without moving, and why it says so itself. */
const still: Record<string, string> = {
  'packages/features/src/offline/late-view.tsx': 'The site’s styles, and so its tokens, may never load.',
};

const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file));
const problems = (files: readonly string[], kind: 'screen' | 'element') =>
  files.flatMap((file) => ownMotion(readFileSync(`${root}${file}`, 'utf8'), kind).map((found) => `${file}: ${found}`));

it('no screen has times or curves of its own', () => {
  const files = sources('packages/{features,landers}/src/**/*.{ts,tsx,css}', 'apps/web/src/**/*.{ts,tsx,css}');
  expect(files.length).toBeGreaterThan(350);
  expect(
    problems(
      files.filter((file) => !(file in still)),
      'screen',
    ),
  ).toEqual([]);
  for (const file of Object.keys(still)) expect(problems([file], 'screen'), file).not.toEqual([]);
});

it('no element has curves of its own, or times that are not in the tokens', () => {
  const files = sources('packages/ui/src/**/*.{ts,tsx,css}').filter(
    (file) => !/foundations\/(motion|tokens)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(problems(files, 'element')).toEqual([]);
});

it('only transform and opacity are animated', () => {
  const frames = [...tokens.matchAll(/@keyframes (\w[\w-]*) \{\n([\s\S]*?)\n {2}\}/g)];
  expect(frames.length).toBeGreaterThan(10);
  const moved = frames.flatMap(([, name, body = '']) =>
    [...body.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => `${name}: ${property}`),
  );
  expect(moved.filter((one) => !/: (transform|opacity)$/.test(one))).toEqual([]);
});
