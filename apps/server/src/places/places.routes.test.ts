import fc from 'fast-check';
import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { cellOf, kilometresBetween, shownDistance } from './cells.ts';
import { countries, readGazetteer, townSize } from './gazetteer.ts';
import { readGeoNames } from './geonames.ts';

type Geocode = EndpointAnswer<typeof endpoints.site.geocode>['geocode'];
type Regions = EndpointAnswer<typeof endpoints.site.regions>['regions'];

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  member = await server.signUp();
});
afterAll(() => server.close());

/** Each call comes from another network, so that the limit does not apply. */
const geocode = async (lat: number, lon: number, as = member): Promise<Geocode> => {
  const response = await server.request('GET', `/api/geocode.php?lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}`, { as });
  expect(response.status).toBe(200);
  server.clock.advance(60);
  return ((await response.json()) as { geocode: Geocode }).geocode;
};
const regions = async (query = '', host = 'localhost') => {
  const response = await server.request('GET', `/api/regions.php${query}`, { headers: { host } });
  return ((await response.json()) as { regions: Regions }).regions;
};

describe('the gazetteer', () => {
  const { regions: all, places } = readGazetteer();

  it('has every region of every country of the product with its towns, each once', () => {
    expect(countries).toHaveLength(19);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { id } of [...all, ...places]) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
    for (const { id, country, regionId } of places)
      expect([id.slice(0, 2), regionId.slice(0, 2)]).toEqual([country, country]);
    const filled = Map.groupBy(places, ({ regionId }) => regionId);
    for (const { id } of all) expect(filled.get(id)?.length ?? 0, id).toBeGreaterThan(0);
  });

  it('leaves out no town of 1,000 people, whichever region it is filed under', () => {
    const counted = new Map(countries.map((country) => [country, 0]));
    for (const { country, population } of readGeoNames(new Set(countries)))
      if (population >= 1_000) counted.set(country, (counted.get(country) ?? 0) + 1);
    for (const [country, count] of counted) {
      const found = places.filter((place) => place.country === country && place.size >= 1_000).length;
      // Some towns are in the data twice.
      expect(found / count, country).toBeGreaterThan(0.99);
      expect(count, country).toBeGreaterThan(300);
    }
  });

  it('has no region far from its real position', () => {
    // Alaska, the Canaries and the like are far from everything.
    const wide = new Set(['US', 'CA', 'AU', 'NZ', 'NO', 'ES', 'FR']);
    for (const [regionId, members] of Map.groupBy(places, (place) => place.regionId)) {
      if (wide.has(regionId.slice(0, 2))) continue;
      const middle = members.toSorted((a, b) => a.cell.y - b.cell.y)[Math.floor(members.length / 2)]!;
      const away = members.map(({ cell }) => kilometresBetween(cell, middle.cell)).toSorted((a, b) => a - b);
      expect(away[Math.floor(away.length * 0.95)], regionId).toBeLessThan(320);
    }
  });

  it('shows for a small place only what cell and region reveal', () => {
    const byId = new Map(places.map((place) => [place.id, place]));
    const big = ({ id, size, townId }: (typeof places)[number]) => id === townId && size >= townSize;
    for (const group of Map.groupBy(places, ({ regionId, cell }) => `${regionId} ${cell.x} ${cell.y}`).values()) {
      const rest = group.filter((place) => !big(place));
      expect(new Set(rest.map(({ townId }) => townId)).size, rest[0]?.name).toBeLessThanOrEqual(1);
    }
    for (const { townId, regionId, cell } of places) {
      const town = byId.get(townId)!;
      expect([town.regionId, town.townId]).toEqual([regionId, townId]);
      expect(kilometresBetween(cell, town.cell)).toBeLessThan(45);
    }
  });
});

describe('[SES-06] regions', () => {
  it('are those of the site’s countries, with names and order in the country’s language', async () => {
    const danish = await regions('?country=DK');
    expect(danish.map(({ name }) => name)).toEqual([
      'Hovedstaden',
      'Midtjylland',
      'Nordjylland',
      'Sjælland',
      'Syddanmark',
    ]);
    const swedish = (await regions('?country=SE')).map(({ name }) => name);
    expect(swedish.slice(-2)).toEqual(['Örebro', 'Östergötland']);
    expect(new Set((await regions('', 'nordlys.test')).map(({ country }) => country))).toEqual(
      new Set(['DK', 'NO', 'SE', 'FI']),
    );
    expect(await regions('?country=IT', 'nordlys.test')).toEqual([]);
    expect(await regions('?country=ZZ')).toEqual([]);
  });
});

