import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import type { Site } from '../site/site.types.ts';
import { createSiteFinder } from '../site/site.service.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { touchActivity } from './activity.ts';
import { createMembersRoutes } from './members.routes.ts';
import { openProfile as openProfileService } from './profile.service.ts';

type SearchAnswer = EndpointAnswer<typeof endpoints.members.search>;
type Profile = EndpointAnswer<typeof endpoints.members.get>['profile'];
type Related = EndpointAnswer<typeof endpoints.members.related>;

let server: TestServer;
/** Members of one test live in a country of their own. */
let country = 0;
const nextCountry = () => {
  country += 1;
  return `Q${String.fromCodePoint(64 + country)}`;
};
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const search = async (query: string, as?: TestMember): Promise<SearchAnswer> => {
  const response = await server.request('GET', `/api/members?${query}`, as ? { as } : {});
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SearchAnswer;
};
const names = (answer: SearchAnswer) => answer.profiles.map(({ name }) => name);
const set = (member: TestMember, values: Record<string, unknown>) =>
  server.sql`update members set ${server.sql(values)} where id = ${member.memberId}`;
const signUp = async (name: string, options: SignUpOptions = {}, values: Record<string, unknown> = {}) => {
  const member = await server.signUp({ name, ...options });
  if (Object.keys(values).length > 0) await set(member, values);
  return member;
};
const openProfile = async (of: TestMember, as?: TestMember): Promise<Profile> => {
  const response = await server.request('GET', `/api/members/${of.publicId}`, as ? { as } : {});
  expect(response.status).toBe(200);
  return ((await response.json()) as { profile: Profile }).profile;
};

/** The first site with other settings. */
const siteWith = async (settings: Partial<Site['settings']>): Promise<Site> => {
  const site = await createSiteFinder(server.sql)('localhost', undefined);
  return { ...site, settings: { ...site.settings, ...settings } };
};

describe('[MEM-01] search', () => {
  it('filters by gender, country, region, online and attributes the site offers', async () => {
    const at = nextCountry();
    const viewer = await server.signUp();
    await server.sql`insert into regions (id, country, name) values (${`${at}-1`}, ${at}, 'One')`;
    const old = new Date(server.clock.now().getTime() - 6 * 60_000);
    await signUp(`${at} Ann`, { country: at, gender: 'woman' }, { hair_colour: 'red', region_id: `${at}-1` });
    await signUp(`${at} Bob`, { country: at, gender: 'man' }, { hair_colour: 'black', last_active_at: old });
    await signUp(`${at} Cam`, { country: at, gender: 'nonbinary' }, { hair_colour: 'black', eye_colour: 'blue' });
    const found = async (query: string) =>
      names(await search(`country=${at}&${query}`, viewer)).map((name) => name.slice(3));
    expect(await found('')).toEqual(['Cam', 'Ann', 'Bob']);
    expect(await found('gender=woman')).toEqual(['Ann']);
    expect(await found('gender=man,nonbinary')).toEqual(['Cam', 'Bob']);
    expect(await found(`region=${at}-1`)).toEqual(['Ann']);
    expect(await found('online=true')).toEqual(['Cam', 'Ann']);
    expect(await found('hair_colour=black,red&eye_colour=blue')).toEqual(['Cam']);
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

  it('gives pages that neither overlap nor leave anybody out, newest activity first', async () => {
    const at = nextCountry();
    const viewer = await server.signUp({ country: at });
    const now = server.clock.now().getTime();
    await server.sql`
      insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, language, gender, seeking, birth_date, country, signup_at, last_active_at)
      select 'page-' || n, 'main', 'heartline', 'active', ${new Date(now)}, 'P' || n, 'page' || n, 'en', 'man', '{woman}', '1990-01-01', ${at},
        ${new Date(now)}, ${new Date(now)}::timestamptz - (n / 10) * interval '1 hour' from generate_series(1, 60) n`;
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`country=${at}&page=${page}`, viewer)));
    expect(pages.map(({ profiles, num_results, page }) => [profiles.length, num_results, page])).toEqual([
      [24, 60, 1],
      [24, 60, 2],
      [12, 60, 3],
      [0, 60, 4],
    ]);
    const all = pages.flatMap(({ profiles }) => profiles.map(({ id }) => Number(id.slice(5))));
    expect(new Set(all).size).toBe(60);
    // Equal activity goes by the newer account.
    expect(all.slice(0, 12)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 19, 18, 17]);
    expect(pages[0]?.similar).toEqual([]);
  });

  it('offers similar members when there are few', async () => {
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

  it('names the field that makes no sense', async () => {
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
    // Of the vocabulary, but no search field of this site.
    expect(await refused('tattoos=many')).toEqual(['tattoos']);
  });

  it('finds nobody, not an error, when the ages cross or nothing fits', async () => {
    const viewer = await server.signUp();
    expect((await search('min_age=60&max_age=20', viewer)).num_results).toBe(0);
    expect((await search('region=nowhere', viewer)).num_results).toBe(0);
  });
});

