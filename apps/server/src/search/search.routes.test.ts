import { radii, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { kilometresBetween } from '../places/cells.ts';
import { readGazetteer } from '../places/gazetteer.ts';
import { createSiteFinder } from '../site/site.service.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { showPhotos } from '../testing/show-photos.ts';
import { wideningsOf } from './widenings.service.ts';

type Answer = EndpointAnswer<typeof endpoints.search.members>;
type Widenings = EndpointAnswer<typeof endpoints.search.widenings>;
type Neighbours = EndpointAnswer<typeof endpoints.search.neighbours>;

let server: TestServer;
let viewer: TestMember;
/** Each test has its members in a country of its own. */
let country = 0;
const nextCountry = () => `Q${String.fromCodePoint(64 + (country += 1))}`;
beforeAll(async () => {
  server = await createTestServer();
  viewer = await server.signUp({ name: 'Viewer' });
});
afterAll(() => server.close());

const get = async <T>(path: string, as: TestMember = viewer): Promise<T> => {
  server.clock.advance(3);
  const response = await server.request('GET', path, { as });
  expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200);
  return (await response.json()) as T;
};
const search = (query: string, as = viewer) => get<Answer>(`/api/members?${query}`, as);
const names = (answer: { profiles: { name: string }[] }) => answer.profiles.map(({ name }) => name);
const refused = async (path: string) => {
  const response = await server.request('GET', path, { as: viewer });
  expect(response.status).toBe(400);
  return ((await response.json()) as { error: { fields: { name: string }[] } }).error.fields.map(({ name }) => name);
};
const signUp = async (name: string, options: SignUpOptions, values: Record<string, unknown> = {}) => {
  const member = await server.signUp({ name, ...options });
  if (Object.keys(values).length > 0)
    await server.sql`update members set ${server.sql(values)} where id = ${member.memberId}`;
  return member;
};
/** Members with a photo and different last activity; always ten of them at the same moment. */
const crowd = async (at: string, count: number) => {
  const now = server.clock.now();
  await server.sql`
    insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, signup_at, last_active_at)
    select ${`${at}-`} || n, 'main', 'heartline', 'active', ${now}, 'P' || n, ${`${at} p`} || n, 'en', 'man', '{woman}', '1990-01-01', ${at},
      ${now}::timestamptz - n * interval '1 hour', ${now}::timestamptz - (n / 10) * interval '1 hour 0.000001 seconds' from generate_series(1, ${count}::int) n`;
  await showPhotos(server, at);
};

