import { expect, it } from 'vitest';

import { formatIban, ibanProblem, normalizeIban } from './iban.ts';

// The examples of the IBAN registry (SWIFT, registration authority of ISO 13616), one of each shape.
const examples = [
  'NO93 8601 1117 947',
  'BE68 5390 0754 7034',
  'AT61 1904 3002 3457 3201',
  'NL91 ABNA 0417 1643 00',
  'DE89 3704 0044 0532 0130 00',
  'CH93 0076 2011 6238 5295 7',
  'GB29 NWBK 6016 1331 9268 19',
  'ES91 2100 0418 4502 0005 1332',
  'SE45 5000 0000 0583 9825 7466',
  'IT60 X054 2811 1010 0000 0123 456',
  'FR14 2004 1010 0505 0001 3M02 606',
  'PL61 1090 1014 0000 0712 1981 2874',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
];

it.each(examples)('accepts the example of the registry %s', (iban) => {
  expect(ibanProblem(iban)).toBeNull();
  expect(formatIban(iban.toLowerCase().replaceAll(' ', '-'))).toBe(iban);
});

it('detects every single wrong digit and every swap of two neighbours (ISO 7064 MOD 97-10)', () => {
  const right = normalizeIban(examples[4]!);
  for (let at = 2; at < right.length; at += 1) {
    const wrong = right.slice(0, at) + ((Number(right[at]) + 1) % 10) + right.slice(at + 1);
    expect(ibanProblem(wrong), wrong).toBe('checksum');
    const swapped = right.slice(0, at) + (right[at + 1] ?? '') + (right[at] ?? '') + right.slice(at + 2);
    expect(ibanProblem(swapped), swapped).toBe(swapped === right ? null : 'checksum');
  }
});

it('names the problem', () => {
  expect(ibanProblem('')).toBe('length');
  expect(ibanProblem('D')).toBe('length');
  expect(ibanProblem('DE89 3704')).toBe('length');
  expect(ibanProblem('DE89 3704 0044 0532 0130 000')).toBe('length');
  expect(ibanProblem('XX89 3704 0044 0532 0130 00')).toBe('country');
  expect(ibanProblem('DEAB 3704 0044 0532 0130 00')).toBe('checksum');
});

it('normalizes pasted numbers', () => {
  expect(normalizeIban('IBAN: de89 3704.0044-0532 0130 00\n')).toBe('DE89370400440532013000');
  expect(formatIban('DE89370')).toBe('DE89 370');
  expect(formatIban('DE89')).toBe('DE89');
  expect(normalizeIban('A'.repeat(60))).toHaveLength(34);
});
