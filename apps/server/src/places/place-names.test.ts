import { locales, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { countryPlaces } from './data/index.ts';
import { exonyms } from './data/exonyms.ts';
import { readGazetteer } from './gazetteer.ts';

type PlaceList = EndpointAnswer<typeof endpoints.places.list>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = async <T>(path: string, host = 'localhost', as?: Parameters<TestServer['request']>[2]): Promise<T> => {
  const response = await server.request('GET', path, { ...as, headers: { host } });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};

describe('[SGN-07] places to choose from', () => {
  it('are there for every country of every site, each in a region of its own country', async () => {
    for (const country of Object.keys(countryPlaces)) {
      const { regions, places } = await get<PlaceList>(`/api/places?country=${country}`);
      expect([country, regions.length > 0, places.length > 0]).toEqual([country, true, true]);
      const known = new Set(regions.map(({ id }) => id));
      expect(places.filter(({ region }) => !known.has(region))).toEqual([]);
      server.clock.advance(5);
    }
  });

  it('have the names of the reader where they are known, in the order of the language', async () => {
    const german = await get<PlaceList>('/api/places?country=IT&language=de');
    expect(german.places.find(({ id }) => id === 'IT-25-milano')).toEqual({
      id: 'IT-25-milano',
      region: 'IT-25',
      name: 'Mailand',
      local_name: 'Milano',
    });
    expect(german.regions.find(({ id }) => id === 'IT-52')?.name).toBe('Toskana');
    const { places } = await get<PlaceList>('/api/places?country=SE&language=sv');
    const names = places.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    expect(names.at(-1)).toMatch(/^Ö/);
  });

  it('speak the language of the member, else of the site', async () => {
    const member = await server.signUp({ language: 'pl' });
    const name = async (as?: object) =>
      (await get<PlaceList>('/api/places?country=PL', 'localhost', as)).places.find(({ id }) => id === 'PL-14-warszawa')
        ?.name;
    expect([await name({ as: member }), await name()]).toEqual(['Warszawa', 'Warsaw']);
  });

  it('are those of the countries of the site', async () => {
    const { countries } = await get<{ countries: { code: string; name: string }[] }>(
      '/api/countries?language=da',
      'nordlys.test',
    );
    expect(countries).toEqual([
      { code: 'DK', name: 'Danmark' },
      { code: 'FI', name: 'Finland' },
      { code: 'NO', name: 'Norge' },
      { code: 'SE', name: 'Sverige' },
    ]);
    expect(await get('/api/places?country=IT', 'nordlys.test')).toEqual({ regions: [], places: [] });
    expect(await get('/api/places?country=ZZ')).toEqual({ regions: [], places: [] });
  });
});

describe('names in other languages', () => {
  it('are printed with the apostrophe of print, as those of the place itself', () => {
    const { regions, places } = readGazetteer();
    const names = [...regions, ...places].map(({ name }) => name);
    const abroad = [...exonyms.values()].flatMap((name) => Object.values(name));
    expect([...names, ...abroad].filter((name) => name.includes("'"))).toEqual([]);
  });

  it('belong to regions and places that exist, and to languages of the product', () => {
    const { regions, places } = readGazetteer();
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
