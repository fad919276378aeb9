import { expect, it } from 'vitest';

import { accepts } from './accepts.ts';

it.each([
  ['a.jpg', 'image/jpeg', 'image/*', true],
  ['a.jpg', 'image/jpeg', 'image/png, image/jpeg', true],
  ['A.JPG', '', '.jpg', true],
  ['a.txt', 'text/plain', 'image/*,.pdf', false],
  ['a.txt', 'text/plain', undefined, true],
])('%s (%s) against %s: %s', (name, type, accept, result) => {
  expect(accepts({ name, type }, accept)).toBe(result);
});
