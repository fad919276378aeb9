import { customAlphabet } from 'nanoid';

import { hashSecret } from '../platform/ids.ts';

const count = 10;
/** Crockford's 32: none of them looks like another. Five bits each. */
const draw = customAlphabet('0123456789abcdefghjkmnpqrstvwxyz', 16);

/** Ten codes of 80 bits, in groups as they are read from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => (draw().match(/.{4}/g) ?? []).join('-'));

/** How a code is stored, the same for every way to type it: large or small, with or without its lines, o for 0 and l for 1. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return hashSecret(typed.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
