import { expect, it } from 'vitest';

import { appCode } from '../testing/authenticator-app.ts';
import { halfMinuteOf, keyAddress, newKey } from './app-codes.ts';

/** '12345678901234567890' of RFC 6238, appendix B; the last six of its eight digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

it.each(vectors)('knows the code of the standard at %i seconds, one half minute before and after', (seconds, code) => {
  const at = (shift: number) => new Date((seconds + shift) * 1000);
  const halfMinute = Math.floor(seconds / 30);
  for (const shift of [-30, 0, 30]) expect(halfMinuteOf(key, code, at(shift))).toBe(halfMinute);
  for (const shift of [-90, -60, 60, 90]) expect(halfMinuteOf(key, code, at(shift))).toBeUndefined();
  expect(appCode(key, at(0))).toBe(code);
});

it('refuses invalid codes', () => {
  for (const code of ['', '28708', '2870820', 'abcdef', '28708\u0000'])
    expect(halfMinuteOf(key, code, new Date(59_000))).toBeUndefined();
});

it('makes a new key of 160 bits each time, and an address that an app understands', () => {
  const [one, other] = [newKey(), newKey()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(keyAddress(one, 'Herz & Co: Süd', 'Anna Maria'));
  expect([address.protocol, address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    one,
    'Herz & Co: Süd',
  ]);
  const now = new Date();
  expect(halfMinuteOf(one, appCode(one, now), now)).toBe(Math.floor(now.getTime() / 30_000));
});
