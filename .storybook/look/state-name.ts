/** Words of a state's name that keep their capital: languages, countries, our products and sites, keys, and abbreviations. */
const proper =
  /^(I|Danish|German|English|Spanish|Finnish|French|Italian|Norwegian|Dutch|Polish|Swedish|Germany|Portuguese|United|States|American|Premium|Heartline|Nordlys|Amici|Enter|Escape|Tab|[A-Z]{2,}\S*)$/;

/** Turns `On Phone In German` into “On phone in German”. */
export const stateName = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => (at === 0 || proper.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(' ');
