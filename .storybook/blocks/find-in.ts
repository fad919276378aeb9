import { languages, locales } from '../../packages/api-client/src/languages.ts';
import { localeNames, widths } from '../look/look.ts';
import type { LinkLook } from './story-link.tsx';
import type { LibraryElement } from './use-library.ts';

/** Words for a language, a width or a theme, and the toolbar's values for them. */
const lookWords = new Map<string, LinkLook>([
  ...Object.entries(localeNames).map(([locale, name]) => [name.toLowerCase(), { locale }] as const),
  ...locales.map((locale) => [languages[locale].english.toLowerCase(), { locale }] as const),
  ...Object.entries({
    pseudo: 'en-XA',
    accented: 'en-XA',
    rtl: 'en-XB',
  }).map(([name, locale]) => [name, { locale }] as const),
  ...Object.entries(widths).map(([viewport, width]) => [String(width), { viewport }] as const),
  ['mobile', { viewport: 'phone' }],
  ['phone', { viewport: 'phone' }],
  ['tablet', { viewport: 'md' }],
  ['laptop', { viewport: 'lg' }],
  ['desktop', { viewport: 'xl' }],
  ['dark', { theme: 'dark' }],
  ['light', { theme: 'light' }],
  ['200%', { text: '200' }],
]);

const ignored = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'is',
  'mode',
  'of',
  'on',
  'px',
  'the',
  'to',
  'when',
  'with',
]);

/** Words in the names of states, by a word that people use instead. */
const sameMeaning: Record<string, string> = {
  broken: 'error failed',
  busy: 'loading pending',
  out: 'no',
  without: 'no',
  offline: 'offline',
  waiting: 'loading pending',
  zero: 'no empty none',
};

export interface Found {
  element: LibraryElement;
  stories: LibraryElement['stories'];
  score: number;
}
export interface Answer {
  /** The toolbar settings that the words name. */
  look: LinkLook;
  found: Found[];
}

/** Finds the elements, states and toolbar settings named by words such as "chat input out of credits danish dark 360". */
export function findIn(library: LibraryElement[], query: string): Answer {
  const words = query
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean);
  const look: LinkLook = {};
  const wanted: string[] = [];
  for (const word of words) {
    const means = lookWords.get(word.replace(/px$/, ''));
    if (means) Object.assign(look, means);
    else if (!ignored.has(word)) wanted.push(word);
  }
  if (wanted.length === 0) return { look, found: [] };
  const found = library
    .map((element) => inElement(element, wanted))
    // Elements have no words of their own: a language makes a difference on screens only.
    .map((one) => (look.locale && !one.element.title.startsWith('UI/') ? { ...one, score: one.score * 2 } : one))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 12);
  return { look, found };
}

function inElement(element: LibraryElement, wanted: string[]): Found {
  const { notes } = element;
  const name = spoken(element.name);
  const names = [name, ...(notes?.synonyms ?? []).map((synonym) => synonym.toLowerCase())];
  const group = spoken(element.group);
  const about = `${notes?.use ?? ''}`.toLowerCase();
  const scoreOf = (word: string) => {
    if (names.some((text) => has(text, word))) return has(name, word) ? 6 : 5;
    return has(group, word) ? 2 : has(about, word) ? 1 : 0;
  };
  const states = element.stories.map((story) => ({
    story,
    hits: wanted.filter((word) => has(spoken(story.name), word)).length,
  }));
  const most = Math.max(0, ...states.map(({ hits }) => hits));
  const best = states.filter(({ hits }) => hits === most && most > 0).map(({ story }) => story);
  const text = best.map((story) => spoken(story.name)).join(' ');
  const known = wanted.every((word) => scoreOf(word) > 0 || has(text, word));
  const phrase = names.some((one) => wanted.join(' ').includes(one)) ? 8 : 0;
  const score = known ? wanted.reduce((sum, word) => sum + scoreOf(word), 0) + most * 3 + phrase : 0;
  return { element, stories: best.length > 0 ? best : element.stories, score };
}

const spoken = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('/', ' ')
    .toLowerCase();

/** Whether a word of the text begins with this word or one of the same meaning. */
function has(text: string, word: string): boolean {
  const starts = [word, ...(sameMeaning[word]?.split(' ') ?? [])];
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => starts.some((start) => part.startsWith(start.replace(/s$/, ''))));
}
