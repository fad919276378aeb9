import { afterEach, describe, expect, it } from 'vitest';

import './meaning.css';
import './scale.css';
import './themes.css';
import { contrast, oklchOf, tokenAt } from './contrast.ts';
import { hues } from '../../member/avatar/initials.ts';
import { colourPairs, decoration, elevations, photoVeils } from './pairs.ts';
import pictures from './pictures.css?raw';
import theme from './theme.css?raw';

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['theme'];
  delete root.dataset['siteTheme'];
  root.removeAttribute('style');
});

/** Pairs on the present page whose contrast is too low by WCAG. */
const poorPairs = (pairs = colourPairs) =>
  pairs
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

it.each(['light', 'dark'])('an initial is legible anywhere on its colour, in %s', (theme) => {
  put(theme, 'none');
  const stops = [...pictures.matchAll(/light-dark\(oklch\([^)]*\(--photo-hue\)\), oklch\([^)]*\(--photo-hue\)\)\)/g)];
  expect([hues.length, stops.length]).toEqual([4, 2]);
  const weakest = hues.flatMap((hue) =>
    stops.map(([stop]) => {
      root.style.setProperty('--stop', stop.replaceAll('var(--photo-hue)', String(hue)));
      return contrast(tokenAt(root, 'ink-on-photo'), tokenAt(root, 'stop'));
    }),
  );
  expect(Math.min(...weakest)).toBeGreaterThanOrEqual(4.5);
});

it.each(['light', 'dark'])('every hue that a site or a partner may choose keeps the contrasts, in %s', (theme) => {
  put(theme, 'none');
  const hues = Array.from({ length: 134 }, (_none, step) => (262 + step) % 360);
  expect(hues.at(-1)).toBe(35);
  const withHue = colourPairs.filter(({ front, back }) => /primary/.test(`${front} ${back}`));
  const poor = hues.flatMap((hue) => {
    root.style.setProperty('--hue-primary', String(hue));
    return poorPairs(withHue).map((pair) => `${hue}: ${pair}`);
  });
  expect(poor).toEqual([]);
});

/** Faults of the dark theme's grounds: steps that are invisible or too large, and a ground that is cold or grey. */
function poorElevations(): string[] {
  const grounds = elevations.map((token) => ({ token, ...oklchOf(tokenAt(root, token)) }));
  return grounds.flatMap(({ token, lightness, chroma, hue }, at) => {
    const before = grounds[at - 1];
    const step = before ? lightness - before.lightness : 0.045;
    return [
      ...(step >= 0.04 && step <= 0.06
        ? []
        : [`${token} is ${(step * 100).toFixed(1)} % lighter than ${before?.token}`]),
      ...(chroma > 0.005 && hue > 10 && hue < 90 ? [] : [`${token} is not warm`]),
    ];
  });
}

it.each(['none', '1', '2', '3', '4', '5', '6', '7'])(
  'grounds of the dark theme with niche %s are distinguishable and warm',
  (niche) => {
    put('dark', niche);
    expect(poorElevations()).toEqual([]);
  },
);

it('detects grounds that are too similar, and a cold one', () => {
  put('dark', '1');
  root.style.setProperty('--surface', 'oklch(0.21 0.012 35)');
  root.style.setProperty('--surface-raised', 'oklch(0.25 0.03 325)');
  expect(poorElevations()).toEqual(['surface is 2.0 % lighter than canvas', 'surface-raised is not warm']);
});

it('detects a text with too little contrast, and a mark', () => {
  put('light', '1');
  root.style.setProperty('--ink-muted', 'oklch(0.62 0.03 335)');
  root.style.setProperty('--online', 'oklch(0.8 0.13 154)');
  const poor = poorPairs();
  expect(poor).toContainEqual(expect.stringMatching(/^ink-muted on surface: 3\./));
  expect(poor).toContainEqual(expect.stringMatching(/^online on surface: 1\./));
  expect(poor.filter((pair) => !/^(ink-muted|online) /.test(pair))).toEqual([]);
});

it('covers every colour token: in a pair, as a veil, or as mere decoration', () => {
  const measured = new Set([...colourPairs.flatMap(({ front, back }) => [front, back]), ...photoVeils, ...decoration]);
  const tokens = [...theme.matchAll(/--color-([a-z-]+): var/g)].map(([, name = '']) => name);
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter((token) => !measured.has(token))).toEqual([]);
});

it('computes the contrasts that WCAG gives as examples', () => {
  expect(contrast('white', 'black')).toBeCloseTo(21, 5);
  expect(contrast('#767676', 'white')).toBeCloseTo(4.54, 2);
  expect(contrast('white', 'white', 'rgb(0 0 0 / 0.5)')).toBeCloseTo(contrast('white', '#7f7f7f'), 1);
});

it('a niche changes the hue of the primary colour and the radius, and only tokens made from them', () => {
  put('light', '1');
  const [primary, ink] = [tokenAt(root, 'primary'), tokenAt(root, 'ink')];
  put('light', '5');
  expect(tokenAt(root, 'primary')).not.toBe(primary);
  expect(tokenAt(root, 'ink')).toBe(ink);
});
