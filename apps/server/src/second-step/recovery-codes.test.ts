import { expect, it } from 'vitest';

import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('makes ten different codes, and hashes every spelling of one alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const hash = hashRecoveryCode('01ab-cdef-ghjk-mnpq');
  for (const typed of ['01AB CDEF GHJK MNPQ', 'oiabcdefghjkmnpq', ' OLAB-cdef–ghjk-mnpq '])
    expect(hashRecoveryCode(typed)).toEqual(hash);
  expect(hashRecoveryCode('01ab-cdef-ghjk-mnpr')).not.toEqual(hash);
});
