/** Accents that stand alone, written for an apostrophe: NFKC would take them apart. */
const accents = /[\u00B4\u0384\u1FFD]/g;
/** What keyboards and telephones put in place of the plain sign. */
const alike: readonly (readonly [plain: string, signs: RegExp])[] = [
  ["'", /[\u2018\u2019\u201B\u02BB\u02BC\u0060\u2032]/g],
  ['"', /[\u201C-\u201F\u00AB\u00BB]/g],
  ['-', /[\u2010-\u2014\u2212]/g],
  ['σ', /ς/g],
  // İ in small letters.
  ['i', /i\u0307+/g],
];
/** Controls that are no white space, joiners and other marks that nobody sees. */
const invisible = /(?![\t-\r\u0085])\p{Cc}|[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const space = /[\s\u0085]+/gu;

/**
 * A text as searches compare it, one form for what a reader takes for the same: NFKC, no case (ß is ss, İ and ı are i), without what
 * nobody sees, with one apostrophe, quotation mark, hyphen and space. The server compares stored texts by `folded_text` in SQL, which is
 * the same.
 */
export function foldText(text: string): string {
  const letters = text.replaceAll(accents, "'").replaceAll(invisible, '').normalize('NFKC');
  // By way of capitals, so that ß becomes ss; before that small, as ẞ has no other capital.
  const small = letters.toLowerCase().toUpperCase().toLowerCase();
  return alike
    .reduce((said, [plain, signs]) => said.replaceAll(signs, plain), small)
    .normalize('NFKC')
    .replaceAll(space, ' ');
}
