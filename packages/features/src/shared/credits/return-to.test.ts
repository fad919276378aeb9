import { expect, it } from 'vitest';

import { safeReturnTo, withOrderSearch } from './return-to.ts';

it.each(['/chats/abc', '/members?page=2', '/'])('returns to %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '',
  undefined,
  null,
  7,
  `/${'a'.repeat(100)}`,
])('never leaves the site for %j', (value) => {
  expect(safeReturnTo(value)).toBeUndefined();
});

it('keeps the return path and the code in the address', () => {
  expect(withOrderSearch('/credits/p1', { returnTo: '/chats/x', code: 'A B' })).toBe(
    '/credits/p1?return_to=%2Fchats%2Fx&code=A+B',
  );
  expect(withOrderSearch('/credits/p1', {})).toBe('/credits/p1');
});