describe('[MEM-01b] pages by cursor', () => {
  it.each(['active', 'new'])('sorted by %s, list everybody once, and equal the numbered pages', async (sort) => {
    const at = nextCountry();
    await crowd(at, 75);
    const pages = [await search(`country=${at}&sort=${sort}`)];
    for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor)
      pages.push(await search(`country=${at}&sort=${sort}&cursor=${cursor}`));
    expect(pages.map(({ profiles, page, num_results }) => [profiles.length, page, num_results])).toEqual([
      [24, 1, 75],
      [24, 2, 75],
      [24, 3, 75],
      [3, 4, 75],
    ]);
    const ids = pages.flatMap(({ profiles }) => profiles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(75);
    const numbered = await Promise.all([1, 2, 3, 4].map((page) => search(`country=${at}&sort=${sort}&page=${page}`)));
    expect(numbered.flatMap(({ profiles }) => profiles.map(({ id }) => id))).toEqual(ids);
    // The last to sign up is number 1; among the most recently active, at the same moment, the newest account is number 9.
    expect(ids[0]).toBe(sort === 'new' ? `${at}-1` : `${at}-9`);
  });

  it('continue after the last one shown, even when other members have moved to the front', async () => {
    const at = nextCountry();
    await crowd(at, 30);
    const first = await search(`country=${at}`);
    await server.sql`update members set last_active_at = ${server.clock.now()} where public_id = ${`${at}-30`}`;
    const second = await search(`country=${at}&cursor=${first.next_cursor}`);
    expect(second.profiles).toHaveLength(5);
    expect(second.profiles.filter(({ id }) => first.profiles.some((shown) => shown.id === id))).toEqual([]);
  });

  it('reveal by their order only the quarter of an hour of the last activity', async () => {
    const at = nextCountry();
    await crowd(at, 3);
    const start = new Date(Math.ceil(server.clock.now().getTime() / 900_000) * 900_000);
    const active = (n: number, seconds: number) =>
      server.sql`
        update members set last_active_at = ${new Date(start.getTime() + seconds * 1000)} where public_id = ${`${at}-${n}`}`;
    const order = async () => (await search(`country=${at}`)).profiles.map(({ id }) => Number(id.split('-')[1]));
    for (const [n, seconds] of [
      [1, 899],
      [2, 0],
      [3, 450],
    ] as const)
      await active(n, seconds);
    expect(await order()).toEqual([3, 2, 1]);
    await active(1, 900);
    expect(await order()).toEqual([1, 3, 2]);
  });

  it('begin with members who show a photo; of the others, however active, the newest account is first', async () => {
    const at = nextCountry();
    await crowd(at, 30);
    await server.sql`
      update photos set state = 'inspected' where member_id in (select id from members where public_id in (${`${at}-1`}, ${`${at}-2`}))`;
    await server.sql`update members set last_active_at = ${server.clock.now()} where public_id = ${`${at}-1`}`;
    const first = await search(`country=${at}`);
    const second = await search(`country=${at}&cursor=${first.next_cursor}`);
    const ids = [...first.profiles, ...second.profiles].map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(ids.slice(-2)).toEqual([`${at}-2`, `${at}-1`]);
    const beside = (id?: string) => get<Neighbours>(`/api/search/neighbours?country=${at}&member=${id}`);
    expect(await beside(ids[27])).toMatchObject({ previous: { id: ids[26] }, next: { id: `${at}-2` } });
    expect(await beside(`${at}-2`)).toMatchObject({ previous: { id: ids[27] }, next: { id: `${at}-1` } });
  });

  it('reveal to no visitor who has a photo that only members see', async () => {
    const at = nextCountry();
    await crowd(at, 30);
    const idsOf = ({ profiles }: Answer) => profiles.map(({ id }) => id);
    const order = async () => {
      const response = await server.request('GET', `/api/members?country=${at}`);
      return idsOf((await response.json()) as Answer);
    };
    const before = await order();
    expect(before).toHaveLength(24);
    const forMembers = await search(`country=${at}`);
    await server.sql`
      update photos set state = 'inspected' where member_id in (select id from members where country = ${at} and id % 2 = 0)`;
    expect(await order()).toEqual(before);
    expect(idsOf(await search(`country=${at}`))).not.toEqual(idsOf(forMembers));
    const asVisitor = await server.request('GET', `/api/members?country=${at}&cursor=${forMembers.next_cursor}`);
    expect(asVisitor.status).toBe(400);
  });

  it('reveal nothing, and work for their own list only', async () => {
    const at = nextCountry();
    await crowd(at, 30);
    const { next_cursor: cursor } = await search(`country=${at}`);
    expect(Buffer.from(cursor ?? '', 'base64url').toString('latin1')).not.toMatch(/\d{10}|"at"/);
    for (const query of [`country=${at}&gender=man&cursor=${cursor}`, `country=${at}&cursor=${cursor}A`, 'cursor=x'])
      expect(await refused(`/api/members?${query}`), query).toEqual(['cursor']);
  });
});

describe('[MEM-01a] conditions', () => {
  it('new members signed up in the last 14 days', async () => {
    const at = nextCountry();
    const ago = (days: number) => ({ signup_at: new Date(server.clock.now().getTime() - days * 86_400_000) });
    await signUp(`${at} fresh`, { country: at }, ago(13));
    await signUp(`${at} old`, { country: at }, ago(15.1));
    expect(names(await search(`country=${at}&new=true`))).toEqual([`${at} fresh`]);
  });

  it('languages are those members say they speak; one of them is enough', async () => {
    const at = nextCountry();
    const polyglot = await signUp(`${at} many`, { country: at });
    await signUp(`${at} none`, { country: at });
    const saved = await server.request('PATCH', '/api/me', { as: polyglot, body: { languages: ['de', 'tr', 'de'] } });
    expect(await saved.json()).toMatchObject({ user: { profile: { languages: ['de', 'tr'] } } });
    expect(names(await search(`country=${at}&language=pl,tr`))).toEqual([`${at} many`]);
    expect(names(await search(`country=${at}&language=pl`))).toEqual([]);
    expect((await get<{ profile: object }>(`/api/members/${polyglot.publicId}`)).profile).toMatchObject({
      languages: ['de', 'tr'],
    });
    const wrong = await server.request('PATCH', '/api/me', { as: polyglot, body: { languages: ['xx'] } });
    expect(wrong.status).toBe(400);
    expect(await refused('/api/members?language=german')).toEqual(['language']);
  });

  it('a radius is measured between cells, around a place or around the member', async () => {
    const at = nextCountry();
    const places = readGazetteer().places;
    const berlin = places.find(({ id }) => id === 'DE-2950159')!;
    const around = places
      .map((place) => ({ ...place, km: kilometresBetween(berlin.cell, place.cell) }))
      .filter(({ km, size }) => km < 250 && size > 60_000)
      .toSorted((a, b) => a.km - b.km);
    for (const { id, cell } of around)
      await signUp(`${at} ${id}`, { country: at }, { place_id: id, cell_x: cell.x, cell_y: cell.y });
    const within = async (query: string, as = viewer) => new Set(names(await search(`country=${at}&${query}`, as)));
    for (const radius of radii) {
      const near = around.filter(({ km }) => km <= Number(radius)).map(({ id }) => `${at} ${id}`);
      const found: string[] = [];
      for (let page = 1; found.length < near.length; page += 1) {
        const more = [...(await within(`place=DE-2950159&radius=${radius}&page=${page}`))];
        if (more.length === 0) break;
        found.push(...more);
      }
      expect(found.toSorted(), radius).toEqual(near.toSorted());
    }
    const self = await signUp(`${at} self`, {}, { cell_x: berlin.cell.x, cell_y: berlin.cell.y });
    expect(await within('radius=25', self)).toEqual(await within('place=DE-2950159'));
    expect(await refused('/api/members?radius=25')).toEqual(['place']);
    expect(await refused('/api/members?place=atlantis')).toEqual(['place']);
    expect(await refused('/api/members?place=DE-2950159&radius=1')).toEqual(['radius']);
  });
});

