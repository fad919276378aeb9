import { attributeNames } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listRanked, type Wishes } from '../match-finder/match-finder.store.ts';
import { cellsWithin } from '../places/cells.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { countMatches, findMatches, registerSearchJobs, type Matches } from './matching.service.ts';
import type { MemberFilter } from './member-filter.ts';
import { foldChanges, type Page } from './search.store.ts';

let server: TestServer;
/** Enough that some filters walk the order. */
const members = 6_000;
const day = 86_400_000;

beforeAll(async () => {
  server = await createTestServer();
  // The day after a 29th of February, counting back whole years.
  server.clock.advance((Date.UTC(2028, 1, 29, 12) - server.clock.now().getTime()) / 1000);
  const now = server.clock.now();
  // In batches, none of which comes near the statement's time limit.
  for (let first = 1; first <= members; first += 600) {
    await server.sql`
    insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, region_id,
      hair_colour, body_type, tattoos, interests, languages, cell_x, cell_y, signup_at, last_active_at, fictional)
    select 'm' || n, (array['main', 'main', 'main', 'other'])[1 + n % 4], 'heartline', 'active', ${now}, 'M' || n, 'm' || n, 'en',
      (array['man', 'woman', 'nonbinary'])[1 + n % 3], (array['{man}', '{woman}', '{man,woman}'])[1 + n / 7 % 3]::text[], date '1955-01-01' + (n * 37) % 19000, (array['DE', 'FR', 'PL'])[1 + n % 3 * n % 3], null,
      (array['red', 'black', null])[1 + n % 3], (array['slim', 'curvy'])[1 + n % 2], case when n % 5 = 0 then 'many' end,
      (array['{}', '{tea}', '{yoga,tea}', '{art,golf,skiing}', '{walking}'])[1 + n / 11 % 5]::text[],
      (array['{}', '{de}', '{de,tr}', '{pl}']::text[])[1 + n % 4]::text[], case when n % 3 > 0 then 60 + n % 9 end, case when n % 3 > 0 then 520 + n % 7 end,
      ${now}::timestamptz - (n % 40) * interval '12 hours' - (n % 3) * interval '7 minutes', ${now}::timestamptz - (n % 500) * interval '1 minute 1 microsecond', n % 7 < 3
    from generate_series(${first}::int, ${first + 599}::int) n`;
    await server.sql`
    with made as (
      insert into photos (public_id, member_id, state, position, width, height, file_full, file_match, file_thumb, file_blur, created_at)
      select 'p' || id, id, 'active', 0, 3, 4, 'f' || id, 'm' || id, 't' || id, 'b' || id, ${now} from members
      where id % 3 > 0 and id between ${first} and ${first + 599} returning id, member_id)
    update members set main_photo_id = made.id, photos_public = members.id % 2 = 0 from made where members.id = made.member_id`;
  }
  // Some remain as waiting changes.
  await foldChanges(server.sql, members - 100);
  await server.sql`analyze`;
});
afterAll(() => server.close());

/** Mostly absent: many conditions at once would match nobody and prove nothing. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: value, weight: 1 });
const some = <T>(...values: T[]) => rarely(fc.constantFrom(...values));
const list = (...values: string[]) => rarely(fc.subarray(values));
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
  real: some(true),
  attributes: fc.record(
    Object.fromEntries(attributeNames.map((name) => [name, list('red', 'slim', 'curvy', 'many', 'none')])),
    { requiredKeys: [] },
  ),
});
const pages = fc.record({
  order: fc.constantFrom('active', 'photos', 'new'),
  limit: fc.constantFrom(1, 25, 400),
  offset: fc.constantFrom(0, 0, 24, 1_000),
  backwards: fc.boolean(),
  // Minutes ago; members without a photo stand at 1970 in the order 'photos'.
  from: fc.option(
    fc.record({
      at: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.constant(undefined)),
      id: fc.integer({ min: 1, max: members }),
    }),
    {
      nil: undefined,
    },
  ),
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
    'set fictional = not fictional',
    'set main_photo_id = null',
    "set main_photo_id = (select p.id from photos p where p.member_id = members.id and p.state = 'active' limit 1)",
  ].map((set) => fc.integer({ min: 1, max: members }).map((n) => ({ set, n }))),
);

interface Row {
  id: number;
  pool: string;
  gender: string;
  seeking: string[];
  country: string;
  region: string | null;
  born: string;
  photo: boolean;
  photos_public: boolean;
  fictional: boolean;
  languages: string[];
  interests: string[];
  attributes: Record<(typeof attributeNames)[number], string | null>;
  cell_x: number | null;
  cell_y: number | null;
  active: number;
  /** The quarter of an hour that the time falls in. */
  step: number;
  new: number;
}

