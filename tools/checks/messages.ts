import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { locales } from '../../packages/api-client/src/vocabulary.ts';

/** One thing that is wrong with one text. */
export interface MessageProblem {
  file: string;
  id: string;
  problem: string;
}

export type Texts = Record<string, string>;

/** Everything that is wrong with one language's texts against the English ones. `same` holds ids that may equal the English. */
export function checkTexts(file: string, locale: string, english: Texts, texts: Texts, same: ReadonlySet<string>): MessageProblem[] {
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
    if (locale !== 'en' && text === source && needsTranslation(source) && !same.has(id)) report(id, 'untranslated: equals the English');
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

/** A text of one short word, a name or only arguments may well be the same. */
function needsTranslation(text: string): boolean {
  return text.replace(/\{[^}]*\}/g, '').split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word)).length >= 3;
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
    if (element.type === TYPE.plural || element.type === TYPE.select) for (const option of Object.values(element.options)) visit(option.value, see);
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

/** CLDR: a plural needs every category of its language, Polish one, few, many and other for instance. */
function pluralProblems(elements: MessageFormatElement[], locale: string): string[] {
  const problems: string[] = [];
  visit(elements, (element) => {
    if (element.type !== TYPE.plural) return;
    const categories = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' }).resolvedOptions().pluralCategories;
    // `many` of Romance languages is for a million and more in compact notation, which these texts do not use.
    const needed = categories.filter((category) => !(category === 'many' && ['es', 'fr', 'it'].includes(locale)));
    for (const category of needed) if (!(category in element.options)) problems.push(`plural of ${element.value} lacks ${category}`);
  });
  return problems;
}

/** Checks every language file of every feature and lander. */
export function checkMessages(root: string): { problems: MessageProblem[]; messages: number } {
  const same = new Set(Object.keys(JSON.parse(readFileSync(`${root}tools/checks/same-in-english.json`, 'utf8')) as object));
  const problems: MessageProblem[] = [];
  let messages = 0;
  for (const folder of globSync('packages/{features,landers}/src/*/i18n', { cwd: root })) {
    const read = (locale: string): Texts | undefined => {
      try {
        return JSON.parse(readFileSync(`${root}${folder}/${locale}.json`, 'utf8')) as Texts;
      } catch {
        return undefined;
      }
    };
    const english = read('en') ?? {};
    messages += Object.keys(english).length;
    const defined = definedMessages(`${root}${dirname(folder)}`);
    for (const id of Object.keys(english)) if (!defined.has(id)) problems.push({ file: `${folder}/en.json`, id, problem: 'no message of this id in the code' });
    for (const id of defined) if (!(id in english)) problems.push({ file: `${folder}/en.json`, id, problem: 'missing' });
    for (const locale of locales) {
      const texts = read(locale);
      const file = `${folder}/${locale}.json`;
      if (!texts) problems.push({ file, id: '*', problem: 'no valid file' });
      else problems.push(...checkTexts(file, locale, english, texts, same));
    }
  }
  return { problems, messages };
}

/** Ids that `*.messages.ts` files of a folder define. */
function definedMessages(folder: string): Set<string> {
  const ids = new Set<string>();
  for (const file of globSync('**/*.messages.ts', { cwd: folder }))
    for (const [, id = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bid:\s*['"`]([\w.-]+)['"`]/g)) ids.add(id);
  return ids;
}

if (basename(process.argv[1] ?? '') === 'messages.ts') {
  const { problems, messages } = checkMessages(new URL('../../', import.meta.url).pathname);
  for (const { file, id, problem } of problems.slice(0, 60)) process.stdout.write(`${file}: ${id}: ${problem}\n`);
  if (problems.length > 60) process.stdout.write(`... and ${problems.length - 60} more\n`);
  process.stdout.write(`${messages} messages in ${locales.length} languages, ${problems.length} problems\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}
