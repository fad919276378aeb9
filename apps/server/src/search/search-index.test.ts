import { attributeNames } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cellsWithin } from '../places/cells.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { listRanked } from '../match-finder/match-finder.store.ts';
import type { Wishes } from '../match-finder/match-ranking.ts';
import { countMatches, findMatches, mostCounted } from './matching.service.ts';
import { rankMatches } from '../match-finder/match-finder.service.ts';
import { searchIndexOf } from './search-index.ts';
import { countMembers, findPositions, type MemberFilter } from './search.store.ts';

let server: TestServer;
/** More than are read at a time. */
const members = 5_400;
const day = 86_400_000;

beforeAll(async () => {
  server = await createTestServer();
  // The day after a 29th of February, when years are counted back.
  server.clock.advance((Date.UTC(2028, 1, 29, 12) - server.clock.now().getTime()) / 1000);
  const now = server.clock.now();
  // In parts, none of which comes near the time a statement may take.
  for (let first = 1; first <= members; first += 600) {
    await server.sql`
    insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, region_id,
      hair_colour, body_type, tattoos, interests, languages, cell_x, cell_y, signup_at, last_active_at)
    select 'm' || n, (array['main', 'main', 'main', 'other'])[1 + n % 4], 'heartline', 'active', ${now}, 'M' || n, 'm' || n, 'en',
      (array['man', 'woman', 'nonbinary'])[1 + n % 3], (array['{man}', '{woman}', '{man,woman}'])[1 + n / 7 % 3]::text[], date '1955-01-01' + (n * 37) % 19000, (array['DE', 'FR', 'PL'])[1 + n % 3 * n % 3], null,
      (array['red', 'black', null])[1 + n % 3], (array['slim', 'curvy'])[1 + n % 2], case when n % 5 = 0 then 'many' end,
      (array['{}', '{tea}', '{yoga,tea}', '{art,golf,skiing}', '{walking}'])[1 + n / 11 % 5]::text[],
      (array['{}', '{de}', '{de,tr}', '{pl}']::text[])[1 + n % 4]::text[], case when n % 3 > 0 then 60 + n % 9 end, case when n % 3 > 0 then 520 + n % 7 end,
      ${now}::timestamptz - (n % 40) * interval '12 hours', ${now}::timestamptz - (n % 500) * interval '1 minute 1 microsecond'
    from generate_series(${first}::int, ${first + 599}::int) n`;
    await server.sql`
    with made as (
      insert into photos (public_id, member_id, state, position, width, height, file_full, file_match, file_thumb, file_blur, created_at)
      select 'p' || id, id, 'active', 0, 3, 4, 'f' || id, 'm' || id, 't' || id, 'b' || id, ${now} from members
      where id % 3 > 0 and id between ${first} and ${first + 599} returning id, member_id)
    update members set main_photo_id = made.id, photos_public = members.id % 2 = 0 from made where members.id = made.member_id`;
  }
});
afterAll(() => server.close());

