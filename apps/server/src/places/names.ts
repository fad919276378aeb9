import type { Locale } from '@heartline/api-client/contract';

import { regionNames, townNames } from './data/names.ts';

export type NamesByLanguage = Partial<Record<Locale, string>>;

const read = (text: string): NamesByLanguage =>
  Object.fromEntries(
    text.split(', ').flatMap((entry) => {
      const [languages = '', ...name] = entry.split(' ');
      return name.length === 0 ? [] : languages.split('|').map((language) => [language, name.join(' ')]);
    }),
  );

const towns = Object.entries(townNames).map(([town, text]) => {
  const [country = '', id = '', ...name] = town.split(' ');
  return { id: `${country}-${id}`, name: name.join(' '), abroad: read(text) };
});

/** Names of regions and places in other languages, where they differ from the local one. By id, then by language. */
export const exonyms: ReadonlyMap<string, NamesByLanguage> = new Map([
  ...Object.entries(regionNames).map(([id, text]) => [id, read(text)] as const),
  ...towns.map(({ id, abroad }) => [id, abroad] as const),
]);

/** The local name, where GeoNames lists the place under another one. By id. */
export const localNames: ReadonlyMap<string, string> = new Map(towns.map(({ id, name }) => [id, name]));
