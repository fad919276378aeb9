/** Standalone accents typed as apostrophes: NFKC would take them apart. */
const accents = /[\u00B4\u0384\u1FFD]/g;
/** Signs that keyboards and telephones insert for the plain one, and letters that many keyboards lack. */
const alike: readonly (readonly [plain: string, signs: RegExp])[] = [
  ["'", /[\u2018\u2019\u201B\u02BB\u02BC\u0060\u2032]/g],
  ['"', /[\u201C-\u201F\u00AB\u00BB]/g],
  ['-', /[\u2010-\u2014\u2212]/g],
  ['σ', /ς/g],
  // İ lower-cased.
  ['i', /i\u0307+/g],
  ['ae', /æ/g],
  ['oe', /œ/g],
];
/** Controls that are not white space, joiners and other invisible marks. */
const invisible = /(?![\t-\r\u0085])\p{Cc}|[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const space = /[\s\u0085]+/gu;

/**
 * Folds a text for search, so that texts that a reader takes for the same are equal: NFKC, no case (ß is ss, İ and ı are i), æ as ae and
 * œ as oe, no invisible characters, one apostrophe, quotation mark, hyphen and space. `folded_text` in SQL does the same to stored texts.
 */
export function foldText(text: string): string {
  const letters = text.replaceAll(accents, "'").replaceAll(invisible, '').normalize('NFKC');
  // Upper case turns ß into ss; lower case comes first because ẞ has no other capital.
  const small = letters.toLowerCase().toUpperCase().toLowerCase();
  return alike
    .reduce((said, [plain, signs]) => said.replaceAll(signs, plain), small)
    .normalize('NFKC')
    .replaceAll(space, ' ');
}
