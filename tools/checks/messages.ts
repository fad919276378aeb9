import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { locales } from '../../packages/api-client/src/languages.ts';
import { root } from '../lib/process.ts';

/** One problem of one text. */
export interface MessageProblem {
  file: string;
  id: string;
  problem: string;
}

export type Texts = Record<string, string>;

/** For each id the languages in which the English words are right. */
export type SameWords = Record<string, readonly string[]>;

/** All problems of one language's texts, compared with the English ones. */
export function checkTexts(
  file: string,
  locale: string,
  english: Texts,
  texts: Texts,
  same: SameWords,
): MessageProblem[] {
  const problems: MessageProblem[] = [];
  const report = (id: string, problem: string) => problems.push({ file, id, problem });
  for (const id of Object.keys(english)) if (!(id in texts)) report(id, 'missing');
  for (const [id, text] of Object.entries(texts)) {
    const source = english[id];
    if (source === undefined) {
      report(id, 'unknown: English has no such message');
      continue;
    }
    if (text.trim() === '') report(id, 'empty');
    if (locale !== 'en' && text === source && needsTranslation(source) && !same[id]?.includes(locale))
      report(id, 'untranslated: equals the English');
    const parsed = parseText(text);
    if (typeof parsed === 'string') {
      report(id, parsed);
      continue;
    }
    const wanted = argumentsOf(parseText(source) as MessageFormatElement[]);
    const given = argumentsOf(parsed);
    for (const name of wanted) if (!given.has(name)) report(id, `argument ${name} is missing`);
    for (const name of given) if (!wanted.has(name)) report(id, `argument ${name} is unknown`);
    for (const problem of pluralProblems(parsed, locale)) report(id, problem);
  }
  return problems;
}

/** A text of one word (Online, Yoga), a name or only arguments may equal the English. */
function needsTranslation(text: string): boolean {
  const parsed = parseText(text);
  return typeof parsed !== 'string' && countWords(parsed) >= 2;
}

/** Number of words shown at once: of a plural's forms only the longest counts. */
function countWords(elements: MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}{2,}/gu)?.length ?? 0);
    if (element.type === TYPE.tag) return sum + countWords(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => countWords(value)));
  }, 0);
}

function parseText(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return `not a valid message: ${(error as Error).message}`;
  }
}

function visit(elements: MessageFormatElement[], see: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    see(element);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) visit(option.value, see);
    if (element.type === TYPE.tag) visit(element.children, see);
  }
}

