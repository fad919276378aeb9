import { radii } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cellOf, kilometresBetween, type Cell } from '../places/cells.ts';
import { readGazetteer, townSize } from '../places/gazetteer.ts';
import type { Site } from '../platform/site.ts';
import { createSiteFinder } from '../site/site.service.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { findMatches } from '../match-finder/match-finder.service.ts';
import { neighboursOf } from '../search/neighbours.service.ts';
import { openProfile } from './profile.service.ts';
import { relatedTo } from './related.service.ts';
import { countMatches } from '../search/matching.service.ts';
import { readFilter, type SearchQuery } from '../search/search-filter.ts';
import { searchMembers } from '../search/search.service.ts';
import { wideningsOf } from '../search/widenings.service.ts';

let server: TestServer;
let site: Site;
let attacker: TestMember;
const all = readGazetteer().places;
/** A sample of the available places, as many as a test has time for. */
const places = all.filter(({ id, townId, size }) => id === townId && size > 50_000);
const home = places.find(({ id }) => id === 'DE-2950159')!;
const country = 'QZ';
const radians = (degrees: number) => (degrees * Math.PI) / 180;

beforeAll(async () => {
  server = await createTestServer();
  site = await createSiteFinder(server.sql)('localhost', undefined);
  attacker = await server.signUp({ premium: true });
});
afterAll(() => server.close());

/** Bypasses the limits that would stop an attacker after a few dozen calls: the rule must hold without them. */
const asViewer = (member: TestMember) => viewerOf(member, { kind: 'premium', language: 'en' });
const find = async (query: Partial<SearchQuery>) =>
  (await searchMembers(server.platform, asViewer(attacker), site, { country, sort: 'active', ...query })).profiles.map(
    ({ id }) => id,
  );
const stand = (member: TestMember, { x, y }: Cell) =>
  server.sql`update members set cell_x = ${x}, cell_y = ${y} where id = ${member.memberId}`;

/** Sets a member's place to that of a position, as members do: by geocoding it and choosing the result. */
async function settle(member: TestMember, lat: number, lon: number): Promise<void> {
  const found = await server.request('GET', `/api/geocode.php?lat=${lat}&lon=${lon}`, { as: member });
  const { geocode } = (await found.json()) as { geocode: { country: string; place: { id: string } } };
  const body = { country: geocode.country, place: geocode.place.id };
  expect((await server.request('PATCH', '/api/me', { as: member, body })).status).toBe(200);
  await server.sql`update members set country = ${country} where id = ${member.memberId}`;
}

interface Attack {
  queries: number;
  told: { centre: Cell; radius: number; inside: boolean }[];
  distances: { centre: Cell; shown: number | null }[];
}

/** The number of results, which are the victim or nobody: the least that a search reveals. */
const counts = async (query: Partial<SearchQuery>) => {
  const filter = await readFilter(server.platform, asViewer(attacker), site, { country, sort: 'active', ...query });
  return (await countMatches(server.platform, filter)) > 0;
};

/** Every place of the data within reach, with every radius; then a walk of the attacker's own position over the cells around. */
async function attackOn(victim: TestMember): Promise<Attack> {
  const attack: Attack = { queries: 0, told: [], distances: [] };
  const ask = async (centre: Cell, query: Partial<SearchQuery>) => {
    attack.queries += 1;
    attack.told.push({ centre, radius: Number(query.radius), inside: await counts(query) });
  };
  for (const place of places.filter(({ cell }) => kilometresBetween(cell, home.cell) < 420))
    await Promise.all(radii.map((radius) => ask(place.cell, { place: place.id, radius })));
  const steps = Array.from({ length: 19 }, (_, index) => index - 9);
  for (const dy of steps)
    for (const dx of steps) {
      const centre = { x: home.cell.x + dx, y: home.cell.y + dy };
      await stand(attacker, centre);
      attack.queries += 1;
      const [{ distance }] = await Promise.all([
        openProfile(server.platform, asViewer(attacker), site, victim.publicId),
        ...(['10', '25', '50'] as const).map((radius) => ask(centre, { radius })),
      ]);
      attack.distances.push({ centre, shown: distance });
    }
  return attack;
}

let attack: Attack;
let victim: TestMember;
beforeAll(async () => {
  victim = await server.signUp({ country });
  await stand(victim, home.cell);
  attack = await attackOn(victim);
});

