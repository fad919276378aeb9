import { expect, it } from 'vitest';

import { createMerge } from './merge-classes.ts';

const any = () => true;
const merge = createMerge(
  {
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    pl: [{ pl: [any] }],
    size: [{ text: ['sm', 'lg'] }],
    colour: [{ text: [any] }],
    rounded: ['rounded', { rounded: [any] }],
    m: [{ m: [any] }],
  },
  { p: ['px', 'pl'], px: ['pl'] },
);

it.each([
  ['p-2 p-4', 'p-4'],
  ['px-2 p-4', 'p-4'],
  ['p-2 px-4', 'p-2 px-4'],
  ['text-sm text-ink text-lg text-muted', 'text-lg text-muted'],
  ['text-ink text-muted/40', 'text-muted/40'],
  ['text-sm/6 text-lg', 'text-lg'],
  ['rounded rounded-lg', 'rounded-lg'],
  ['hover:p-2 p-4 hover:p-6', 'p-4 hover:p-6'],
  ['has-[a:focus-visible]:p-2 has-[a:focus-visible]:p-4', 'has-[a:focus-visible]:p-4'],
  ['[&_svg]:p-2 [&_a]:p-2', '[&_svg]:p-2 [&_a]:p-2'],
  ['not-[[hidden]]:p-2 not-[[hidden]]:p-4', 'not-[[hidden]]:p-4'],
  ['!p-2 p-4', '!p-2 p-4'],
  ['-m-1 m-2', 'm-2'],
  ['[--fade:1px] sm:[--fade:2px] [--fade:3px]', 'sm:[--fade:2px] [--fade:3px]'],
  ['p-[calc(1px-2px)] p-1', 'p-1'],
  ['card unknown-1 unknown-2', 'card unknown-1 unknown-2'],
  ['', ''],
])('%s becomes %s', (classes, merged) => {
  expect(merge(classes)).toBe(merged);
  expect(merge(classes)).toBe(merged);
});
