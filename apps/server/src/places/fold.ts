/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Folds the spellings of a name to one, on both sides of the search: without case, marks and apostrophes, and with a space for anything
 * else between two words.
 */
export function fold(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z ]*$/.test(lower)) return lower.trim();
  return lower
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼʻ`´]/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Spellings from keyboards without the letter: Koeln, Aarhus. */
const typed: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
/** Words before a name that many people leave out when they search. */
const article = /^(?:(?:de[nrst]?|die|das|het|the|l[aeo]s?|el|il|gli|[aio]|as|os|bad|s) (?=..)|(?:l|d|s)['’](?=..))/i;
const saints = ['st', 'saint', 'sankt', 'sainte', 'ste'];
const saint = new RegExp(`\\b(?:${saints.join('|')}) `);

/** All keys by whose beginning a name is found. */
export function keysOf(name: string): string[] {
  const keys = [fold(name)];
  if (/[äöüøå]/i.test(name)) keys.push(fold(name.replace(/[äöüøå]/gi, (letter) => typed[letter.toLowerCase()] ?? '')));
  const bare = name.replace(article, '');
  if (bare !== name) keys.push(fold(bare));
  return keys.flatMap((key) =>
    saint.test(key)
      ? saints
          .slice(0, 3)
          .map((word) => key.replace(saint, `${word} `))
          .concat(key)
      : key,
  );
}
