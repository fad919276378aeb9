import { customAlphabet } from 'nanoid';

import { hashSecret } from '../platform/ids.ts';

const count = 10;
/** Crockford's 32: no two look alike. Five bits each. */
const draw = customAlphabet('0123456789abcdefghjkmnpqrstvwxyz', 16);

/** Ten codes of 80 bits, in groups for reading from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => (draw().match(/.{4}/g) ?? []).join('-'));

/** The stored hash of a code, the same for every spelling: upper or lower case, with or without dashes, o for 0 and l for 1. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return hashSecret(typed.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
