import unhomoglyph from 'unhomoglyph';

import { plainName } from '../identity/name.ts';

/** Missing from Unicode's list of confusables: small capitals and the like, by the letter each resembles. */
const smallLetters = new Map(
  Object.entries({
    a: 'ᴀ',
    b: 'ʙв',
    c: 'ᴄ',
    d: 'ᴅ',
    e: 'ᴇ',
    f: 'ꜰ',
    g: 'ɢ',
    h: 'ʜнһ',
    i: 'ꭵꮖᏆı',
    j: 'ᴊ',
    k: 'ᴋĸκк',
    l: 'ʟ',
    rn: 'ᴍʍм',
    n: 'ɴᴎ',
    o: 'ᴏ',
    p: 'ᴘ',
    r: 'ʀ',
    s: 'ꜱ',
    t: 'ᴛτт',
    u: 'ᴜ',
    v: 'ᴠ',
    w: 'ᴡ',
    y: 'ʏ',
    z: 'ᴢ',
  }).flatMap(([letter, looks]) => Array.from(looks, (look) => [look, letter] as const)),
);
/** Alphabets that "fancy letters" generators compose from other scripts, from A to Z; letters that are already Latin stay. */
const dressedAlphabets = ['ᗩᗷᑕᗪEᖴGᕼIᒍKᒪᗰᑎOᑭᑫᖇSTᑌᐯᗯ᙭YZ', '卂乃匚ᗪ乇千Ꮆ卄丨フҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙'];
const dressedLetters = new Map(
  dressedAlphabets.flatMap((alphabet) =>
    Array.from(alphabet, (look, index) => [look, String.fromCodePoint(97 + index)] as const),
  ),
);
/** White letters on black circles and squares, and the letters of flags: Unicode does not count them as letters. */
const boxedLetters = [0x1f150, 0x1f170, 0x1f1e6];
const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };
const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '+': 't' };

/** Letters in boxes as plain letters, as readers see them. */
export const unboxed = (text: string): string =>
  text.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (box) => {
    const code = box.codePointAt(0) ?? 0;
    const first = boxedLetters.findLast((start) => start <= code) ?? code;
    return String.fromCodePoint(97 + code - first);
  });

const undressed = (text: string) => Array.from(text, (sign) => dressedLetters.get(sign) ?? sign).join('');
const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The look of a text (Unicode TR39, skeletons): texts that a reader may confuse have the same one. No case, no accents; letters of other
 * alphabets, and digits and signs used as letters, become the Latin ones they resemble.
 */
export function looksLike(text: string): string {
  // Capitals resemble other letters than their small forms do: the Greek capital of η resembles H.
  const latin = unhomoglyph(unhomoglyph(undressed(withoutMarks(unboxed(plainName(text))))).toLowerCase());
  const letters = Array.from(
    withoutMarks(latin),
    (sign) => smallLetters.get(sign) ?? digits[sign] ?? signs[sign] ?? sign,
  ).join('');
  return letters
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv')
    .replaceAll('l', 'i')
    .replaceAll(/(.)\1{2,}/gu, '$1$1');
}
