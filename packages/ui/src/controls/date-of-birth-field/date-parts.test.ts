import { expect, it } from 'vitest';

import { parsePasted, toParts, toValue } from './date-parts.ts';

it.each([
  ['7', '3', '1988', '1988-03-07'],
  ['31', '2', '1990', '1990-02-31'],
  ['7', '', '1988', ''],
  ['7', '3', '198', ''],
])('joins %s %s %s to "%s"', (day, month, year, value) => {
  expect(toValue({ day, month, year })).toBe(value);
});

it('splits only values that it could have joined', () => {
  expect(toParts('1988-03-07')).toEqual({ day: '07', month: '03', year: '1988' });
  expect(toParts('7.3.1988')).toEqual({ day: '', month: '', year: '' });
});

it.each([
  ['7.3.1988', { day: '7', month: '3', year: '1988' }],
  ['1988-03-07', { day: '07', month: '03', year: '1988' }],
  ['7.3.', undefined],
  ['hello', undefined],
])('reads the pasted "%s"', (text, parts) => {
  expect(parsePasted(text, ['day', 'month', 'year'])).toEqual(parts);
});
