import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';

type Matches = EndpointAnswer<typeof endpoints.matchFinder.results>['matches'];
type Widening = EndpointAnswer<typeof endpoints.matchFinder.widenings>['widenings'][number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const usual = {
  genders: ['woman'],
  min_age: 25,
  max_age: 45,
  radius: null as string | null,
  with_photo: false,
  interests: [] as string[],
  languages: [] as string[],
  attributes: [] as { name: string; values: string[] }[],
};
const save = (as: TestMember, change: object = {}) =>
  server.request('PUT', '/api/match-finder', { as, body: { preferences: { ...usual, ...change } } });
const results = async (as: TestMember): Promise<Matches> => {
  const response = await server.request('GET', '/api/match-finder/results', { as });
  expect(response.status).toBe(200);
  return ((await response.json()) as { matches: Matches }).matches;
};
const signUp = async (name: string, options: SignUpOptions, values: Record<string, unknown> = {}) => {
  const member = await server.signUp({ gender: 'woman', seeking: ['man'], ...options, name });
  if (Object.keys(values).length > 0)
    await server.sql`update members set ${server.sql(values)} where id = ${member.memberId}`;
  return member;
};

describe('[MEM-07] the match finder', () => {
  it('keeps preferences, and finds nobody before any are saved', async () => {
    const seeker = await server.signUp({ gender: 'man', country: 'QA' });
    const saved = async () => await (await server.request('GET', '/api/match-finder', { as: seeker })).json();
    expect([await saved(), await results(seeker)]).toEqual([{ preferences: null }, []]);
    expect(await (await save(seeker, { interests: ['tea'] })).json()).toEqual({
      preferences: { ...usual, interests: ['tea'] },
    });
    expect(await saved()).toEqual({ preferences: { ...usual, interests: ['tea'] } });
    for (const wrong of [
      { min_age: 17 },
      { min_age: 40, max_age: 30 },
      { genders: [] },
      { radius: '25' },
      { attributes: [{ name: 'hair_colour', values: ['plaid'] }] },
    ])
      expect((await save(seeker, wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  it('finds members who match both ways, those with most of the optional wishes first', async () => {
    const at = 'QB';
    const seeker = await server.signUp({ gender: 'man', country: at });
    await signUp('Plain', { country: at });
    await signUp('Best', { country: at }, { hair_colour: 'red', interests: ['tea', 'yoga'], languages: ['tr', 'en'] });
    await signUp('Half', { country: at }, { hair_colour: 'black', interests: ['tea'], languages: ['tr'] });
    await signUp('Old', { country: at, birthDate: '1950-01-01' }, { hair_colour: 'red' });
    await signUp('Not for men', { country: at, seeking: ['woman'] }, { hair_colour: 'red' });
    await signUp('Man', { country: at, gender: 'man' }, { hair_colour: 'red' });
    await signUp('Abroad', { country: 'QC' }, { hair_colour: 'red' });
    const blocker = await signUp('Blocker', { country: at }, { hair_colour: 'red' });
    await server.request('PUT', `/api/members/${seeker.publicId}/block`, { as: blocker });
    await save(seeker, {
      interests: ['tea', 'yoga'],
      languages: ['tr'],
      attributes: [{ name: 'hair_colour', values: ['red', 'blond'] }],
    });
    expect((await results(seeker)).map(({ profile, ...match }) => [profile.name, match])).toEqual([
      ['Best', { score: 100, interests: ['tea', 'yoga'], languages: ['tr'], attributes: ['hair_colour'] }],
      ['Half', { score: 50, interests: ['tea'], languages: ['tr'], attributes: [] }],
      ['Plain', { score: 0, interests: [], languages: [], attributes: [] }],
    ]);
    await save(seeker);
    expect((await results(seeker)).map(({ score }) => score)).toEqual([100, 100, 100]);
  });

  it('compares all matching members, however many were active recently', async () => {
    const at = 'QG';
    const seeker = await server.signUp({ gender: 'man', country: at });
    const best = await signUp(
      'Best of all',
      { country: at },
      { interests: ['tea', 'yoga', 'wine'], hair_colour: 'red' },
    );
    await server.sql`
      insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country,
        interests, signup_at, last_active_at)
      select 'crowd' || n, pool, site_id, status, confirmed_at, 'Crowd' || n, 'crowd' || n, language, gender, seeking, birth_date, country,
        case when n = 7 then '{tea,yoga}'::text[] else '{tea}' end, signup_at, last_active_at + n * interval '1 second'
      from members, generate_series(1, 600) n where id = ${best.memberId}`;
    await save(seeker, { interests: ['tea', 'yoga', 'wine'], attributes: [{ name: 'hair_colour', values: ['red'] }] });
    const found = await results(seeker);
    expect(found).toHaveLength(24);
    expect(found.slice(0, 4).map(({ profile, score }) => [profile.name, score])).toEqual([
      ['Best of all', 100],
      ['Crowd7', 44],
      ['Crowd600', 22],
      ['Crowd599', 22],
    ]);
  });

  it('searches around the member’s own position when a radius is set', async () => {
    const at = 'QD';
    const seeker = await server.signUp({ gender: 'man', country: at });
    await server.sql`update members set cell_x = 100, cell_y = 500 where id = ${seeker.memberId}`;
    await signUp('Near', { country: 'QE' }, { cell_x: 101, cell_y: 500 });
    await signUp('Far', { country: at }, { cell_x: 110, cell_y: 500 });
    expect((await save(seeker, { radius: '25' })).status).toBe(200);
    expect((await results(seeker)).map(({ profile }) => profile.name)).toEqual(['Near']);
  });

  it('counts for each wider condition the members it would really show, and names none of them', async () => {
    const at = 'QF';
    const seeker = await server.signUp({ gender: 'man', country: at });
    await server.sql`update members set cell_x = 100, cell_y = 700 where id = ${seeker.memberId}`;
    await signUp('Too old', { country: at, birthDate: '1985-01-01' }, { cell_x: 101, cell_y: 700 });
    await signUp('Next town', { country: at, birthDate: '1996-01-01' }, { cell_x: 106, cell_y: 700 });
    await signUp('Younger', { country: at, birthDate: '2003-01-01' }, { cell_x: 100, cell_y: 700 });
    // They match the preferences, but seek somebody else, have blocked the member or were blocked.
    await signUp('For women', { country: at, seeking: ['woman'] }, { cell_x: 100, cell_y: 700 });
    await signUp('For women, far', { country: at, seeking: ['woman'] }, { cell_x: 106, cell_y: 700 });
    const blocker = await signUp('Blocker too', { country: at }, { cell_x: 106, cell_y: 700 });
    await server.request('PUT', `/api/members/${seeker.publicId}/block`, { as: blocker });
    const widenings = async () => {
      const answer = await server.request('GET', '/api/match-finder/widenings', { as: seeker });
      return ((await answer.json()) as { widenings: Widening[] }).widenings;
    };
    expect(await widenings()).toEqual([]);
    const wanted = { radius: '10', min_age: 27, max_age: 35, with_photo: true };
    await save(seeker, wanted);
    // No member there has a photo, which each of the other widenings requires too.
    expect((await widenings()).map(({ kind }) => kind)).toEqual([]);
    await save(seeker, { ...wanted, with_photo: false });
    const ways = await widenings();
    expect(ways.map(({ kind, num_results }) => [kind, num_results])).toEqual([
      ['radius', 1],
      ['country', 1],
      ['min_age', 1],
    ]);
    expect(ways[0]?.preferences).toEqual({ ...usual, ...wanted, with_photo: false, radius: '100' });
    for (const { preferences, num_results } of ways) {
      await save(seeker, preferences);
      expect(await results(seeker)).toHaveLength(num_results);
    }
  });
});
