import { customAlphabet } from 'nanoid';

/** Crockford's 32 characters: no two look alike. 80 bits, so that nobody finds another's complaint by guessing. */
const draw = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 16);

const inGroups = (letters: string): string => (letters.match(/.{1,4}/g) ?? []).join('-');

/** A new reference, in groups as they are read out on the phone. */
export const newReference = (): string => inGroups(draw());

/** A reference as it is stored, from any way of typing it: upper or lower case, o for 0 and l for 1. */
export function cleanReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return inGroups(letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
}
