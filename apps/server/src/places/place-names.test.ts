import { locales, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { kilometresBetween } from './cells.ts';
import { fold, keysOf } from './fold.ts';
import { countries, readGazetteer, type PlaceRecord } from './gazetteer.ts';
import { exonyms } from './names.ts';

type PlaceList = EndpointAnswer<typeof endpoints.places.list>;
type FoundPlaces = EndpointAnswer<typeof endpoints.places.search>['places'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = async <T>(path: string, host = 'localhost', as?: TestMember): Promise<T> => {
  const response = await server.request('GET', path, { ...(as ? { as } : {}), headers: { host } });
  expect(response.status).toBe(200);
  // Keeps the tests clear of the rate limits.
  server.clock.advance(1);
  return (await response.json()) as T;
};
const search = async (
  country: string,
  text: string,
  language = 'en',
  as?: TestMember,
  region = '',
): Promise<FoundPlaces> =>
  (
    await get<{ places: FoundPlaces }>(
      `/api/places/search?country=${country}&text=${encodeURIComponent(text)}&language=${language}${region && `&region=${region}`}`,
      'localhost',
      as,
    )
  ).places;
const namesFound = async (...asked: Parameters<typeof search>) => (await search(...asked)).map(({ name }) => name);

const { places, regions, keys } = readGazetteer();
const byId = new Map(places.map((place) => [place.id, place]));
/** Evenly over all sizes, including the smallest and the biggest. */
const sampleOf = (country: string, count: number): PlaceRecord[] => {
  const all = places.filter((place) => place.country === country).toSorted((a, b) => a.size - b.size);
  return Array.from({ length: count }, (_, index) => all[Math.round((index * (all.length - 1)) / (count - 1))]!);
};
const withoutSigns = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .replaceAll('-', ' ')
    .toLowerCase();

describe('[SGN-07b] places to choose from', () => {
  it.each(countries)(
    '%s: each town of 1,000 people is found by its name, with and without diacritics',
    async (country) => {
      const ownRegions = new Set((await get<PlaceList>(`/api/places?country=${country}`)).regions.map(({ id }) => id));
      for (const { id, name, regionId } of sampleOf(country, 25)) {
        expect(ownRegions).toContain(regionId);
        for (const typed of [name, withoutSigns(name)]) {
          const found = await search(country, typed, 'en', undefined, regionId);
          expect(
            found.map((one) => one.id),
            `${typed} (${regionId})`,
          ).toContain(id);
        }
      }
    },
  );

  it.each(countries)('%s: each town is found by each of its foreign names', async (country) => {
    const abroad = [...exonyms].filter(([id]) => id.startsWith(`${country}-`) && byId.has(id));
    for (const [id, names] of abroad)
      for (const [language, name] of Object.entries(names)) {
        const found = await search(country, withoutSigns(name), language);
        expect(found.find((one) => one.id === id)?.name, `${name} (${language})`).toBe(name);
      }
    // The language of names that nobody entered by hand is unknown; their places are found all the same.
    const others = keys.filter(({ place, local, key }) => place.country === country && !local && key.length > 5);
    for (let index = 0; index < others.length; index += Math.ceil(others.length / 10)) {
      const { place, key } = others[index]!;
      const found = await search(country, key, 'en', undefined, place.regionId);
      expect(
        found.map(({ id }) => id),
        key,
      ).toContain(place.id);
    }
  });

  it.each([
    ['DK', 'de', 'Kopenhagen', 'Kopenhagen', 'København'],
    ['DK', 'sv', 'köpen', 'Köpenhamn', 'København'],
    ['DK', 'da', 'koben', 'København', 'København'],
    ['DK', 'en', 'Koeben', 'Copenhagen', 'København'],
    ['DE', 'nl', 'keul', 'Keulen', 'Köln'],
    ['DE', 'de', 'koeln', 'Köln', 'Köln'],
    ['DE', 'en', 'COLO', 'Cologne', 'Köln'],
    ['DE', 'de', 'giess', 'Gießen', 'Gießen'],
    ['DE', 'it', 'monaco', 'Monaco di Baviera', 'München'],
    ['FI', 'sv', 'abo', 'Åbo', 'Turku'],
    ['FI', 'fi', 'helsing', 'Helsinki', 'Helsinki'],
    ['FI', 'sv', 'hels', 'Helsingfors', 'Helsinki'],
    ['PL', 'pl', 'lodz', 'Łódź', 'Łódź'],
    ['PL', 'de', 'warsch', 'Warschau', 'Warszawa'],
    ['NL', 'nl', 'haag', 'Den Haag', 'Den Haag'],
    ['NL', 'nl', "'s-hertogen", 'Den Bosch', 'Den Bosch'],
    ['AT', 'de', 'sankt pö', 'St. Pölten', 'St. Pölten'],
    ['CH', 'fr', 'saint ga', 'Saint-Gall', 'St. Gallen'],
    ['FR', 'fr', 'st etien', 'Saint-Étienne', 'Saint-Étienne'],
    ['ES', 'es', 'coru', 'A Coruña', 'A Coruña'],
    ['IT', 'it', 'aquila', 'L’Aquila', 'L’Aquila'],
    ['IT', 'it', "l'aq", 'L’Aquila', 'L’Aquila'],
    ['IT', 'de', 'boz', 'Bozen', 'Bolzano'],
    ['NO', 'nb', 'tromso', 'Tromsø', 'Tromsø'],
    ['BE', 'nl', 'luik', 'Luik', 'Liège'],
    ['GB', 'pl', 'lond', 'Londyn', 'London'],
    ['US', 'es', 'nueva y', 'Nueva York', 'New York City'],
  ])('%s in %s: “%s” is %s', async (country, language, text, name, localName) => {
    const [first] = await search(country, text, language);
    expect([first?.name, first?.local_name]).toEqual([name, localName]);
  });

  it('are the biggest before any input, and the bigger matches first', async () => {
    expect((await namesFound('DE', '')).slice(0, 4)).toEqual(['Berlin', 'Hamburg', 'Munich', 'Cologne']);
    expect((await namesFound('DE', 'b', 'de'))[0]).toBe('Berlin');
    expect((await namesFound('DE', 'Neust', 'de'))[0]).toMatch(/^Neusta/);
    for (const text of ['s', 'ne', 'ber']) {
      const sizes = (await search('DE', text, 'de')).map(({ id }) => byId.get(id)!.size);
      expect([sizes.length, sizes[0]]).toEqual([20, Math.max(...sizes)]);
    }
    expect(await namesFound('DE', 'xyzxyz')).toEqual([]);
    expect(await namesFound('DE', '%')).toEqual(await namesFound('DE', ''));
  });

  it('are the near ones first for a member who has given a position', async () => {
    const member = await server.signUp({ country: 'DE' });
    const bigOne = (await search('DE', 'Neustadt', 'de', member))[0]!;
    const town = byId.get((await search('DE', 'Pirna'))[0]!.id)!;
    await server.sql`update members set cell_x = ${town.cell.x}, cell_y = ${town.cell.y} where id = ${member.memberId}`;
    const [first] = await search('DE', 'Neustadt', 'de', member);
    expect([first?.region, bigOne.region === 'DE-SN']).toEqual(['DE-SN', false]);
    // A metropolis is not buried by villages.
    expect((await namesFound('DE', 'Ber', 'de', member))[0]).toBe('Berlin');
  });

  it('with one name are distinguished by region, and within a region by the nearest town', async () => {
    const found = (await search('DE', 'Neuenkirchen', 'de')).filter(({ name }) => name === 'Neuenkirchen');
    expect(new Set(found.map(({ region }) => region)).size).toBeGreaterThan(2);
    expect(found.filter(({ near }) => near !== null).length).toBeGreaterThan(1);
    for (const twins of Map.groupBy(found, ({ region }) => region).values())
      for (const [near, alike] of Map.groupBy(twins, (one) => one.near)) {
        if (alike.length === 1) continue;
        // Undistinguished only when they are so near each other that it makes no difference.
        const [one, other] = alike.map(({ id }) => byId.get(id)!);
        expect(near, one!.id).not.toBeNull();
        expect(kilometresBetween(one!.cell, other!.cell), one!.id).toBeLessThan(60);
      }
  });

  it('have regions with names and order in the reader’s language', async () => {
    const german = await get<PlaceList>('/api/places?country=IT&language=de&place=IT-3173435');
    expect(german.places).toEqual([{ id: 'IT-3173435', region: 'IT-25', name: 'Mailand', local_name: 'Milano' }]);
    expect(german.regions.find(({ id }) => id === 'IT-52')?.name).toBe('Toskana');
    const names = (await get<PlaceList>('/api/places?country=SE&language=sv')).regions.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    expect(names.at(-1)).toMatch(/^Ö/);
    expect((await get<PlaceList>('/api/places?country=DK&place=IT-3173435')).places).toEqual([]);
    expect((await get<PlaceList>('/api/places?country=DK&place=atlantis')).places).toEqual([]);
  });

  it('use the member’s language, otherwise the site’s', async () => {
    const member = await server.signUp({ language: 'pl' });
    const name = async (as?: TestMember) =>
      (await get<PlaceList>('/api/places?country=PL&place=PL-756135', 'localhost', as)).places[0]?.name;
    expect([await name(member), await name()]).toEqual(['Warszawa', 'Warsaw']);
  });

  it('are those of the site’s countries', async () => {
    const answer = await get<{ countries: { code: string; name: string }[] }>(
      '/api/countries?language=da',
      'nordlys.test',
    );
    expect(answer.countries).toEqual([
      { code: 'DK', name: 'Danmark' },
      { code: 'FI', name: 'Finland' },
      { code: 'NO', name: 'Norge' },
      { code: 'SE', name: 'Sverige' },
    ]);
    expect(await get('/api/places?country=IT', 'nordlys.test')).toEqual({ regions: [], places: [] });
    expect(await get('/api/places/search?country=IT&text=rom', 'nordlys.test')).toEqual({ places: [] });
    expect(await get('/api/places?country=ZZ')).toEqual({ regions: [], places: [] });
  });
});

describe('different spellings of a name', () => {
  it('fold to one', () => {
    expect(
      ['Łódź', ' ZÜRICH ', 'Besançon', 'Ærøskøbing', 'L’Aquila', "L'Aquila", 'Saint-Étienne', 'Straße'].map(fold),
    ).toEqual(['lodz', 'zurich', 'besancon', 'aeroskobing', 'laquila', 'laquila', 'saint etienne', 'strasse']);
  });

  it('match without the article, with any form of “saint”, and with letters that a keyboard lacks', () => {
    expect(keysOf('Den Haag')).toEqual(['den haag', 'haag']);
    expect(keysOf('L’Aquila')).toEqual(['laquila', 'aquila']);
    expect(keysOf('Århus')).toEqual(['arhus', 'aarhus']);
    expect(new Set(keysOf('Sankt Pölten'))).toEqual(
      new Set(['st polten', 'saint polten', 'sankt polten', 'st poelten', 'saint poelten', 'sankt poelten']),
    );
    expect(keysOf('Stuttgart')).toEqual(['stuttgart']);
  });
});

describe('names in other languages', () => {
  it('have the typographic apostrophe, like the place’s own name', () => {
    const names = [...regions, ...places].map(({ name }) => name);
    const abroad = [...exonyms.values()].flatMap((name) => Object.values(name));
    expect([...names, ...abroad].filter((name) => name.includes("'"))).toEqual([]);
  });

  it('belong to existing regions and places, and to languages of the product', () => {
    const known = new Set([...regions, ...places].map(({ id }) => id));
    for (const [id, names] of exonyms) {
      expect(known.has(id), id).toBe(true);
      for (const [language, name] of Object.entries(names)) {
        expect(locales, id).toContain(language);
        expect(name, id).toMatch(/^\p{Lu}/u);
      }
    }
  });
});