it('an attacker with thousands of queries gets no closer than the cell', () => {
  const { told, distances, queries } = attack;
  expect(queries).toBeGreaterThan(1_900);
  // The answers do reveal something, or the rest would prove nothing.
  expect(new Set(told.map(({ inside }) => inside)).size).toBe(2);
  expect(new Set(distances.map(({ shown }) => shown)).size).toBeGreaterThan(10);
  // If the rule were computed from the exact point, some points in the victim's cell would not fit all answers. All points of the cell do
  // fit, because every answer is that of the cell.
  const fits = (cell: Cell) =>
    told.every(({ centre, radius, inside }) => kilometresBetween(centre, cell) <= radius === inside) &&
    distances.every(({ centre, shown }) => shown === Math.max(5, Math.ceil(kilometresBetween(centre, cell) / 5) * 5));
  const width = 0.1 / Math.cos(radians((home.cell.y + 0.5) * 0.1));
  for (let step = 0; step < 400; step += 1) {
    const [right, up] = [(step % 20) / 20 + 0.02, Math.floor(step / 20) / 20 + 0.02];
    expect(fits(cellOf((home.cell.y + up) * 0.1, (home.cell.x + right) * width))).toBe(true);
  }
});

it('no answer, count or order distinguishes two positions in one cell', async () => {
  const position = fc.record({
    right: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    up: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  });
  const width = 0.1 / Math.cos(radians((home.cell.y + 0.5) * 0.1));
  const at = ({ right, up }: { right: number; up: number }) => ({
    lat: Number(((home.cell.y + up) * 0.1).toFixed(2)),
    lon: Number(((home.cell.x + right) * width).toFixed(2)),
  });
  await fc.assert(
    fc.asyncProperty(position, position, async (one, other) => {
      server.clock.advance(1_000);
      const twins = [await server.signUp({ country }), await server.signUp({ country })];
      for (const [index, where] of [one, other].entries()) {
        const { lat, lon } = at(where);
        const cell = cellOf(lat, lon);
        fc.pre(cell.x === home.cell.x && cell.y === home.cell.y);
        await settle(twins[index]!, lat, lon);
      }
      const rows = await server.sql`
        select place_id, region_id, cell_x, cell_y from members where id = any(${twins.map(({ memberId }) => memberId)}::bigint[])`;
      expect(rows[0]).toEqual(rows[1]);
      for (const radius of radii) {
        const found = await find({ place: 'DE-2950159', radius });
        expect(twins.map(({ publicId }) => found.includes(publicId))).toEqual([true, true]);
      }
      await server.sql`delete from search_entries where member_id = any(${twins.map(({ memberId }) => memberId)}::bigint[])`;
    }),
    { numRuns: 8, verbose: 1 },
  );
});

/** Everything that is revealed about members with a place: lists in both orders, counts, widenings, neighbours, matches. */
async function everythingTold(who: TestMember[]): Promise<string> {
  const viewer = asViewer(attacker);
  const { platform } = server;
  const known = new Map(who.map(({ publicId }, index) => [publicId, index]));
  const names = (profiles: readonly ({ id: string } | null)[]) =>
    profiles.map((profile) => (profile ? (known.get(profile.id) ?? 'somebody') : 'nobody'));
  const near = places.filter(({ cell }) => kilometresBetween(cell, home.cell) < 60);
  // Each radius in one order around a place, in the other one around the next.
  const queries = near.flatMap(({ id }, nth) =>
    radii.map(
      (radius, at) => ({ country, place: id, radius, sort: (nth + at) % 2 ? 'new' : 'active' }) satisfies SearchQuery,
    ),
  );
  const ask = async (query: SearchQuery) => {
    const found = await searchMembers(platform, viewer, site, query);
    const beside = await Promise.all(who.map(({ publicId }) => neighboursOf(platform, viewer, site, publicId, query)));
    return [
      query,
      found.num_results,
      names(found.profiles),
      names(found.similar),
      await wideningsOf(platform, viewer, site, query),
      beside.map(({ previous, next }) => names([previous, next])),
    ];
  };
  const told: unknown[] = await Promise.all(queries.map(ask));
  for (const dx of [-2, 0, 1]) {
    await stand(attacker, { x: home.cell.x + dx, y: home.cell.y + dx });
    for (const radius of radii) {
      told.push(await ask({ country, radius, sort: 'active' }));
      const preferences = { genders: ['woman'], min_age: 18, max_age: 99, radius, with_photo: false };
      const body = { preferences: { ...preferences, interests: [], languages: [], attributes: [] } };
      server.clock.advance(1);
      expect((await server.request('PUT', '/api/match-finder', { as: attacker, body })).status).toBe(200);
      told.push((await findMatches(platform, viewer)).map(({ profile, score }) => [names([profile]), score]));
    }
    for (const { publicId } of who) {
      const { suggested, related } = await relatedTo(platform, viewer, site, publicId);
      const { distance, region, place } = await openProfile(platform, viewer, site, publicId);
      told.push([distance, region, place, names(suggested), names(related)]);
    }
  }
  return JSON.stringify(told);
}

