import { expect, it } from 'vitest';

import { prune } from '../../build/unread-properties.ts';

it('removes properties that nothing reads, and those read only by them', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:var(--b);--d:2px;--tw-x:0}.e{width:var(--d)}';
  expect(prune(css)).toBe(':root{--d:2px;--tw-x:0}.e{width:var(--d)}');
});

it('keeps properties that a script reads', () => {
  const script = 'const css=`.m{--mark:red;--other:blue}`;stop({stopColor:"var(--mark)"})';
  expect(prune(script)).toBe('const css=`.m{--mark:red;}`;stop({stopColor:"var(--mark)"})');
});
