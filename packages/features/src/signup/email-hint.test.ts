import { expect, it } from 'vitest';

import { suggestEmail } from './email-hint.ts';

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['Anna.B@Outlok.com', 'Anna.B@outlook.com'],
  ['ola@wp.p', 'ola@wp.pl'],
  ['ola@gmx.d', 'ola@gmx.de'],
])('corrects %s to %s', (written, expected) => {
  expect(suggestEmail(written)).toBe(expected);
});

it.each(['anna@gmail.com', 'anna@web.de', 'anna@heartline.example', 'anna@', '@gmial.com', 'anna', ''])(
  'leaves %s unchanged',
  (written) => {
    expect(suggestEmail(written)).toBeNull();
  },
);
