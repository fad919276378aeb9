const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it is shown: compatibility forms made plain (NFKC), nothing invisible, single spaces. */
export const cleanName = (name: string): string =>
  name.normalize('NFKC').replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim();

/**
 * What must be unique of a name: one spelling for everything that looks the same. Case is folded by way of upper case, so that ß and ſ
 * fall together with ss and s, and before that to lower case, as ẞ has no other capital.
 */
export const nameKey = (name: string): string =>
  cleanName(name).toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
