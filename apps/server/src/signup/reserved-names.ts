import { graphemes } from '../platform/text.ts';
import { sites } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';
import { looksLike, unboxed } from './look-alikes.ts';
import { cleanName } from '../identity/name.ts';
import { staffWords } from './reserved-names.data.ts';

/** So long a word is nothing else inside another one either: xXModeratorXx. */
const unmistakable = 9;
/** Parts of a shorter word are more likely a name and an initial, as in Tea M. */
const longEnoughInParts = 7;

const staff = new Set(staffWords.map(looksLike));
const longStaff = staffWords.filter((word) => word.length >= unmistakable).map(looksLike);

/**
 * Whether a name says that its bearer is of the staff, or is the site. The rules, on what the name looks like:
 * - A word that is a staff word or the name of a site of the pool is refused, and so is one that is nothing but several of them. Digits
 *   before and behind it do not count. Words end at spaces and signs, and where a capital follows a small letter: Admin Anna, anna_admin1,
 *   SupportAnna and HeartlineTeam are refused, Adminah and Teamo are not.
 * - So is a word in parts: in single letters, as in S.u.p.p.o.r.t, or of seven letters and more, as in Customer Service.
 * - Staff words of nine letters and more are refused inside a word, too.
 */
export function isReserved(name: string, site: Site): boolean {
  const own = namesOfPool(site);
  const isWord = (text: string) => staff.has(text) || own.has(text);
  return wordsOf(name)
    .flatMap(spellingsOf)
    .some((text) => isMadeOf(text, isWord) || longStaff.some((word) => text.includes(word)));
}

function namesOfPool({ pool }: Site): Set<string> {
  const names = sites
    .filter((site) => site.pool === pool)
    .flatMap(({ settings }) => [settings.name, settings.mail_name]);
  return new Set(names.map((name) => looksLike(name.replaceAll(/[^\p{L}\p{N}]/gu, ''))));
}

function wordsOf(name: string): string[] {
  const words = unboxed(cleanName(name))
    .split(/[^\p{L}\p{M}\p{N}@$!|€+]+/u)
    .filter((word) => word !== '');
  const runs = words.flatMap((_word, first) =>
    words.slice(first + 1).map((_other, more) => words.slice(first, first + more + 2)),
  );
  const inParts = runs.filter(
    (run) => graphemes(run.join('')) >= longEnoughInParts || run.every((word) => graphemes(word) === 1),
  );
  return [
    ...words,
    ...words.flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u)),
    ...inParts.map((run) => run.join('')),
  ];
}

const signs = String.raw`[\p{N}@$!|€+]+`;
const [atStart, atEnd] = [new RegExp(`^${signs}`, 'u'), new RegExp(`${signs}$`, 'u')];

/** With the digits and signs at its ends, which may stand for letters, and without them. */
const spellingsOf = (text: string): string[] =>
  [text, text.replace(atStart, ''), text.replace(atEnd, ''), text.replace(atStart, '').replace(atEnd, '')].map(
    looksLike,
  );

/** Nothing but words, one after the other. */
function isMadeOf(text: string, isWord: (part: string) => boolean): boolean {
  const ends = [0];
  for (let end = 1; end <= text.length; end += 1)
    if (ends.some((start) => isWord(text.slice(start, end)))) ends.push(end);
  return text !== '' && ends.at(-1) === text.length;
}