/** All visible members, from the tables of members and photos themselves. Read once; changed members are read again. */
const everybody = new Map<string, Row>();
async function read(changed?: readonly string[]): Promise<Row[]> {
  const rows = await server.sql<(Row & { name: string })[]>`
    select m.public_id as name, m.id, m.pool, m.gender, m.seeking, m.country, m.region_id as region, m.birth_date::text as born, p.id is not null as photo,
      m.photos_public is true as photos_public, m.fictional, m.languages, m.interests, to_jsonb(m) as attributes, m.cell_x, m.cell_y,
      (extract(epoch from m.last_active_at) * 1000000)::bigint as active,
      floor(extract(epoch from m.last_active_at) / 900)::bigint * 900000000 as step, (extract(epoch from m.signup_at) * 1000000)::bigint as new
    from members m left join photos p on p.id = m.main_photo_id and p.state = 'active'
    where m.status = 'active' and m.confirmed_at is not null and ${changed ? server.sql`m.public_id = any(${[...changed]}::text[])` : server.sql`true`}`;
  for (const name of changed ?? everybody.keys()) everybody.delete(name);
  for (const row of rows) everybody.set(row.name, row);
  return [...everybody.values()];
}

/** Age on a day, for births on both sides of 2028-02-29. */
function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The filter again, in the plainest possible way. */
function fits(row: Row, filter: MemberFilter, now: Date): boolean {
  const { genders, seeking, country, region, minAge, maxAge, cells, languages, withPhoto, real, online, newSince } =
    filter;
  const age = ageOn(now.toISOString().slice(0, 10), row.born);
  return (
    row.pool === filter.pool &&
    !filter.without.includes(row.id) &&
    (!genders || genders.includes(row.gender)) &&
    (!seeking || row.seeking.includes(seeking)) &&
    (!country || row.country === country) &&
    (!region || row.region === region) &&
    (minAge === undefined || age >= minAge) &&
    (maxAge === undefined || age <= maxAge) &&
    (!cells ||
      cells.some(({ y, from, to }) => row.cell_y === y && (row.cell_x ?? -1) >= from && (row.cell_x ?? -1) <= to)) &&
    (!real || !row.fictional) &&
    // Fictional profiles are never online.
    (!online || (!row.fictional && row.active > (now.getTime() - 300_000) * 1000)) &&
    (!newSince || row.new > newSince.getTime() * 1000) &&
    (!languages || languages.some((one) => row.languages.includes(one))) &&
    (!withPhoto || (row.photo && (withPhoto === 'members' || row.photos_public))) &&
    attributeNames.every((name) => filter.attributes[name]?.includes(row.attributes[name] ?? '') ?? true)
  );
}

function expected(rows: Row[], { order, limit, offset = 0, from, backwards }: Omit<Page, 'count'>): Matches {
  const direction = backwards ? -1 : 1;
  const timeOf = (row: Row) => (order === 'new' ? row.new : order === 'photos' && !row.photo ? 0 : row.step);
  const places = rows
    .map((row) => ({ id: row.id, at: timeOf(row) }))
    .toSorted((a, b) => (b.at - a.at || b.id - a.id) * direction)
    .filter(({ at, id }) => !from || (from.at - at || from.id - id) * direction > 0);
  return { count: rows.length, positions: places.slice(offset, offset + limit) };
}

const folds = fc.option(fc.constantFrom(1, 40, 4_000), { nil: undefined });

