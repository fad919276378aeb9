import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { languages, locales, type Locale } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { counting, counts } from '../testing/counting-words.ts';
import { readWords } from './words.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const files = (locale: Locale) => globSync(`**/i18n/${locale}.json`, { cwd: source }).map((file) => source + file);
const textsOf = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...files(locale).map((file): unknown => JSON.parse(readFileSync(file, 'utf8'))));
const words = await readWords(async (locale) => ({ default: textsOf(locale) }));

describe('[LOC-04c] numbers in the server’s texts', () => {
  it('each text with a number is in the table', () => {
    const found = Object.entries(textsOf('en')).filter(([, text]) => text.includes(', plural,'));
    expect(found.map(([id]) => id).sort()).toEqual(Object.keys(counting).sort());
  });

  it.each(Object.entries(counting).flatMap(([id, each]) => locales.map((locale) => [locale, id, each] as const)))(
    '%s %s',
    (locale, id, { argument, beside, said, oneInWords }) => {
      const digits = new Intl.NumberFormat(languages[locale].formats);
      const rules = new Intl.PluralRules(locale);
      for (const [index, count] of counts.entries()) {
        const text = words(locale).say({ id }, { ...beside, [argument]: count, site: 'Heartline' });
        // The whole word, so that "dage" does not pass for "dag".
        const after = new RegExp(`${digits.format(count)} (\\p{L}+)`, 'u').exec(text)?.[1];
        const inWords = oneInWords && rules.select(count) === 'one';
        expect(after, text).toBe(inWords ? undefined : said[locale]?.[index]);
        expect(text).not.toMatch(/[{}#]/);
      }
    },
  );
});

describe('words', () => {
  const one = (texts: Record<string, string>) =>
    readWords(async (locale) => ({ default: locale === 'en' ? texts : {} })).then((of) => of('en'));

  it('a text with a missing value throws', async () => {
    const { say } = await one({ 'a.b': 'Hi {name}' });
    expect(() => say({ id: 'a.b' }, {})).toThrow(/name/);
  });

  it('a text that a language lacks falls back to English', async () => {
    const of = await readWords(async () => ({ default: {} }));
    expect(of('pl').say({ id: 'a.b', defaultMessage: 'Hi' })).toBe('Hi');
  });

  it('dates are in UTC, in the words of the language', async () => {
    const of = await readWords(async () => ({ default: { 'a.b': '{at, date, long}' } }));
    const say = (locale: Locale) => of(locale).say({ id: 'a.b' }, { at: new Date('2027-05-21T23:30:00Z') });
    expect([say('de'), say('fi'), say('pl')]).toEqual(['21. Mai 2027', '21. toukokuuta 2027', '21 maja 2027']);
  });
});
