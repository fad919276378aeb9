import { expect, it } from 'vitest';

import { putInFront } from './keeps-end.ts';

const rows = (keys: string) => keys.split('').map((key) => ({ key }));

it.each([
  ['cd', 'abcd', true, 'older messages'],
  ['Dcd', 'Dabcd', true, 'older messages of the same day, under the same separator'],
  ['cd', 'abcde', true, 'older ones and a new one at once'],
  ['abcd', 'cd', true, 'rows taken away from the front'],
  ['ab', 'abcd', false, 'new messages'],
  ['ab', 'ab', false, 'nothing'],
  ['', 'ab', false, 'the first load'],
  ['ab', '', false, 'emptied'],
  ['ab', 'xy', false, 'another conversation'],
])('%s → %s is %s: %s', (before, after, expected) => expect(putInFront(rows(before), rows(after))).toBe(expected));
