import { afterEach, describe, expect, it } from 'vitest';

import './meaning.css';
import './scale.css';
import './themes.css';
import { contrast, tokenAt } from './contrast.ts';
import { colourPairs, decoration, photoVeils } from './pairs.ts';
import theme from './theme.css?raw';

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['theme'];
  delete root.dataset['siteTheme'];
  root.removeAttribute('style');
});

/** Pairs of the page as it is that WCAG calls too weak. */
const poorPairs = () =>
  colourPairs
    .map(({ front, back, least }) => ({ front, back, least, has: contrast(tokenAt(root, front), tokenAt(root, back)) }))
    .filter(({ has, least }) => has < least)
    .map(({ front, back, has }) => `${front} on ${back}: ${has.toFixed(2)}`);

function put(theme: string, niche: string) {
  root.dataset['theme'] = theme;
  root.dataset['siteTheme'] = niche;
}

const looks = ['light', 'dark'].flatMap((theme) =>
  ['none', '1', '2', '3', '4', '5', '6', '7'].map((niche) => ({ theme, niche })),
);

describe.each(looks)('in $theme with the theme of niche $niche', ({ theme, niche }) => {
  it('every text and mark is legible on its ground', () => {
    put(theme, niche);
    expect(poorPairs()).toEqual([]);
  });

  it('white text is legible on a veiled white picture', () => {
    put(theme, niche);
    const poor = photoVeils.filter(
      (veil) => contrast(tokenAt(root, 'ink-on-photo'), 'white', tokenAt(root, veil)) < 4.5,
    );
    expect(poor).toEqual([]);
  });
});

it('finds a text that is too weak, and a mark', () => {
  put('light', '1');
  root.style.setProperty('--ink-muted', 'oklch(0.62 0.03 335)');
  root.style.setProperty('--online', 'oklch(0.8 0.13 154)');
  const poor = poorPairs();
  expect(poor).toContainEqual(expect.stringMatching(/^ink-muted on surface: 3\./));
  expect(poor).toContainEqual(expect.stringMatching(/^online on surface: 1\./));
  expect(poor.filter((pair) => !/^(ink-muted|online) /.test(pair))).toEqual([]);
});

it('holds every colour token: in a pair, as a veil, or as mere decoration', () => {
  const measured = new Set([...colourPairs.flatMap(({ front, back }) => [front, back]), ...photoVeils, ...decoration]);
  const tokens = [...theme.matchAll(/--color-([a-z-]+): var/g)].map(([, name = '']) => name);
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter((token) => !measured.has(token))).toEqual([]);
});

it('knows the contrasts that WCAG gives as examples', () => {
  expect(contrast('white', 'black')).toBeCloseTo(21, 5);
  expect(contrast('#767676', 'white')).toBeCloseTo(4.54, 2);
  expect(contrast('white', 'white', 'rgb(0 0 0 / 0.5)')).toBeCloseTo(contrast('white', '#7f7f7f'), 1);
});

it('a niche changes the hue of the primary colour and the radius, and nothing that is not made of them', () => {
  put('light', '1');
  const [primary, ink] = [tokenAt(root, 'primary'), tokenAt(root, 'ink')];
  put('light', '5');
  expect(tokenAt(root, 'primary')).not.toBe(primary);
  expect(tokenAt(root, 'ink')).toBe(ink);
});
