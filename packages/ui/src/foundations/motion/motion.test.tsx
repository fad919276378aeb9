import { expect, it } from 'vitest';

import tokens from '../tokens/motion.css?raw';
import { moving, spring } from './index.ts';

const token = (name: string) =>
  new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1]?.replaceAll(/\s+/g, ' ').replace('( ', '(').replace(' )', ')');

it("uses the tokens' durations and curves for JavaScript animations", () => {
  expect(moving.easing).toBe(token('--ease-out'));
  expect(token('--animate-rise')).toBe(`rise ${moving.duration}ms var(--ease-out)`);
  expect(spring().easing).toBe(token('--ease-spring'));
  expect(token('--animate-meet-end')).toContain(` ${spring().duration}ms `);
});

const shares = (speed?: number) => spring(speed).easing.slice('linear('.length, -1).split(', ').map(Number);

it('springs a little too far, rests, and is quicker after a throw', () => {
  expect(shares()[0]).toBe(0);
  expect(Math.max(...shares())).toBeGreaterThan(1);
  expect(Math.max(...shares())).toBeLessThan(1.05);
  expect(shares().at(-1)).toBeCloseTo(1, 2);
  expect(shares(12)[3]).toBeGreaterThan(shares()[3]!);
  // Thrown the wrong way, it goes that way first.
  expect(shares(-12)[1]).toBeLessThan(0);
});

it('falls back to the usual curve in a browser without linear()', () => {
  const supports = CSS.supports;
  CSS.supports = () => false;
  expect(spring()).toBe(moving);
  CSS.supports = supports;
});