it('no list, order, count, widening, neighbour or match depends on the position within the cell', async () => {
  const width = 0.1 / Math.cos(radians((home.cell.y + 0.5) * 0.1));
  const rounded = (degrees: number) => Number(degrees.toFixed(2));
  const at = (right: number, up: number) =>
    [rounded((home.cell.y + up) * 0.1), rounded((home.cell.x + right) * width)] as const;
  const people = [await server.signUp({ country }), await server.signUp({ country }), await server.signUp({ country })];
  const [moving] = people as [TestMember];
  const toldFrom = async (latitude: number, longitude: number) => {
    // Past the limits on choosing a place.
    server.clock.advance(86_400);
    await settle(moving, latitude, longitude);
    // The last activity is visible, and does not depend on the position.
    for (const [index, { memberId }] of people.entries())
      await server.sql`
        update members set last_active_at = ${new Date(Date.UTC(2026, 0, 1 + index))} where id = ${memberId}`;
    return await everythingTold(people);
  };
  for (const { memberId } of people.slice(1))
    await server.sql`update members set cell_x = ${home.cell.x + 3}, cell_y = ${home.cell.y} where id = ${memberId}`;
  const first = await toldFrom(...at(0.1, 0.1));
  expect(await toldFrom(...at(0.9, 0.9))).toBe(first);
  expect(await toldFrom(...at(0.5, 0.05))).toBe(first);
  // Another cell gives different answers, or the above would prove nothing.
  expect(await toldFrom(...at(4.5, 2.5))).not.toBe(first);
});

/** The stored data of a member who chooses a place, and what others see of it. */
async function storedAndShown(member: TestMember, id: string) {
  // Past the limits on choosing a place, without moving the clock by days: the session has only thirty.
  await server.sql`delete from rate_limits`;
  const body = { country: id.slice(0, 2), place: id };
  expect((await server.request('PATCH', '/api/me', { as: member, body })).status).toBe(200);
  const [row] = await server.sql`
    select country, region_id, place_id, cell_x, cell_y from members where id = ${member.memberId}`;
  const { region, place } = await openProfile(server.platform, asViewer(attacker), site, member.publicId);
  return { row, region, place };
}

it('of two small places in one cell and region, nothing reveals which one a member chose, nor that it was the smaller', async () => {
  const small = all.filter(({ id, townId, size }) => id !== townId || size < townSize);
  const crowded = [...Map.groupBy(small, ({ regionId, cell }) => `${regionId} ${cell.x} ${cell.y}`).values()].filter(
    (group) => group.length > 1,
  );
  expect(crowded.length).toBeGreaterThan(5_000);
  const [one, other] = [await server.signUp(), await server.signUp()];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...crowded), async (group) => {
      const first = await storedAndShown(one, group[0]!.id);
      expect(await storedAndShown(other, group.at(-1)!.id)).toEqual(first);
      // And no place too small to be named is stored, except where no town is near.
      const named = all.find(({ id }) => id === first.row!['place_id'])!;
      expect(named.size >= townSize || named.size === Math.max(...group.map(({ size }) => size))).toBe(true);
      expect(first.place).toBe(named.name);
    }),
    { numRuns: 40, verbose: 1 },
  );
  // A town is distinguished from the village beside it, or the above would prove nothing.
  const oberhausen = all.find(({ id }) => id === 'DE-2860410')!;
  const village = all.find((place) => place.regionId === oberhausen.regionId && place.townId !== place.id)!;
  expect((await storedAndShown(one, oberhausen.id)).place).toBe('Oberhausen');
  expect((await storedAndShown(other, village.id)).place).not.toBe(village.name);
});
