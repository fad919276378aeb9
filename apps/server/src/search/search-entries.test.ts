import { afterAll, beforeAll, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The expected copy, from the tables it is made of. */
const expected = () => server.sql`
  select to_jsonb(x) as entry from (select m.id as member_id, m.pool, m.country, m.region_id, m.gender, m.birth_date, p.id is not null as photo, m.photos_public is true as photos_public, m.sexuality, m.hair_colour, m.eye_colour,
    m.body_type, m.relationship_status, m.tattoos, m.last_active_at,
    m.signup_at, m.languages, m.cell_x, m.cell_y, m.seeking, m.interests, m.fictional
  from members m left join photos p on p.id = m.main_photo_id and p.state = 'active'
  where m.status = 'active' and m.confirmed_at is not null order by m.id) x`;
const actual = () => server.sql`select to_jsonb(e) as entry from search_entries e order by member_id`;

const change = (set: string) => (member: TestMember) =>
  server.sql.unsafe(`update members set ${set} where id = $1`, [member.memberId]);
const changePhoto = (work: string) => (member: TestMember) =>
  server.sql.unsafe(`${work} where id = (select main_photo_id from members where id = $1)`, [member.memberId]);

it.each<[string, (member: TestMember) => Promise<unknown>]>([
  [
    'an attribute',
    change(
      `hair_colour = 'red', eye_colour = 'blue', body_type = 'slim', sexuality = 'gay', tattoos = 'many', relationship_status = 'single'`,
    ),
  ],
  ['the place', change(`country = 'FR', region_id = 'FR-BRE', cell_x = 5, cell_y = 7`)],
  ['languages', change(`languages = '{de,tr}'`)],
  ['whom they look for, and interests', change(`seeking = '{nonbinary}', interests = '{tea,yoga}'`)],
  ['the day of signing up', change(`signup_at = '2026-01-01'`)],
  ['gender and birth date', change(`gender = 'nonbinary', birth_date = '1970-01-01'`)],
  ['activity', change(`last_active_at = '2027-01-01'`)],
  ['activity and country at once', change(`last_active_at = '2027-01-02', country = 'IT'`)],
  ['being fictional', change(`fictional = true`)],
  ['the pool', change(`pool = 'elsewhere'`)],
  ['leaving', change(`status = 'pending_deletion'`)],
  [
    'leaving and coming back',
    async (member) => {
      await change(`status = 'pending_deletion'`)(member);
      await change(`status = 'active'`)(member);
    },
  ],
  [
    'activity while leaving',
    async (member) => {
      await change(`status = 'disabled'`)(member);
      await change(`last_active_at = '2027-01-03'`)(member);
    },
  ],
  ['showing photos to visitors', change(`photos_public = true`)],
  [
    'showing photos to visitors, and no more',
    async (member) => {
      await change(`photos_public = true`)(member);
      await change(`photos_public = false`)(member);
    },
  ],
  ['confirmation taken back', change(`confirmed_at = null`)],
  ['the main photo taken away', change('main_photo_id = null')],
  ['the photo rejected', changePhoto(`update photos set state = 'rejected'`)],
  [
    'the photo rejected and approved',
    async (member) => {
      await changePhoto(`update photos set state = 'rejected'`)(member);
      await changePhoto(`update photos set state = 'active'`)(member);
    },
  ],
  ['the photo deleted', changePhoto('delete from photos')],
  [
    'the member deleted',
    (member) =>
      server.sql.begin(async (tx) => {
        await tx`alter table ledger_entries disable trigger all`;
        await tx`delete from ledger_entries where member_id = ${member.memberId}`;
        await tx`delete from members where id = ${member.memberId}`;
        await tx`alter table ledger_entries enable trigger all`;
      }),
  ],
])('the copy that the search reads follows: %s', async (_name, work) => {
  const member = await server.signUp();
  await givePhoto(server, member);
  const [before] = await server.sql<
    { photo: boolean }[]
  >`select photo from search_entries where member_id = ${member.memberId}`;
  expect(before).toEqual({ photo: true });
  await work(member);
  expect([...(await actual())]).toEqual([...(await expected())]);
});

it('[MEM-08] the copy is frozen while a premium member is invisible, and catches up afterwards', async () => {
  const member = await server.signUp({ premium: true });
  const shown = async () =>
    (
      await server.sql<
        { at: Date }[]
      >`select last_active_at as at from search_entries where member_id = ${member.memberId}`
    )[0]?.at.toISOString();
  const since = server.clock.now();
  await server.sql`update members set invisible_since = ${since} where id = ${member.memberId}`;
  const still = new Date(since.getTime() - 300_000).toISOString();
  await change(`last_active_at = '2027-02-01'`)(member);
  await change(`hair_colour = 'red', last_active_at = '2027-02-02'`)(member);
  expect(await shown()).toBe(still);
  await change(`premium_since = null`)(member);
  expect(await shown()).toBe('2027-02-02T00:00:00.000Z');
  await change(`premium_since = '2026-01-01'`)(member);
  expect(await shown()).toBe(still);
  await change(`invisible_since = null`)(member);
  expect(await shown()).toBe('2027-02-02T00:00:00.000Z');
});

it('an unconfirmed member enters the copy on confirmation', async () => {
  const member = await server.signUp({ confirmed: false });
  const there = async () => (await server.sql`select from search_entries where member_id = ${member.memberId}`).length;
  expect(await there()).toBe(0);
  await server.sql`update members set confirmed_at = ${server.clock.now()} where id = ${member.memberId}`;
  expect(await there()).toBe(1);
});