describe('[SGN-07] geocode', () => {
  it.each([
    [52.52, 13.41, 'DE', 'Berlin', 'Berlin'],
    [52.41, 16.93, 'PL', 'Wielkopolskie', 'Poznań'],
    [-36.85, 174.76, 'NZ', 'Auckland', 'Auckland'],
    [69.65, 18.96, 'NO', 'Troms', 'Tromsø'],
    [40.71, -74.01, 'US', 'New York', 'New York City'],
  ])('%d, %d is in %s, %s, %s', async (lat, lon, country, region, place) => {
    expect(await geocode(lat, lon)).toMatchObject({ country, region: { name: region }, place: { name: place } });
  });

  it('knows no place at sea', async () => {
    expect(await geocode(0, -30)).toBeNull();
    expect(await geocode(-90, 180)).toBeNull();
    expect(await geocode(90, -180)).toBeNull();
  });

  it('is for members, within limits, and for positions on the globe', async () => {
    expect((await server.request('GET', '/api/geocode.php?lat=52.52&lon=13.41')).status).toBe(403);
    for (const query of [
      'lat=91&lon=0',
      'lat=0&lon=181',
      'lat=NaN&lon=0',
      'lat=1e1&lon=0',
      'lon=0',
      'lat=1&lat=2&lon=0',
    ]) {
      expect((await server.request('GET', `/api/geocode.php?${query}`, { as: member })).status, query).toBe(400);
    }
    const asker = await server.signUp();
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await server.request('GET', '/api/geocode.php?lat=52.52&lon=13.41', { as: asker })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('answers the same for every position of a cell', async () => {
    const { places } = readGazetteer();
    const inCell = fc.record({
      place: fc.constantFrom(...places),
      x: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      y: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    const asker = await server.signUp();
    await fc.assert(
      fc.asyncProperty(inCell, async ({ place: { cell }, x, y }) => {
        const position = positionIn(cell, x, y);
        const middle = positionIn(cell, 0.5, 0.5);
        // Rounding to two decimals may leave the cell at its very edge; then it is a different position.
        fc.pre(sameCell(position, cell) && sameCell(middle, cell));
        expect(await geocode(position.lat, position.lon, asker)).toEqual(await geocode(middle.lat, middle.lon, asker));
      }),
      { numRuns: 25, verbose: 1 },
    );
  });
});

const round = (value: number) => Number(value.toFixed(2));
const sameCell = ({ lat, lon }: { lat: number; lon: number }, cell: { x: number; y: number }) => {
  const found = cellOf(lat, lon);
  return found.x === cell.x && found.y === cell.y;
};
function positionIn({ x, y }: { x: number; y: number }, right: number, up: number) {
  const width = 0.1 / Math.cos(((y + 0.5) * 0.1 * Math.PI) / 180);
  return { lat: round((y + up) * 0.1), lon: round((x + right) * width) };
}

describe('cells', () => {
  it('are at least 5 km wide and high in all inhabited areas', () => {
    for (let latitude = -60; latitude <= 80; latitude += 1.3) {
      const cell = cellOf(latitude, 10);
      expect(kilometresBetween(cell, { ...cell, x: cell.x + 1 }), `${latitude} wide`).toBeGreaterThan(5);
      expect(kilometresBetween(cell, { ...cell, y: cell.y + 1 }), `${latitude} high`).toBeGreaterThan(5);
    }
  });

  it('have the distances of the map, within the size of a cell', () => {
    const berlin = cellOf(52.52, 13.4);
    expect(kilometresBetween(berlin, cellOf(48.14, 11.58))).toBeCloseTo(504, -1.5);
    expect(kilometresBetween(cellOf(0, 179.99), cellOf(0, -179.99))).toBeLessThan(25);
    expect(shownDistance(berlin, berlin)).toBe(5);
    expect(shownDistance(berlin, cellOf(48.14, 11.58)) % 5).toBe(0);
  });
});

describe('[MEM-03] distance', () => {
  it('is measured from cell to cell, rounded up to 5 km, and the same in both directions', async () => {
    const [here, there] = [await server.signUp(), await server.signUp()];
    const move = ({ memberId }: TestMember, { x, y }: { x: number; y: number }) =>
      server.sql`update members set cell_x = ${x}, cell_y = ${y} where id = ${memberId}`;
    const distance = async (of: TestMember, as: TestMember) => {
      const response = await server.request('GET', `/api/members/${of.publicId}`, { as });
      return ((await response.json()) as { profile: { distance: number | null } }).profile.distance;
    };
    expect(await distance(there, here)).toBeNull();
    await move(here, cellOf(52.52, 13.4));
    expect(await distance(there, here)).toBeNull();
    await move(there, cellOf(48.14, 11.58));
    const shown = await distance(there, here);
    expect([shown, shown! % 5, await distance(here, there), await distance(here, here)]).toEqual([
      shown,
      0,
      shown,
      null,
    ]);
    expect(shown).toBeGreaterThan(490);
    expect(shown).toBeLessThan(520);
  });
});
