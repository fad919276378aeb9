import { locales } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { loadRudeCheck, rudeCheckOf } from './find-rude.ts';

interface Examples {
  rude: readonly string[];
  /** Everyday sentences with words that resemble those of the list. */
  kind: readonly string[];
}
const files = import.meta.glob<Examples>('./examples/*.json', { import: 'default' });
const lists = import.meta.glob<{ words: readonly string[] }>('./words/*.json', { import: 'default' });
const examplesIn = async (locale: string): Promise<Examples> =>
  (await files[`./examples/${locale}.json`]?.()) ?? { rude: [], kind: [] };

/** First names from our languages and others; some are words of other languages. */
const names =
  `Aino Aleksander Alessia Amélie Andrzej Anna Anneli Antje Arvid Åsa Astrid Begoña Birgit Bjørn Bo Bożena Bram Camille
  Carmen Chiara Cillian Clara Concha Daan Dagmar Dick Dorota Ed Eero Eilidh Élodie Emil Fanny Fenna Ferran Freja Gaël Garcelle Gay
  Giulia Grażyna Gunnar Hanneke Heikki Henrik Horst Iker Inés Ingrid Jacek Jens Joanna Jordi Jürgen Kaisa Kasper Kike Kirsten
  Krzysztof Lars Leevi Léonie Lieke Llúcia Lola Lotte Łucja Lutz Maëlle Manne Maarit Małgorzata Marica Marte Matteo Michał Mikkel
  Modesto Mona Niamh Nuria Odd Olav Oona Pádraig Paweł Pekka Perla Pernille Pip Pippa Ragnhild Randi Randy Raúl Rikke Rut Saoirse
  Sigrid Siobhán Sjoerd Slavomir Solveig Søren Staffan Stian Svein Timi Tiina Torsten Tove Troy Tuuli Ulla Urpo Väinö Vincenzo
  Wiebke Willy Wojciech Xavi Yannick Zbigniew Zoë Øyvind`.split(/\s+/);

describe('the warning about rude words', () => {
  it.each(locales)('recognizes insults in %s', async (locale) => {
    const check = await loadRudeCheck(locale);
    const { rude } = await examplesIn(locale);
    expect(rude.filter((text) => !check(text))).toEqual([]);
    expect(rude.length).toBeGreaterThanOrEqual(3);
  });

  it.each(locales)('accepts everyday sentences in %s', async (locale) => {
    const check = await loadRudeCheck(locale);
    const { kind } = await examplesIn(locale);
    expect(kind.filter(check)).toEqual([]);
    expect(kind.length).toBeGreaterThanOrEqual(5);
  });

  it.each(locales)(
    'has an everyday example in %s for each word that is rude only when it stands alone',
    async (locale) => {
      const { words = [] } = (await lists[`./words/${locale}.json`]?.()) ?? {};
      const { kind } = await examplesIn(locale);
      const alone = words.filter((entry) => entry.endsWith('!'));
      const unseen = alone.filter((entry) => !kind.some(rudeCheckOf([entry.slice(0, -1)])));
      expect(unseen).toEqual([]);
      expect(alone.length).toBeGreaterThan(0);
    },
  );

  it.each(locales)('takes no first name for an insult in %s', async (locale) => {
    const check = await loadRudeCheck(locale);
    const greetings = names.flatMap((name) => [name, `Hi ${name}`, `Hello, ${name}!`, `${name}, how are you?`]);
    expect(greetings.filter(check)).toEqual([]);
  });

  it('matches an entry as a whole word, with any ending only if the list says so', () => {
    const check = rudeCheckOf(['ass', 'dolt*', 'you pig']);
    expect(['an ass', 'dolts', 'doltish', 'You, pig!', 'you  pig'].filter((text) => !check(text))).toEqual([]);
    expect(['assess', 'bass', 'adolt', 'your pig'].filter(check)).toEqual([]);
  });

  it('matches a hyphen or an apostrophe of an entry with anything between two words', () => {
    const check = rudeCheckOf(["you're-daft"]);
    expect(["You're daft", 'you’re-daft', 'you re... daft'].filter((text) => !check(text))).toEqual([]);
    expect(['youre daft', "you're", 'you are daft'].filter(check)).toEqual([]);
  });

  it('matches an entry with ! only if no other word stands beside it in its sentence', () => {
    const check = rudeCheckOf(['pig!']);
    const rude = ['Pig', 'PIG!!', 'Hey, pig!', 'Oh... pig 😡', 'Go away.\nPig.\nI mean it', '«pig»'];
    expect(rude.filter((text) => !check(text))).toEqual([]);
    const kind = ['a pig', 'Pig, how sweet', 'guinea-pig', 'pig-tail', 'Pig 🐷 farmers', 'Is it your pig?', 'pigs'];
    expect(kind.filter(check)).toEqual([]);
  });
});
