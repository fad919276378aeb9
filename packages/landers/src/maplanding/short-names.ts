/** Between the words of a name. */
const between = /[\s-]+/;
const beginningOf = (name: string) => name.slice(0, 3);

/**
 * Three or four letters that identify each region in its country: the first ones, or, if others begin alike, those of its words (PSa
 * for Pohjois-Savo, CyL for Castilla y León), or with the first differing letter (Podk, Podl).
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name, shortName(name, names)]));
}

function shortName(name: string, names: readonly string[]): string {
  const alike = names.filter((other) => other !== name && beginningOf(other) === beginningOf(name));
  const words = name.split(between);
  const [first = '', second = ''] = words;
  if (words.length > 1 && (alike.length > 0 || first.length < 3)) {
    return words.length > 2 ? words.map((word) => word[0]).join('') : `${first[0]}${second.slice(0, 2)}`;
  }
  const rivals = alike.filter((other) => other.split(between).length === 1);
  if (rivals.length === 0) return beginningOf(name);
  const differs = Array.from(name).findIndex((_letter, at) =>
    rivals.every((other) => !other.startsWith(name.slice(0, at + 1))),
  );
  return beginningOf(name) + (name[differs] ?? '');
}