describe('[MEM-02] visitors', () => {
  it('see main images only, and no relation of their own', async () => {
    const at = nextCountry();
    const member = await signUp('Seen', { country: at });
    await givePhoto(server, member);
    const [profile] = (await search(`country=${at}`)).profiles;
    expect(profile).toMatchObject({ name: 'Seen', liked: false, main_image: { full: null } });
    expect(await openProfile(member)).toMatchObject({
      name: 'Seen',
      distance: null,
      conversation_id: null,
      liked: false,
    });
  });

  it.each([
    { all: true, traffic: false, plain: 200, known: 200 },
    { all: false, traffic: true, plain: 403, known: 200 },
    { all: false, traffic: false, plain: 403, known: 403 },
  ])(
    'may look when the site lets everybody ($all) or a known traffic source ($traffic)',
    async ({ all, traffic, plain, known }) => {
      const member = await server.signUp();
      const site = await siteWith({ logged_out_search: all, logged_out_search_trafficsource: traffic });
      const asked = createMembersRoutes(server.platform).filter(
        ({ policy, endpoint }) => policy.visitor === 'allow' && endpoint.method === 'GET',
      );
      expect(asked.map(({ endpoint }) => endpoint.path)).toEqual([
        '/api/members',
        '/api/members/:id',
        '/api/members/:id/related',
      ]);
      for (const { handle } of asked) {
        const ask = async (query: object) => {
          const request = { params: { id: member.publicId }, query, body: undefined };
          // Nothing else of the context is looked at before the answer is refused or found.
          return await handle(request, { viewer: { kind: 'visitor' }, site } as never).then(
            () => 200,
            (error: { status: number }) => error.status,
          );
        };
        expect([await ask({}), await ask({ network: 'partner' }), await ask({ ref: '' })]).toEqual([
          plain,
          known,
          plain,
        ]);
      }
    },
  );
});

describe('[MEM-03] profile', () => {
  it('shows what the site allows, and nothing more', async () => {
    const at = nextCountry();
    const of = await signUp(
      'Open book',
      { country: at },
      {
        about: 'Hello',
        sexuality: 'gay',
        hair_colour: 'red',
        eye_colour: null,
        interests: ['tea', 'yoga'],
        seeking: ['man'],
        tracking: { ref: 'secret-ref' },
        cell_x: 1,
        cell_y: 2,
      },
    );
    const viewer = await server.signUp();
    const text = JSON.stringify(await openProfile(of, viewer));
    for (const secret of [of.email, '1990-05-17', 'secret-ref', 'cell', 'last_active', 'credits'])
      expect(text).not.toContain(secret);
    const profile = JSON.parse(text) as Profile;
    expect(profile).toMatchObject({
      id: of.publicId,
      about: 'Hello',
      interests: ['tea', 'yoga'],
      seeking: ['man'],
      blocked: false,
    });
    expect(profile.attributes).toEqual([
      { name: 'sexuality', value: 'gay' },
      { name: 'hair_colour', value: 'red' },
    ]);
    const narrow = await siteWith({ visible_profile_fields: ['hair_colour'] });
    expect((await openProfileService(server.platform, { kind: 'visitor' }, narrow, of.publicId)).attributes).toEqual([
      { name: 'hair_colour', value: 'red' },
    ]);
  });

  it('marks fictional and premium members', async () => {
    const viewer = await server.signUp();
    const of = await server.signUp({ fictional: true, premium: true });
    expect(await openProfile(of, viewer)).toMatchObject({ fictional: true, premium: true });
  });

  it('shows online for five minutes after the last activity', async () => {
    const viewer = await server.signUp();
    const of = await server.signUp();
    expect((await openProfile(of, viewer)).online).toBe(true);
    server.clock.advance(299);
    expect((await openProfile(of, viewer)).online).toBe(true);
    server.clock.advance(2);
    expect((await openProfile(of, viewer)).online).toBe(false);
  });

  it('[MEM-04] shows its owner what free and premium members see of it, and nobody more than before', async () => {
    const [owner, free] = [await server.signUp(), await server.signUp()];
    for (const seed of [1, 2]) await givePhoto(server, owner, { seed });
    const states = async (as: TestMember, query: string) => {
      const response = await server.request('GET', `/api/members/${owner.publicId}${query}`, { as });
      return ((await response.json()) as { profile: Profile }).profile.photos.map(({ state }) => state);
    };
    expect(await states(owner, '')).toEqual(['active', 'active']);
    expect(await states(owner, '?as=premium')).toEqual(['active', 'active']);
    expect(await states(owner, '?as=free')).toEqual(['active', 'locked']);
    expect(await states(free, '?as=premium')).toEqual(['active', 'locked']);
  });

  it('[MEM-08] read before it is opened leaves no visit and keeps the new-like flag', async () => {
    const [viewer, of] = [await server.signUp({ premium: true }), await server.signUp()];
    await server.request('PUT', `/api/members/${viewer.publicId}/like`, { as: of });
    const traces = async (): Promise<unknown> =>
      await server.sql`
        select (select count(*)::int from visits where member_id = ${of.memberId}) as visits,
          (select count(*)::int from likes where to_id = ${viewer.memberId} and seen_at is null) as new_likes`;
    const ahead = await server.request('GET', `/api/members/${of.publicId}?ahead=true`, { as: viewer });
    expect(await ahead.json()).toMatchObject({ profile: { name: of.name } });
    expect(await traces()).toMatchObject([{ visits: 0, new_likes: 1 }]);
    await openProfile(of, viewer);
    expect(await traces()).toMatchObject([{ visits: 1, new_likes: 0 }]);
  });

  it('is refused without the header of our own clients, because opening it changes something', async () => {
    const [viewer, of] = [await server.signUp(), await server.signUp()];
    const response = await server.app.request(`/api/members/${of.publicId}`, {
      headers: { host: 'localhost', cookie: viewer.cookie },
    });
    expect(response.status).toBe(403);
  });
});

