import { customAlphabet } from 'nanoid';

/** Crockford's 32: none of them looks like another. 80 bits, so that nobody comes upon the complaint of another. */
const draw = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 16);

const inGroups = (letters: string): string => (letters.match(/.{1,4}/g) ?? []).join('-');

/** A new reference, in groups as they are read out on the telephone. */
export const newReference = (): string => inGroups(draw());

/** A reference as it is stored, for every way to type it: large or small, o for 0 and l for 1. */
export function cleanReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return inGroups(letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
}
