import { graphemes } from '../platform/text.ts';
import { sites } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';
import { looksLike, unboxed } from './look-alikes.ts';
import { plainName } from '../identity/name.ts';
import { byLetters, fitsAround, isOneLetterOff, squeezed } from './nearly-same.ts';
import { loneWords, staffWords, unspacedWords } from './reserved-names.data.ts';

/** A word of this length is recognisable even inside another one: xXModeratorXx. */
const unmistakable = 9;
/** A word of this length is recognisable at the beginning or end of another one, if the rest may be a name: supportanna, adminanna. */
const clear = 7;
/** Minimum length of that rest: Adminah is a name, adminanna is not. */
const shortestBeside = 3;
/** A word of this length stays recognisable with one letter changed. */
const longEnoughToErr = 8;
/** Shorter words become names when a letter is doubled or reduced: Staf. */
const longEnoughToSqueeze = 5;
/** A shorter word split by spaces is more likely a name with an initial, as in Tea M. */
const longEnoughInParts = 7;

/** Check marks, which sites use for verified identities, and letters that look like one where they spell no word of their script. */
const checkMarks = [
  // A shield, which some sites use instead.
  /\u{1F6E1}/u,
  /[\u221A\u237B\u2611\u2705\u2713\u2714\u3191\u{10102}\u{1F5F8}\u{1F5F9}\u{1FBB1}]/u,
  /(?<!\p{sc=Tai_Viet})[\uAA9C\uAA9D]+(?!\p{sc=Tai_Viet})/u,
  /(?<![\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Han}])[レㇾ]+(?![\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Han}ー])/u,
  // A boxed V for "verified", alone: ⓥ is stored as the letter it is.
  /(?<![\p{L}\p{M}\u{1F150}-\u{1F189}])[\u{1F165}\u{1F185}](?![\p{L}\p{M}\u{1F150}-\u{1F189}])/u,
];

interface Word {
  /** Its looks in small letters, as a name and in capitals, which in Cyrillic and Greek resemble other letters. */
  looks: readonly string[];
  /** Number of letters as written. */
  length: number;
}

function wordOf(text: string): Word {
  const [first = '', ...rest] = text;
  const spellings = [text, `${first.toUpperCase()}${rest.join('')}`, text.toUpperCase()];
  return { looks: [...new Set(spellings.map(looksLike))], length: text.length };
}

const looksFrom = (words: readonly Word[], shortest = 0): string[] =>
  words.filter(({ length }) => length >= shortest).flatMap(({ looks }) => looks);

const staff = staffWords.map(wordOf);
const inside = looksFrom(staff, unmistakable);
const atEnds = [...looksFrom(staff, clear), looksLike('admin')];
const lone = new Set(looksFrom(loneWords.map(wordOf)));
const unspaced = unspacedWords.map(plainName);

/**
 * Whether a name claims that its bearer is staff, is the site, or is vouched for by it. The rules apply to the look of the name:
 * - A word that is a staff word or the name of a site of the pool is refused, and so is one that consists only of several of them. Digits
 *   before and after it are ignored. Words end at spaces and signs, and where a capital follows a small letter: Admin Anna, anna_admin1,
 *   SupportAnna and HeartlineTeam are refused, Adminah and Teamo are not.
 * - So is a split word: in single letters, as in S.u.p.p.o.r.t, or of at least seven letters, as in Customer Service.
 * - So is a near match: letters doubled or reduced from five letters on (Hearttline), one letter changed from eight on (Offical), one or
 *   two letters of an unknown alphabet (ልdmin).
 * - Staff words of at least nine letters are also refused inside a word, and those of seven, and admin, at its beginning and end.
 * - A name that is only a word for an office (Billing) is refused, Anna Billing is not.
 * - So are a check mark, and a staff word of a script without spaces, at any position.
 */
