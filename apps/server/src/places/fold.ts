/** Letters that do not come apart into a letter and a sign. */
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
 * One spelling for all that people type for a name, on both sides of the search: without case, signs and apostrophes, and with a space for
 * whatever else stands between two words.
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

/** As keyboards write it that do not have the letter: Koeln, Aarhus. */
const typed: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
/** What may stand before a name, and is left out by half of those who look for it. */
const article = /^(?:(?:de[nrst]?|die|das|het|the|l[aeo]s?|el|il|gli|[aio]|as|os|bad|s) (?=..)|(?:l|d|s)['’](?=..))/i;
const saints = ['st', 'saint', 'sankt', 'sainte', 'ste'];
const saint = new RegExp(`\\b(?:${saints.join('|')}) `);

/** All that a name is found by the beginning of. */
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
