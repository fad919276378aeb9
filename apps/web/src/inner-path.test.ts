import { expect, it } from 'vitest';

import { innerPath } from './inner-path.ts';

it.each(['/', '/members?page=2', '/chats/abc#end', '/pages/terms'])('keeps %s', (path) => {
  expect(innerPath(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
])('[SES-02] never leaves the site for %j', (candidate) => {
  expect(innerPath(candidate)).toBeUndefined();
});