describe('[MEM-03] related and suggested', () => {
  it('are like the one shown, and like what the viewer looks for', async () => {
    const at = nextCountry();
    await server.sql`insert into regions (id, country, name) values (${`${at}-1`}, ${at}, 'One')`;
    const viewer = await signUp(
      `${at} viewer`,
      { country: at, gender: 'man', seeking: ['woman'] },
      { interests: ['tea', 'yoga', 'wine'] },
    );
    const shown = await signUp(
      `${at} shown`,
      { country: at, gender: 'woman', birthDate: '1990-01-01' },
      { region_id: `${at}-1` },
    );
    await signUp(`${at} far`, { country: at, gender: 'woman', birthDate: '1991-01-01', seeking: ['woman'] });
    await signUp(
      `${at} near`,
      { country: at, gender: 'woman', birthDate: '1988-01-01', seeking: ['woman'] },
      { region_id: `${at}-1`, last_active_at: new Date('2026-10-01') },
    );
    await signUp(
      `${at} old`,
      { country: at, gender: 'woman', birthDate: '1960-01-01', seeking: ['man'] },
      { interests: ['tea'] },
    );
    await signUp(
      `${at} match`,
      { country: at, gender: 'woman', birthDate: '1961-01-01', seeking: ['man'] },
      { interests: ['wine', 'tea', 'chess'], last_active_at: new Date('2026-10-01') },
    );
    await signUp(
      `${at} man`,
      { country: at, gender: 'man', birthDate: '1990-01-01' },
      { interests: ['tea', 'yoga', 'wine'] },
    );
    const response = await server.request('GET', `/api/members/${shown.publicId}/related`, { as: viewer });
    const { related, suggested } = (await response.json()) as Related;
    expect(related.map(({ name }) => name.slice(3))).toEqual(['near', 'far']);
    expect(suggested.map(({ name }) => name.slice(3))).toEqual(['match', 'old']);
    const asVisitor = (await (await server.request('GET', `/api/members/${shown.publicId}/related`)).json()) as Related;
    expect(asVisitor.related.map(({ name }) => name.slice(3))).toEqual(['near', 'far']);
  });
});

describe('presence', () => {
  it('is written once a minute at most', async () => {
    const member = await server.signUp();
    const last = async () =>
      (
        await server.sql<{ at: Date }[]>`select last_active_at as at from members where id = ${member.memberId}`
      )[0]?.at.getTime();
    const start = (await last()) ?? 0;
    await touchActivity(server.sql, member.memberId, new Date(start + 59_000));
    expect(await last()).toBe(start);
    await touchActivity(server.sql, member.memberId, new Date(start + 61_000));
    expect(await last()).toBe(start + 61_000);
  });
});