describe('[MEM-01b] a short list', () => {
  it('lists the cost of each condition, and widens nothing by itself', async () => {
    const at = nextCountry();
    await signUp(`${at} one`, { country: at, gender: 'woman', birthDate: '1996-01-01' }, { hair_colour: 'red' });
    await signUp(`${at} two`, { country: at, gender: 'woman', birthDate: '1990-01-01' }, { hair_colour: 'red' });
    await signUp(`${at} three`, { country: at, gender: 'woman', birthDate: '1996-01-01' }, { hair_colour: 'black' });
    await signUp(`${at} four`, { country: at, gender: 'woman', birthDate: '1996-01-01' }, { hair_colour: 'black' });
    const query = `country=${at}&gender=woman&hair_colour=red&max_age=32`;
    const answer = await get<Widenings>(`/api/search/widenings?${query}`);
    expect([answer.num_results, answer.reason]).toEqual([1, 'filters']);
    const inside = answer.widenings.filter(({ filter }) => filter !== 'country');
    expect(inside).toEqual([
      { filter: 'hair_colour', value: null, num_results: 3 },
      { filter: 'max_age', value: '37', num_results: 2 },
    ]);
    for (const { filter, value, num_results } of answer.widenings) {
      const wider = new URLSearchParams(query);
      if (value === null) wider.delete(filter);
      else wider.set(filter, value);
      expect((await search(wider.toString())).num_results, filter).toBe(num_results);
    }
    expect((await search(query)).num_results).toBe(1);
  });

  it('is not short with twelve results, and says when there are none', async () => {
    const at = nextCountry();
    await crowd(at, 12);
    expect(await get<Widenings>(`/api/search/widenings?country=${at}`)).toEqual({
      num_results: 12,
      reason: 'enough',
      widenings: [],
    });
    const site = await createSiteFinder(server.sql)('localhost', undefined);
    const empty = { ...site, pool: 'where nobody is' };
    const query = { sort: 'active', online: true } as const;
    expect(await wideningsOf(server.platform, { kind: 'visitor' }, empty, query)).toEqual({
      num_results: 0,
      reason: 'nobody',
      widenings: [],
    });
  });
});

describe('[MEM-03] next and previous', () => {
  it('are those of the search, at both ends and in the middle', async () => {
    const at = nextCountry();
    await crowd(at, 30);
    const query = `country=${at}`;
    const order = [...(await search(query)).profiles, ...(await search(`${query}&page=2`)).profiles].map(
      ({ id }) => id,
    );
    const beside = async (member: string) => {
      const { previous, next } = await get<Neighbours>(`/api/search/neighbours?${query}&member=${member}`);
      return [previous?.id, next?.id];
    };
    for (const index of [0, 1, 9, 15, 23, 24, 29])
      expect(await beside(order[index]!), String(index)).toEqual([order[index - 1], order[index + 1]]);
    expect((await server.request('GET', '/api/search/neighbours?member=nobody', { as: viewer })).status).toBe(404);
  });
});

describe('[MEM-01a] the saved search', () => {
  it('is stored on the account, one per member, and opens unchanged', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const save = (filter: object) => server.request('PUT', '/api/me/search', { as: one, body: { filter } });
    const saved = (as: TestMember) => get<{ filter: Record<string, string> | null }>('/api/me/search', as);
    expect(await saved(one)).toEqual({ filter: null });
    const filter = { gender: 'woman,man', min_age: '25', language: 'de,tr', sort: 'new' };
    expect(await (await save(filter)).json()).toEqual({ filter });
    expect([await saved(one), await saved(two)]).toEqual([{ filter }, { filter: null }]);
    await search(new URLSearchParams((await saved(one)).filter ?? {}).toString(), one);
    for (const wrong of [{ gender: 'robot' }, { max_age: '17' }, { place: 'atlantis' }, { tattoos: 'many' }])
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(await (await save({ country: 'DE', page: '3', owner: 'me' })).json()).toEqual({ filter: { country: 'DE' } });
    await server.request('DELETE', '/api/me/search', { as: one });
    expect(await saved(one)).toEqual({ filter: null });
  });
});
