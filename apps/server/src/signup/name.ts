/**
 * What must be unique of a name: one spelling for everything that looks the same. NFKC, without what cannot be seen, and case
 * folded (upper first, so that ß and ſ fall together with ss and s).
 */
export function nameKey(name: string): string {
  return visible(name.normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
}

/** Without characters that show nothing: controls, format characters (zero-width, direction) and fillers. */
export const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/gu, '');