export function isReserved(name: string, site: Site): boolean {
  const vocabulary = vocabularyOf(site);
  const isWord = (text: string) => vocabulary.known.has(text);
  const isOffice = (text: string) => isMadeOf(text, (part) => lone.has(part) || isWord(part));
  const { words, pieces, runs, edges } = partsOf(name);
  const bare = plainName(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return (
    checkMarks.some((mark) => mark.test(name)) ||
    unspaced.some((word) => bare.includes(word)) ||
    isNothingBut(isOffice, words) ||
    [...words, ...pieces, ...runs]
      .flat()
      .some((text) => isMadeOf(text, isWord) || inside.some((word) => text.includes(word))) ||
    [...words, ...pieces].flat().some((text) => [text, byLetters(text)].some((look) => comesNear(look, vocabulary))) ||
    edges.some((edge) => atEnds.some((word) => standsAtEdge(word, edge)))
  );
}

interface Vocabulary {
  /** Looks of all staff words and of the names of the sites. */
  known: ReadonlySet<string>;
  /** Those looks, and the same by letters. */
  spelt: ReadonlySet<string>;
  /** Those that stay recognisable with letters doubled or reduced, squeezed. */
  squeezable: ReadonlySet<string>;
  /** Those that stay recognisable with one letter changed, squeezed. */
  long: readonly string[];
}

const vocabularies = new Map<string, Vocabulary>();

function vocabularyOf({ pool }: Site): Vocabulary {
  const made = vocabularies.get(pool);
  if (made) return made;
  const names = sites
    .filter((site) => site.pool === pool)
    .flatMap(({ settings }) => [settings.name, settings.mail_name])
    .map((name) => wordOf(name.replaceAll(/[^\p{L}\p{N}]/gu, '')));
  const words = [...staff, ...names];
  const known = new Set(looksFrom(words));
  const spelt = new Set([...known, ...[...known].map(byLetters)]);
  const long = new Set(looksFrom(words, longEnoughToErr).flatMap((look) => [look, byLetters(look)].map(squeezed)));
  const squeezable = new Set(
    [...known].map((look) => squeezed(byLetters(look))).filter((look) => look.length >= longEnoughToSqueeze),
  );
  const vocabulary = { known, spelt, squeezable, long: [...long] };
  vocabularies.set(pool, vocabulary);
  return vocabulary;
}

/** The components of a name by their look, in several spellings. */
interface Parts {
  /** The text between spaces and signs. */
  words: string[][];
  /** The words, also cut where a capital follows a small letter. */
  pieces: string[][];
  /** Several consecutive words joined to one. */
  runs: string[][];
  /** Ends of the pieces, without digits and signs at the opposite end. */
  edges: Edges[];
}

interface Edges {
  front: string;
  back: string;
}

function partsOf(name: string): Parts {
  const words = unboxed(plainName(name))
    .split(/[^\p{L}\p{M}\p{N}@$!|€+]+/u)
    .filter((word) => word !== '');
  const runs = words
    .flatMap((_word, first) => words.slice(first + 1).map((_other, more) => words.slice(first, first + more + 2)))
    .filter((run) => graphemes(run.join('')) >= longEnoughInParts || run.every((word) => graphemes(word) === 1))
    .map((run) => run.join(''));
  const pieces = words.flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u));
  return {
    words: words.map(spellingsOf),
    pieces: pieces.map(spellingsOf),
    runs: runs.map(spellingsOf),
    edges: pieces.map((piece) => ({
      front: looksLike(piece.replace(atEnd, '')),
      back: looksLike(piece.replace(atStart, '')),
    })),
  };
}

const signs = String.raw`[\p{N}@$!|€+]+`;
const [atStart, atEnd] = [new RegExp(`^${signs}`, 'u'), new RegExp(`${signs}$`, 'u')];

/** With and without the digits and signs at its ends, which may stand for letters. */
function spellingsOf(text: string): string[] {
  const bare = text.replace(atStart, '');
  return [...new Set([text, bare, text.replace(atEnd, ''), bare.replace(atEnd, '')])].map(looksLike);
}

/** Ignores digits and signs. */
function isNothingBut(isOffice: (text: string) => boolean, words: readonly string[][]): boolean {
  const named = words.filter((looks) => !looks.includes(''));
  return named.length > 0 && named.every((looks) => looks.some(isOffice));
}

/** Only consecutive words, without a rest. */
function isMadeOf(text: string, isWord: (part: string) => boolean): boolean {
  const ends = [0];
  for (let end = 1; end <= text.length; end += 1)
    if (ends.some((start) => isWord(text.slice(start, end)))) ends.push(end);
  return text !== '' && ends.at(-1) === text.length;
}

/** Whether a reader would recognise one of these words although letters are missing, doubled, or of another alphabet. */
function comesNear(text: string, { spelt, squeezable, long }: Vocabulary): boolean {
  const said = squeezed(text);
  return squeezable.has(said) || long.some((word) => isOneLetterOff(said, word)) || fitsAround(text, spelt);
}

/** If the rest may be a name. */
const standsAtEdge = (word: string, { front, back }: Edges): boolean =>
  (front.length >= word.length + shortestBeside && front.startsWith(word)) ||
  (back.length >= word.length + shortestBeside && back.endsWith(word));