/** Mostly not there: with many conditions at once nobody would be found, and nothing proved. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: value, weight: 1 });
const some = <T>(...values: T[]) => rarely(fc.constantFrom(...values));
const list = (...values: string[]) => rarely(fc.subarray(values, { minLength: 1 }));
const filters: fc.Arbitrary<MemberFilter> = fc.record({
  pool: fc.constantFrom('main', 'main', 'other', 'nowhere'),
  without: fc.subarray([1, 2, 3, 500, 501, 502, 503, 504, 505, 999_999]),
  genders: list('man', 'woman', 'nonbinary', 'robot'),
  seeking: some('man', 'woman', 'robot'),
  country: some('DE', 'FR', 'XX'),
  region: some('DE-BE'),
  minAge: some(18, 30, 36, 72),
  maxAge: some(18, 40, 52, 72),
  cells: some(...[0, 30, 90].map((kilometres) => cellsWithin({ x: 64, y: 523 }, kilometres))),
  online: some(true),
  newSince: some(new Date(Date.UTC(2028, 1, 20))),
  languages: list('de', 'tr', 'pl', 'xx'),
  withPhoto: some('members', 'visitors'),
  attributes: fc.record(
    Object.fromEntries(attributeNames.map((name) => [name, list('red', 'slim', 'curvy', 'many', 'none')])),
    { requiredKeys: [] },
  ),
});
const pages = fc.record({
  sort: fc.constantFrom('active', 'new'),
  limit: fc.constantFrom(1, 25, 400),
  offset: fc.constantFrom(0, 0, 24, 1_000),
  backwards: fc.boolean(),
  from: fc.option(fc.record({ at: fc.integer({ min: 0, max: 600 }), id: fc.integer({ min: 1, max: members }) }), {
    nil: undefined,
  }),
});
const changes = fc.oneof(
  ...[
    "set last_active_at = last_active_at + interval '1 day'",
    "set country = 'FR', birth_date = '1988-02-29'",
    "set status = 'disabled'",
    'set photos_public = photos_public is not true',
    "set status = 'active', pool = 'other'",
    "set languages = '{de,xx}', hair_colour = 'red', cell_x = 64, cell_y = 523",
    "set seeking = '{nonbinary,man}', interests = '{yoga,art}'",
  ].map((set) => fc.integer({ min: 1, max: members }).map((n) => ({ set, n }))),
);

it('reads many members in the background, and the database answers until then', async () => {
  const filter: MemberFilter = { pool: 'main', without: [], attributes: {} };
  expect(await searchIndexOf(server.sql).columns()).toBeUndefined();
  expect(await countMatches(server.platform, filter)).toBe((members * 3) / 4);
  await expect.poll(async () => (await searchIndexOf(server.sql).columns())?.size).toBe(members);
  expect(await countMatches(server.platform, filter)).toBe((members * 3) / 4);
});

it('finds, counts and orders what the database would, whatever is asked for and whatever has changed', async () => {
  const now = server.clock.now();
  await fc.assert(
    fc.asyncProperty(
      filters,
      pages,
      fc.array(changes, { maxLength: 3 }),
      async (filter, { from, ...given }, changed) => {
        for (const { set, n } of changed)
          await server.sql.unsafe(`update members ${set} where public_id = $1`, [`m${n}`]);
        const page = { ...given, from: from && { at: (now.getTime() - from.at * 60_000) * 1000, id: from.id } };
        const count = await countMembers(server.sql, filter, now, mostCounted);
        const positions = await findPositions(server.sql, filter, now, { ...page, count });
        expect(await findMatches(server.platform, filter, page)).toEqual({ count, positions });
        expect(await countMatches(server.platform, filter, 10)).toBe(Math.min(10, count));
      },
    ),
    { numRuns: 120, verbose: 1 },
  );
});

const wishes: fc.Arbitrary<Wishes> = fc.record({
  interests: fc.subarray(['tea', 'yoga', 'art', 'golf', 'skiing']),
  languages: fc.subarray(['de', 'tr', 'xx']),
  attributes: fc.subarray([
    { name: 'hair_colour' as const, values: ['red', 'blond'] },
    { name: 'tattoos' as const, values: ['many'] },
  ]),
});

it('[MEM-07] ranks all who fit by what would be nice, as the database would', async () => {
  await fc.assert(
    fc.asyncProperty(filters, wishes, fc.constantFrom(1, 24, 600), async (filter, wished, limit) => {
      const ranked = await rankMatches(server.platform, filter, wished, limit);
      expect(ranked).toEqual(await listRanked(server.sql, filter, wished, server.clock.now(), limit));
    }),
    { numRuns: 60, verbose: 1 },
  );
});

it('misses nothing of a transaction that ends after a later one, nor of one that is taken back', async () => {
  const filter: MemberFilter = { pool: 'late', without: [], attributes: {} };
  const counts = () => countMatches(server.platform, filter);
  const [one, two, three] = [await server.signUp(), await server.signUp(), await server.signUp()];
  const open = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const slow = server.sql.begin(async (tx) => {
    await tx`update members set pool = 'late' where id = ${one.memberId}`;
    changed.resolve();
    await open.promise;
  });
  await changed.promise;
  await server.sql`update members set pool = 'late' where id = ${two.memberId}`;
  expect(await counts()).toBe(1);
  expect(await counts()).toBe(1);
  open.resolve();
  await slow;
  expect(await counts()).toBe(2);
  const failed = server.sql.begin(async (tx) => {
    await tx`update members set pool = 'late' where id = ${three.memberId}`;
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await counts()).toBe(2);
});

it('follows what another process changes, and members who leave and come back', async () => {
  const other = await server.another();
  const member = await server.signUp({ pool: 'leaving' });
  const filter: MemberFilter = { pool: 'leaving', without: [], attributes: {} };
  const set = (status: string) => other.sql`update members set status = ${status} where id = ${member.memberId}`;
  const counts = async () => [await countMatches(server.platform, filter), await countMatches(other.platform, filter)];
  expect(await counts()).toEqual([1, 1]);
  for (const [status, count] of [
    ['disabled', 0],
    ['active', 1],
    ['deleted', 0],
  ] as const) {
    await set(status);
    expect(await counts(), status).toEqual([count, count]);
  }
});

it('shows each change to whoever asks after it, also while many ask at once', async () => {
  const filter: MemberFilter = { pool: 'many at once', without: [], attributes: {} };
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const member = await server.signUp({ pool: 'many at once' });
      const { positions } = await findMatches(server.platform, filter, { sort: 'active', limit: 50 });
      expect(positions.map(({ id }) => id)).toContain(member.memberId);
    }),
  );
});

it('tells nothing of who turned 18 or a year older on the wrong day', async () => {
  await server.signUp({ pool: 'birthday', birthDate: '2000-02-29' });
  // 26 until tomorrow.
  await server.signUp({ pool: 'birthday', birthDate: '2001-03-01' });
  const ages = async (minAge: number, maxAge: number) =>
    await countMatches(server.platform, { pool: 'birthday', without: [], minAge, maxAge, attributes: {} });
  expect([await ages(28, 28), await ages(27, 27)]).toEqual([1, 0]);
  server.clock.advance(-day / 1000);
  expect([await ages(28, 28), await ages(27, 27)]).toEqual([0, 1]);
});
