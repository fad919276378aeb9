import { expect, it } from 'vitest';

import { parsePhone, toE164 } from './phone.ts';

const countries = [
  { code: 'US', name: 'United States', callingCode: '1' },
  { code: 'CA', name: 'Canada', callingCode: '1' },
  { code: 'JM', name: 'Jamaica', callingCode: '1876' },
  { code: 'DE', name: 'Germany', callingCode: '49', trunkPrefix: '0' },
  { code: 'IT', name: 'Italy', callingCode: '39' },
  { code: 'HU', name: 'Hungary', callingCode: '36', trunkPrefix: '06' },
];

it.each([
  [{ country: 'DE', number: '0151 / 234-567' }, '+49151234567'],
  [{ country: 'DE', number: '151 234567' }, '+49151234567'],
  [{ country: 'IT', number: '06 698 12345' }, '+390669812345'],
  [{ country: 'HU', number: '06 20 123 4567' }, '+36201234567'],
  [{ country: 'DE', number: ' - ' }, ''],
  [{ country: 'XX', number: '123' }, ''],
])('writes %o as %s', (value, expected) => expect(toE164(value, countries)).toBe(expected));

it.each([
  ['+49 (0)151 234 567', { country: 'DE', number: '151 234 567' }],
  ['0049-151-234567', { country: 'DE', number: '151-234567' }],
  ['+1 876 555 0123', { country: 'JM', number: '555 0123' }],
  ['+4 9151', { country: 'DE', number: '151' }],
  ['+39', { country: 'IT', number: '' }],
  ['0151 234567', null],
  ['+7 999', null],
])('reads %s', (text, expected) => expect(parsePhone(text, countries)).toEqual(expected));

it('keeps the chosen country if several share the calling code', () => {
  expect(parsePhone('+1 555 0100', countries, 'CA')?.country).toBe('CA');
  expect(parsePhone('+1 555 0100', countries, 'DE')?.country).toBe('US');
});
