import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cn } from './cn.ts';

const theme = ['theme', 'motion']
  .map((name) => readFileSync(new URL(`../foundations/tokens/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');
/** Names of the tokens of one kind, as classes spell them: `surface` of `--color-surface`. */
const tokens = (kind: string): string[] => [
  ...new Set(
    [...theme.matchAll(new RegExp(`--${kind}-([a-z0-9-]+?)(?:--line-height)?:`, 'g'))].map(([, name = '']) => name),
  ),
];
const colours = tokens('color');

/** Class families that take a token, each with classes of the same beginning that set something else. */
const families: [prefix: string, kind: string, others: string[]][] = [
  ['bg', 'color', []],
  ['text', 'color', ['text-sm', 'text-center', 'text-balance']],
  ['border', 'color', ['border', 'border-2', 'border-dashed', 'border-t-2']],
  ['border-t', 'color', ['border-t', 'border-t-2']],
  ['border-b', 'color', ['border-b']],
  ['border-s', 'color', ['border-s']],
  ['outline', 'color', ['outline-2', 'outline-offset-2', 'outline-dashed']],
  ['ring', 'color', ['ring-2']],
  ['divide', 'color', ['divide-y']],
  ['decoration', 'color', ['decoration-2', 'decoration-dotted', 'underline']],
  ['fill', 'color', []],
  ['stroke', 'color', ['stroke-2']],
  ['caret', 'color', []],
  ['accent', 'color', []],
  ['text', 'text', ['text-ink', 'text-center', 'font-bold']],
  ['rounded', 'radius', []],
  ['rounded-t', 'radius', []],
  ['shadow', 'shadow', []],
  ['animate', 'animate', []],
];

describe.each(families)('%s-* of the %s tokens', (prefix, kind, others) => {
  const classes = tokens(kind).map((name) => `${prefix}-${name}`);
  it('has tokens', () => expect(classes.length).toBeGreaterThan(1));
  it('lets the later of any two win, also after a state and with an opacity', () => {
    const kept = classes
      .flatMap((later, index) => [[classes.at(index - 1) ?? '', later] as const])
      .filter(
        ([before, later]) =>
          cn(before, later) !== later ||
          cn(`hover:${before}`, `hover:${later}`) !== `hover:${later}` ||
          (kind === 'color' && cn(before, `${later}/40`) !== `${later}/40`),
      );
    expect(kept).toEqual([]);
  });
  it('leaves classes that set something else unchanged', () => {
    const lost = classes.flatMap((name) =>
      others.filter((other) => cn(name, other) !== `${name} ${other}` || cn(other, name) !== `${other} ${name}`),
    );
    expect(lost).toEqual([]);
  });
});

it('does not mistake a colour for a size', () => {
  const both = colours.filter((name) => cn(`text-${name}`, 'text-base') !== `text-${name} text-base`);
  expect(both).toEqual([]);
});

it('lets the whole box override its sides', () => {
  expect(cn('border-t-2 border-t-line border-b-line', 'border-primary')).toBe('border-t-2 border-primary');
  expect(cn('border-t-2 px-3', 'border-0 p-1')).toBe('border-0 p-1');
});
