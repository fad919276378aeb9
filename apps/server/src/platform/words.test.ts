import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { languages, locales, type Locale } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { readWords } from './words.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const files = (locale: Locale) => globSync(`**/i18n/${locale}.json`, { cwd: source }).map((file) => source + file);
const textsOf = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...files(locale).map((file): unknown => JSON.parse(readFileSync(file, 'utf8'))));
const words = await readWords(async (locale) => ({ default: textsOf(locale) }));

const counts = [0, 1, 2, 5, 21, 22, 1000];
const forms = (one: string, other: string) => counts.map((count) => (count === 1 ? one : other));
/** French has its singular for nothing, too. */
const french = (one: string, other: string) => counts.map((count) => (count < 2 ? one : other));
const polish = (one: string, few: string, many: string) => [many, one, few, many, many, few, many];

/** Each text that counts: the argument, and the word behind the number for each of the counts. */
const counting: Record<string, { argument: string; said: Partial<Record<Locale, string[]>> }> = {
  'order.description': {
    argument: 'credits',
    said: {
      da: forms('kredit', 'kreditter'),
      de: forms('Credit', 'Credits'),
      en: forms('credit', 'credits'),
      es: forms('crédito', 'créditos'),
      fi: forms('krediitti', 'krediittiä'),
      fr: french('crédit', 'crédits'),
      it: forms('credito', 'crediti'),
      nb: forms('kreditt', 'kreditter'),
      nl: forms('credit', 'credits'),
      pl: polish('kredyt', 'kredyty', 'kredytów'),
      sv: forms('kredit', 'krediter'),
    },
  },
  'mail.activation.note': {
    argument: 'days',
    said: {
      da: forms('dag', 'dage'),
      de: forms('Tag', 'Tage'),
      en: forms('day', 'days'),
      es: forms('día', 'días'),
      fi: forms('päivän', 'päivän'),
      fr: french('jour', 'jours'),
      it: forms('giorno', 'giorni'),
      nb: forms('dag', 'dager'),
      nl: forms('dag', 'dagen'),
      pl: polish('dzień', 'dni', 'dni'),
      sv: forms('dag', 'dagar'),
    },
  },
  'mail.passwordReset.note': {
    argument: 'minutes',
    said: {
      da: forms('minut', 'minutter'),
      de: forms('Minute', 'Minuten'),
      en: forms('minute', 'minutes'),
      es: forms('minuto', 'minutos'),
      fi: forms('minuutin', 'minuutin'),
      fr: french('minute', 'minutes'),
      it: forms('minuto', 'minuti'),
      nb: forms('minutt', 'minutter'),
      nl: forms('minuut', 'minuten'),
      pl: polish('minutę', 'minuty', 'minut'),
      sv: forms('minut', 'minuter'),
    },
  },
};

describe('[LOC-04c] what the server counts', () => {
  it('each text that counts stands in the table', () => {
    const found = Object.entries(textsOf('en')).filter(([, text]) => text.includes(', plural,'));
    expect(found.map(([id]) => id).sort()).toEqual(Object.keys(counting).sort());
  });

  it.each(
    Object.entries(counting).flatMap(([id, { argument, said }]) =>
      locales.map((l) => [l, id, argument, said[l]] as const),
    ),
  )('%s %s', (locale, id, argument, expected) => {
    const digits = new Intl.NumberFormat(languages[locale].formats);
    for (const [index, count] of counts.entries()) {
      const text = words(locale).say({ id }, { [argument]: count, site: 'Heartline' });
      // The whole word, so that "dage" does not pass for "dag".
      const after = new RegExp(`${digits.format(count)} (\\p{L}+)`, 'u').exec(text)?.[1];
      expect(after, text).toBeDefined();
      expect(after, text).toBe(expected?.[index] ?? after);
      expect(text).not.toMatch(/[{}#]/);
    }
  });
});

describe('words', () => {
  const one = (texts: Record<string, string>) =>
    readWords(async (locale) => ({ default: locale === 'en' ? texts : {} })).then((of) => of('en'));

  it('a text with a hole is not said', async () => {
    const { say } = await one({ 'a.b': 'Hi {name}' });
    expect(() => say({ id: 'a.b' }, {})).toThrow(/name/);
  });

  it('a text that a language lacks is said in English', async () => {
    const of = await readWords(async () => ({ default: {} }));
    expect(of('pl').say({ id: 'a.b', defaultMessage: 'Hi' })).toBe('Hi');
  });

  it('dates are those of UTC, in the words of the language', async () => {
    const of = await readWords(async () => ({ default: { 'a.b': '{at, date, long}' } }));
    const say = (locale: Locale) => of(locale).say({ id: 'a.b' }, { at: new Date('2027-05-21T23:30:00Z') });
    expect([say('de'), say('fi'), say('pl')]).toEqual(['21. Mai 2027', '21. toukokuuta 2027', '21 maja 2027']);
  });
});