it('finds, counts and orders the same members as a plain scan, for any filter and after any changes', async () => {
  const now = server.clock.now();
  await read();
  await fc.assert(
    fc.asyncProperty(
      filters,
      pages,
      fc.array(changes, { maxLength: 3 }),
      folds,
      async (filter, { from, ...given }, changed, fold) => {
        for (const { set, n } of changed)
          await server.sql.unsafe(`update members ${set} where public_id = $1`, [`m${n}`]);
        if (fold) await foldChanges(server.sql, fold);
        const page = {
          ...given,
          from: from && { at: from.at === undefined ? 0 : (now.getTime() - from.at * 60_000) * 1000, id: from.id },
        };
        const rows = (await read(changed.map(({ n }) => `m${n}`))).filter((row) => fits(row, filter, now));
        expect(await findMatches(server.platform, filter, page)).toEqual(expected(rows, page));
        expect(await countMatches(server.platform, filter, 10)).toBe(Math.min(10, rows.length));
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

it('[MEM-07] ranks all matches by the optional wishes, as a plain scan does', async () => {
  const now = server.clock.now();
  await read();
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((one) => b.includes(one)).length;
  await fc.assert(
    fc.asyncProperty(filters, wishes, fc.constantFrom(1, 24, 600), async (filter, wished, limit) => {
      const each = Math.max(1, wished.interests.length);
      const points = (row: Row) =>
        each * wished.attributes.filter(({ name, values }) => values.includes(row.attributes[name] ?? '')).length +
        each * Math.min(1, shared(row.languages, wished.languages)) +
        2 * shared(row.interests, wished.interests);
      const ranked = [...everybody.values()]
        .filter((row) => fits(row, filter, now))
        .toSorted(
          (a, b) => points(b) - points(a) || Number(b.photo) - Number(a.photo) || b.step - a.step || b.id - a.id,
        );
      expect(await listRanked(server.sql, filter, wished, now, limit)).toEqual(
        ranked.slice(0, limit).map(({ id }) => id),
      );
    }),
    { numRuns: 60, verbose: 1 },
  );
});

it('misses nothing of a transaction that commits after a later one, nor keeps anything of one rolled back', async () => {
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

it('follows changes by another process, and members who leave and come back', async () => {
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

it('shows each change to the next search, also under many concurrent searches', async () => {
  const filter: MemberFilter = { pool: 'many at once', without: [], attributes: {} };
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const member = await server.signUp({ pool: 'many at once' });
      const { positions } = await findMatches(server.platform, filter, { order: 'active', limit: 50 });
      expect(positions.map(({ id }) => id)).toContain(member.memberId);
    }),
  );
});

it('shows each member exactly once while members change and their changes are folded into the bits', async () => {
  const filter = { pool: 'moving', without: [], attributes: {} };
  const moving = await Promise.all(Array.from({ length: 8 }, () => server.signUp({ pool: 'moving' })));
  const ids = moving.map(({ memberId }) => memberId).toSorted((a, b) => a - b);
  const found = async (hair: string[]) => {
    const { positions } = await findMatches(
      server.platform,
      { ...filter, attributes: { hair_colour: hair } },
      { order: 'active', limit: 50 },
    );
    return positions.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  await server.sql`update members set hair_colour = 'red' where id = any(${ids}::bigint[])`;
  let changing = true;
  const fold = (async () => {
    while (changing) await foldChanges(server.sql, 3);
  })();
  const look = (async () => {
    while (changing) {
      expect(await found(['red', 'grey'])).toEqual(ids);
      expect(await found(['brown'])).toEqual([]);
    }
  })();
  const change = async (id: number) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const colour = turn % 2 === 0 ? 'grey' : 'red';
      await server.sql`update members set hair_colour = ${colour} where id = ${id}`;
      expect(await found([colour])).toContain(id);
      expect(await found([colour === 'red' ? 'grey' : 'red'])).not.toContain(id);
    }
  };
  await Promise.all(ids.map(change)).finally(() => (changing = false));
  await Promise.all([fold, look]);
});

it('a change that was waited for and then rolled back is in no bits', async () => {
  const member = await server.signUp({ pool: 'taken back' });
  const counts = (hair: string) =>
    countMatches(server.platform, { pool: 'taken back', without: [], attributes: { hair_colour: [hair] } });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const change = server.sql.begin(async (tx) => {
    await tx`update members set hair_colour = 'white' where id = ${member.memberId}`;
    begun.resolve();
    await end.promise;
    throw new Error('taken back');
  });
  await begun.promise;
  while ((await foldChanges(server.sql, 1_000)) > 0);
  end.resolve();
  await expect(change).rejects.toThrow('taken back');
  while ((await foldChanges(server.sql, 1_000)) > 0);
  expect([await counts('white'), await counts('grey')]).toEqual([0, 0]);
});

it('the job folds all waiting changes into the bits, so that searches have few to read', async () => {
  // For these members the search reads the rows instead of the bits.
  await server.sql`insert into search_changes (member_id) select member_id from search_entries limit 300 on conflict do nothing`;
  const filter: MemberFilter = { pool: 'main', without: [], attributes: {} };
  const before = await countMatches(server.platform, filter);
  registerSearchJobs(server.platform);
  await server.platform.jobs.runDue();
  const waiting = await server.sql`select from search_changes`;
  expect([waiting.length, await countMatches(server.platform, filter)]).toEqual([0, before]);
});

it('never reveals on the wrong day that a member has turned 18, or a year older', async () => {
  await server.signUp({ pool: 'birthday', birthDate: '2000-02-29' });
  // 26 until tomorrow.
  await server.signUp({ pool: 'birthday', birthDate: '2001-03-01' });
  const ages = async (minAge: number, maxAge: number) =>
    await countMatches(server.platform, { pool: 'birthday', without: [], minAge, maxAge, attributes: {} });
  expect([await ages(28, 28), await ages(27, 27)]).toEqual([1, 0]);
  server.clock.advance(-day / 1000);
  expect([await ages(28, 28), await ages(27, 27)]).toEqual([0, 1]);
});
