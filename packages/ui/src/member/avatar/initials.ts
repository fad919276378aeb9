const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Most code points of a real character, apart from family emoji: a letter and its diacritics. */
const longest = 8;

/** Up to two graphemes: of the first and the last word. Whole ones, so that "Åsa" and "王芳" stay whole. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => firstOf(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

/** The first grapheme. If its marks never end, at most as many as a real one has. */
function firstOf(word: string): string {
  const [first] = graphemes.segment(word.slice(0, 100));
  const points = Array.from(first?.segment ?? '');
  return points.length > longest ? (/^\P{M}\p{M}{0,4}/u.exec(word)?.[0] ?? '') : points.join('');
}

/** The same colour for the same name, everywhere. */
export function tintOf(name: string): 0 | 1 | 2 | 3 {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return (sum % 4) as 0 | 1 | 2 | 3;
}

/** Hue of the ground behind an initial as large as a photo: rose, blue, green, amber, as distinct as the tints of avatars. */
export const hues = [8, 255, 165, 55] as const;