function argumentsOf(elements: MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  visit(elements, (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return names;
}

/** CLDR: a plural needs every category of its language: for Polish one, few, many and other. */
function pluralProblems(elements: MessageFormatElement[], locale: string): string[] {
  const problems: string[] = [];
  visit(elements, (element) => {
    if (element.type !== TYPE.plural) return;
    for (const category of neededCategories(locale, element.pluralType ?? 'cardinal'))
      if (!(category in element.options)) problems.push(`plural of ${element.value} lacks ${category}`);
  });
  return problems;
}

const categories = new Map<string, Set<string>>();

/** Categories for numbers below a million: `many` of Romance languages is for larger ones, which these texts do not count. */
function neededCategories(locale: string, type: 'cardinal' | 'ordinal'): Set<string> {
  const known = categories.get(`${locale} ${type}`);
  if (known) return known;
  const rules = new Intl.PluralRules(locale, { type });
  const counts = [...Array.from({ length: 1_000 }, (_item, count) => count), 1_000, 10_000, 100_000, 0.5, 1.5];
  const needed = new Set(['other', ...counts.map((count) => rules.select(count))]);
  categories.set(`${locale} ${type}`, needed);
  return needed;
}

/**
 * Folders whose language files are loaded together: each feature and lander with texts, subfolders of `shared` with their own, and each
 * folder of the server with texts.
 */
function messageGroups(base: string): string[] {
  const withFiles = globSync(['packages/{features,landers}/src/{*,shared/*}/i18n', 'apps/server/src/**/i18n'], {
    cwd: base,
  }).map((folder) => dirname(folder));
  const withWords = globSync('packages/{features,landers}/src/**/*.messages.ts', { cwd: base }).map((file) =>
    file.split('/').slice(0, 4).join('/'),
  );
  const ofServer = globSync('apps/server/src/**/*.messages.ts', { cwd: base }).map((file) => dirname(file));
  return [...new Set([...withFiles, ...withWords, ...ofServer])].sort();
}

/** Other files that exist once per language in a folder, such as word lists: none may be missing or equal the English one. */
function dataProblems(base: string): MessageProblem[] {
  const folders = globSync('{packages,apps}/*/src/**/en.json', { cwd: base })
    .map((file) => dirname(file))
    .filter((folder) => !folder.endsWith('/i18n'));
  return folders.flatMap((folder) => {
    const read = (locale: string) => {
      const file = `${base}${folder}/${locale}.json`;
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const english = read('en');
    return locales.flatMap((locale) => {
      const data = read(locale);
      const problem =
        data === undefined ? 'no file' : locale !== 'en' && data === english ? 'equals the English' : undefined;
      return problem ? [{ file: `${folder}/${locale}.json`, id: '*', problem }] : [];
    });
  });
}

/** Checks every language file of every message group, and all others. */
export function checkMessages(base: string): { problems: MessageProblem[]; messages: number } {
  const same = JSON.parse(readFileSync(`${base}tools/checks/same-in-english.json`, 'utf8')) as SameWords;
  const groups = messageGroups(base);
  const problems: MessageProblem[] = [];
  let messages = 0;
  for (const group of groups) {
    const read = (locale: string): Texts | undefined => {
      try {
        return JSON.parse(readFileSync(`${base}${group}/i18n/${locale}.json`, 'utf8')) as Texts;
      } catch {
        return undefined;
      }
    };
    const english = read('en') ?? {};
    messages += Object.keys(english).length;
    const defined = definedMessages(base, group, groups);
    const file = (locale: string) => `${group}/i18n/${locale}.json`;
    for (const id of Object.keys(english))
      if (!defined.has(id)) problems.push({ file: file('en'), id, problem: 'no message of this id in the code' });
    for (const [id, text] of defined) {
      if (!(id in english)) problems.push({ file: file('en'), id, problem: 'missing' });
      else if (text !== undefined && text !== english[id])
        problems.push({ file: file('en'), id, problem: 'differs from the text in the code' });
    }
    for (const locale of locales) {
      const texts = read(locale);
      if (texts) problems.push(...checkTexts(file(locale), locale, english, texts, same));
      else problems.push({ file: file(locale), id: '*', problem: 'no valid file' });
    }
  }
  return { problems: [...problems, ...dataProblems(base)], messages };
}

/** Ids in the `*.messages.ts` files of a group, with their English text; those of a nested group belong to that one. */
function definedMessages(base: string, group: string, groups: readonly string[]): Map<string, string | undefined> {
  const inner = groups
    .filter((other) => other.startsWith(`${group}/`))
    .map((other) => `${other.slice(group.length + 1)}/`);
  const found = new Map<string, string | undefined>();
  for (const file of globSync('**/*.messages.ts', { cwd: `${base}${group}` })) {
    if (inner.some((folder) => file.startsWith(folder))) continue;
    for (const [, id = '', , text] of readFileSync(`${base}${group}/${file}`, 'utf8').matchAll(definition))
      found.set(id, text?.replaceAll(/\\(.)/g, '$1'));
  }
  return found;
}

const definition = /\bid:\s*['"`]([\w.-]+)['"`](?:,\s*defaultMessage:\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2)?/g;

if (import.meta.main) {
  const { problems, messages } = checkMessages(root);
  // A new language has a thousand: `--all` is for translators.
  const most = process.argv.includes('--all') ? problems.length : 60;
  for (const { file, id, problem } of problems.slice(0, most)) process.stdout.write(`${file}: ${id}: ${problem}\n`);
  if (problems.length > most) process.stdout.write(`... and ${problems.length - most} more (--all)\n`);
  process.stdout.write(`${messages} messages in ${locales.length} languages, ${problems.length} problems\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
