import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anotherSession } from '../testing/another-session.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
let places: {
  id: string;
  name: string;
  region_id: string;
  region: string;
  country: string;
  cell_x: number;
  cell_y: number;
}[];
beforeAll(async () => {
  server = await createTestServer();
  places =
    await server.sql`select p.*, r.name as region from places p join regions r on r.id = p.region_id where p.country in ('DE', 'DK') and p.town_id = p.id order by p.country, p.id`;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

const change = (as: TestMember, body: object) => server.request('PATCH', '/api/me', { as, body });
const faultsOf = async (response: Response) =>
  ((await response.json()) as { error: { fields?: { name: string; code: string }[] } }).error.fields;
const rowOf = async ({ memberId }: TestMember) =>
  (await server.sql`select * from members where id = ${memberId}`)[0] ?? {};

describe('[MEM-09] own profile', () => {
  it('changes the given fields and keeps the rest', async () => {
    const member = await server.signUp({ seeking: ['man'] });
    await change(member, {
      about: ' I bake bread. ',
      interests: ['yoga', 'tea', 'yoga'],
      attributes: [
        { name: 'hair_colour', value: 'red' },
        { name: 'tattoos', value: 'one' },
      ],
    });
    const response = await change(member, {
      attributes: [{ name: 'tattoos', value: null }],
      seeking: ['woman', 'man'],
    });
    expect(await response.json()).toMatchObject({
      user: {
        profile: {
          about: 'I bake bread.',
          interests: ['yoga', 'tea'],
          attributes: [{ name: 'hair_colour', value: 'red' }],
          seeking: ['woman', 'man'],
          gender: 'woman',
        },
      },
    });
  });

  it('names the fields with unknown values', async () => {
    const member = await server.signUp();
    expect(await faultsOf(await change(member, { attributes: [{ name: 'hair_colour', value: 'green-ish' }] }))).toEqual(
      [{ name: 'attributes.hair_colour', code: 'unknown_value' }],
    );
    expect(await faultsOf(await change(member, { about: 'x'.repeat(2001) }))).toEqual([
      { name: 'about', code: 'too_long' },
    ]);
    expect((await change(member, { about: '👩‍👩‍👧'.repeat(500) })).status).toBe(200);
    expect((await change(member, { interests: ['gold-digging'] })).status).toBe(400);
    expect((await change(member, { seeking: [] })).status).toBe(400);
  });

  it('never changes columns that are not in the form', async () => {
    const member = await server.signUp();
    const before = await rowOf(member);
    await change(member, {
      birth_date: '2015-01-01',
      premium_since: '2020-01-01',
      moderator: true,
      name: 'Other',
      email: 'x@y.zz',
      cell_x: 1,
      status: 'deleted',
    });
    expect(await rowOf(member)).toEqual(before);
  });

  it('refuses visitors and accounts that are waiting for their deletion', async () => {
    expect((await server.request('PATCH', '/api/me', { body: {} })).status).toBe(403);
    const member = await server.signUp();
    await server.sql`update members set status = 'pending_deletion' where id = ${member.memberId}`;
    const response = await change(member, { about: 'x' });
    expect(await response.json()).toMatchObject({ error: { code: 'pending_deletion' } });
  });
});

describe('where a member lives', () => {
  it('is stored as a town with its region and its coarse cell, and nothing finer', async () => {
    const member = await server.signUp({ country: 'DE' });
    const place = places.find(({ country }) => country === 'DE')!;
    expect(await (await change(member, { place: place.id })).json()).toMatchObject({
      user: { profile: { country: 'DE', region: place.region, place: place.name } },
    });
    expect(await rowOf(member)).toMatchObject({
      place_id: place.id,
      region_id: place.region_id,
      cell_x: place.cell_x,
      cell_y: place.cell_y,
    });
    // A change of region removes the town; the same region keeps it.
    await change(member, { region: place.region_id });
    expect(await rowOf(member)).toMatchObject({ place_id: place.id });
    const other = places.find(({ country, region_id }) => country === 'DE' && region_id !== place.region_id)!;
    await change(member, { region: other.region_id });
    expect(await rowOf(member)).toMatchObject({
      region_id: other.region_id,
      place_id: null,
      cell_x: null,
      cell_y: null,
    });
  });

  it('a move abroad drops the old region', async () => {
    const member = await server.signUp({ country: 'DE' });
    const [german, danish] = ['DE', 'DK'].map((code) => places.find(({ country }) => country === code)!);
    await change(member, { place: german!.id });
    expect(await (await change(member, { country: 'DK' })).json()).toMatchObject({
      user: { profile: { country: 'DK', region: null, place: null } },
    });
    expect(await (await change(member, { country: 'DE', place: german!.id })).json()).toMatchObject({
      user: { profile: { country: 'DE', place: german!.name } },
    });
    expect(await faultsOf(await change(member, { place: danish!.id }))).toEqual([
      { name: 'place', code: 'unknown_value' },
    ]);
    expect(await faultsOf(await change(member, { region: danish!.region_id }))).toEqual([
      { name: 'region', code: 'unknown_value' },
    ]);
    expect(await faultsOf(await change(member, { country: 'JP' }))).toEqual([
      { name: 'country', code: 'unknown_value' },
    ]);
  });
});

describe('[ACC-08] sessions', () => {
  const second = (member: TestMember) => anotherSession(server, member, { client: 'app' });
  const list = async (as: TestMember) =>
    (
      (await (await server.request('GET', '/api/me/sessions', { as })).json()) as {
        sessions: { id: string; client: string; current: boolean }[];
      }
    ).sessions;

  it('are listed, and end one by one', async () => {
    const web = await server.signUp();
    const app = await second(web);
    const sessions = await list(web);
    expect(Object.fromEntries(sessions.map(({ client, current }) => [client, current]))).toEqual({
      app: false,
      web: true,
    });
    const id = sessions.find(({ client }) => client === 'app')?.id;
    expect((await server.request('DELETE', `/api/me/sessions/${id}`, { as: web })).status).toBe(200);
    expect((await server.request('GET', '/api/me/sessions', { as: app })).status).toBe(403);
    expect(await list(web)).toHaveLength(1);
    expect((await server.request('DELETE', `/api/me/sessions/${id}`, { as: web })).status).toBe(404);
  });

  it('cannot be ended by another member', async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const [session] = await list(owner);
    expect((await server.request('DELETE', `/api/me/sessions/${session?.id}`, { as: stranger })).status).toBe(404);
    expect(await list(owner)).toHaveLength(1);
  });

  it('end everywhere else at once', async () => {
    const web = await server.signUp();
    const app = await second(web);
    expect((await server.request('DELETE', '/api/me/sessions', { as: web })).status).toBe(200);
    expect((await server.request('GET', '/api/me/sessions', { as: app })).status).toBe(403);
    expect(await list(web)).toHaveLength(1);
  });
});
