import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { openMembersWorld } from '../testing/members-world.ts';
import { showPhotos } from '../testing/show-photos.ts';

const { server, nextCountry, search, names, signUp } = await openMembersWorld();
afterAll(() => server.close());

describe('[MEM-01ab] search', () => {
  it('filters by gender, country, region, online and attributes the site offers', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    await server.sql`insert into regions (id, country, name) values (${`${at}-1`}, ${at}, 'One')`;
    const old = new Date(server.clock.now().getTime() - 6 * 60_000);
    await signUp(`${at} Ann`, { country: at, gender: 'woman' }, { hair_colour: 'red', region_id: `${at}-1` });
    await signUp(`${at} Bob`, { country: at, gender: 'man' }, { hair_colour: 'black', last_active_at: old });
    await signUp(`${at} Cam`, { country: at, gender: 'nonbinary' }, { hair_colour: 'black', eye_colour: 'blue' });
    await showPhotos(server, at);
    const found = async (query: string) =>
      names(await search(`country=${at}&${query}`, viewer)).map((name) => name.slice(3));
    expect(await found('')).toEqual(['Cam', 'Ann', 'Bob']);
    expect(await found('gender=woman')).toEqual(['Ann']);
    expect(await found('gender=man,nonbinary')).toEqual(['Cam', 'Bob']);
    expect(await found(`region=${at}-1`)).toEqual(['Ann']);
    expect(await found('online=true')).toEqual(['Cam', 'Ann']);
    expect(await found('online=true&real=true')).toEqual(['Cam', 'Ann']);
    expect(await found('hair_colour=black,red&eye_colour=blue')).toEqual(['Cam']);
  });

  it('[MEM-01e] excludes fictional profiles only on request, also beside the list, and counts the gain from including them', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    const made = await signUp('Made', { country: at, fictional: true });
    expect(names(await search(`country=${at}`, viewer))).toEqual(['Made']);
    const found = async (query = '') => {
      const { profiles, similar, num_results } = await search(`country=${at}&real=true${query}`, viewer);
      return [profiles.map(({ name }) => name), similar.filter(({ fictional }) => fictional), num_results];
    };
    expect(await found()).toEqual([[], [], 0]);
    const response = await server.request('GET', `/api/search/widenings?country=${at}&real=true`, { as: viewer });
    expect(await response.json()).toMatchObject({
      num_results: 0,
      reason: 'filters',
      widenings: expect.arrayContaining([{ filter: 'real', value: null, num_results: 1 }]) as unknown,
    });
    await signUp('Person', { country: at });
    expect(await found()).toEqual([['Person'], [], 1]);
    expect(await found('&gender=woman&min_age=30&max_age=40')).toEqual([['Person'], [], 1]);
    // A wrong mark can be corrected.
    await server.sql`update members set fictional = false where id = ${made.memberId}`;
    expect(await found()).toEqual([['Person', 'Made'], [], 2]);
  });

  it('filters by age to the day, 29 February included', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    server.clock.set(new Date('2027-02-28T23:59:00Z'));
    await signUp('Leap', { country: at, birthDate: '2004-02-29' });
    await signUp('Day before', { country: at, birthDate: '2004-02-28' });
    const aged = async (query: string) =>
      (await search(`country=${at}&${query}`, viewer)).profiles.map(({ name, age }) => [name, age]);
    expect(await aged('min_age=23')).toEqual([['Day before', 23]]);
    expect(await aged('max_age=22')).toEqual([['Leap', 22]]);
    server.clock.set(new Date('2027-03-01T00:00:00Z'));
    expect(await aged('min_age=23&max_age=23')).toHaveLength(2);
    expect(await aged('max_age=22')).toEqual([]);
  });

  it('with_photo means a main photo that is shown', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    await signUp('None', { country: at });
    const [shown, waiting] = [await signUp('Shown', { country: at }), await signUp('Waiting', { country: at })];
    await givePhoto(server, shown);
    await givePhoto(server, waiting, { state: 'inspected' });
    expect(names(await search(`country=${at}&with_photo=1`, viewer))).toEqual(['Shown']);
  });

  it('gives pages without overlaps or gaps, newest activity first', async () => {
    const at = nextCountry();
    const viewer = await server.signUp({ country: at });
    const now = server.clock.now().getTime();
    await server.sql`
      insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, signup_at, last_active_at)
      select 'page-' || n, 'main', 'heartline', 'active', ${new Date(now)}, 'P' || n, 'page' || n, 'en', 'man', '{woman}', '1990-01-01', ${at},
        ${new Date(now)}, ${new Date(now)}::timestamptz - (n / 10) * interval '1 hour' from generate_series(1, 60) n`;
    await showPhotos(server, at);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`country=${at}&page=${page}`, viewer)));
    expect(pages.map(({ profiles, num_results, page }) => [profiles.length, num_results, page])).toEqual([
      [24, 60, 1],
      [24, 60, 2],
      [12, 60, 3],
      [0, 60, 4],
    ]);
    const all = pages.flatMap(({ profiles }) => profiles.map(({ id }) => Number(id.slice(5))));
    expect(new Set(all).size).toBe(60);
    // With equal activity the newer account comes first.
    expect(all.slice(0, 12)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 19, 18, 17]);
    expect(pages[0]?.similar).toEqual([]);
  });

  it('offers similar members when there are few results', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    await signUp('Exact', { country: at, gender: 'man' }, { hair_colour: 'red' });
    await signUp('Similar', { country: at, gender: 'man', birthDate: '1985-01-01' }, { hair_colour: 'black' });
    await signUp('Other', { country: at, gender: 'woman' }, { hair_colour: 'red' });
    const answer = await search(`country=${at}&gender=man&hair_colour=red&min_age=30&max_age=40`, viewer);
    expect([names(answer), answer.num_results, answer.similar.map(({ name }) => name)]).toEqual([
      ['Exact'],
      1,
      ['Similar'],
    ]);
  });

  it('stays in the pool of the site', async () => {
    const at = nextCountry();
    const pools = await server.sql<
      { pool: string; hosts: string[] }[]
    >`select distinct on (pool) pool, hosts from sites order by pool, position`;
    const other = pools.find(({ pool }) => pool !== 'main');
    const viewer = await server.signUp();
    await signUp(`${at} here`, { country: at });
    await signUp(`${at} there`, { country: at, pool: other?.pool ?? 'elsewhere' });
    const answer = await search(`country=${at}`, viewer);
    expect(names(answer)).toEqual([`${at} here`]);
    expect(answer.similar.map(({ name }) => name)).not.toContain(`${at} there`);
  });

  it('names the invalid field', async () => {
    const viewer = await server.signUp();
    const refused = async (query: string) => {
      const response = await server.request('GET', `/api/members?${query}`, { as: viewer });
      expect(response.status).toBe(400);
      return ((await response.json()) as { error: { fields: { name: string }[] } }).error.fields.map(
        ({ name }) => name,
      );
    };
    expect(await refused('page=1.5')).toEqual(['page']);
    expect(await refused('min_age=18.5')).toEqual(['min_age']);
    expect(await refused('gender=robot')).toEqual([expect.stringMatching(/^gender/)]);
    expect(await refused('max_age=17')).toEqual(['max_age']);
    // In the vocabulary, but no search field of this site.
    expect(await refused('tattoos=many')).toEqual(['tattoos']);
  });

  it('finds nobody, without an error, when the ages cross or nothing matches', async () => {
    const viewer = await server.signUp();
    expect((await search('min_age=60&max_age=20', viewer)).num_results).toBe(0);
    expect((await search('region=nowhere', viewer)).num_results).toBe(0);
  });
});
