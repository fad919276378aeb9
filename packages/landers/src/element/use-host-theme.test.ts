import { expect, it } from 'vitest';

import { themeOf } from './use-host-theme.ts';

it.each([
  ['normal', true, 'light'],
  ['light', true, 'light'],
  ['only light', true, 'light'],
  ['dark', false, 'dark'],
  ['light dark', false, 'light'],
  ['light dark', true, 'dark'],
  ['dark light', true, 'dark'],
] as const)('in a page of color-scheme %s, with a dark system %s, is %s', (scheme, dark, theme) => {
  expect(themeOf(scheme, dark)).toBe(theme);
});
