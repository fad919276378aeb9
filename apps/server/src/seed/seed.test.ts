import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { makeDemoMembers } from './demo-members.ts';
import { demoCountry } from './demo-logins.ts';
import { demoLogins, demoMemberCount, seedDemo } from './demo.ts';
import { countWaiting } from '../moderation/moderation.store.ts';
import { openPhotoFiles } from '../platform/storage/open-photo-files.ts';
import { seedMeasure } from './measure.ts';
import { drawPortrait, portraitColour, portraitSvg } from './portrait.ts';
import { looksOf } from './portrait/looks.ts';
import { chooseScenes, scenes } from './portrait/scenes.ts';
import { createRandom } from './random.ts';
import { withPortraits } from './portrait-files.ts';
import { seedTexts } from './texts/index.ts';

const quiet = () => {};

describe('demo members', () => {
  const members = makeDemoMembers(demoMemberCount, seedTexts);

  it('are labelled as fictional in two cases of five, or in the requested share', () => {
    const shareOf = (some: { fictional: boolean }[]) => some.filter(({ fictional }) => fictional).length / some.length;
    expect(shareOf(members)).toBeGreaterThan(0.35);
    expect(shareOf(members)).toBeLessThan(0.45);
    expect(shareOf(makeDemoMembers(40, seedTexts, 1))).toBe(1);
  });

  it('live in the country of the demo in one case of two, women and men who speak its language among them', () => {
    const here = members.filter(({ country }) => country === demoCountry);
    expect(here.length / members.length).toBeGreaterThan(0.45);
    expect(here.length / members.length).toBeLessThan(0.55);
    for (const gender of ['woman', 'man'])
      expect(here.filter((one) => one.gender === gender && one.language === 'de').length).toBeGreaterThan(50);
  });

  it('speak every language of the demo', () => {
    const speakers = Map.groupBy(members, ({ language }) => language);
    expect([...speakers.keys()].sort()).toEqual([...seedTexts.keys()].sort());
    for (const [language, all] of speakers) expect(all.length, language).toBeGreaterThan(40);
  });

  it('are the same every time', () => {
    expect(makeDemoMembers(demoMemberCount, seedTexts)).toEqual(members);
  });

  it('have unique names, without numbers', () => {
    expect(new Set(members.map(({ name }) => name)).size).toBe(demoMemberCount);
    expect(members.filter(({ name }) => /\d/u.test(name))).toEqual([]);
  });

  it('have texts that fit their language, gender and age', () => {
    for (const { about, language, gender, age } of members) {
      const text = seedTexts.get(language)?.about.find((each) => each.text === about);
      expect(text, about).toBeDefined();
      expect(text?.gender ?? gender).toBe(gender);
      expect(age).toBeGreaterThanOrEqual(text?.minAge ?? 18);
      expect(age).toBeLessThanOrEqual(text?.maxAge ?? 120);
    }
  });

  it('seek the genders of their orientation', () => {
    const told = members.map(({ name, gender, seeking, attributes: { sexuality } }) => ({
      name,
      gender,
      seeking,
      sexuality,
    }));
    const fits = ({ gender, seeking, sexuality }: (typeof told)[number]) => {
      if (sexuality === 'straight') return seeking.length === 1 && !seeking.includes(gender);
      if (sexuality === 'gay') return seeking.length === 1 && seeking.includes(gender);
      return sexuality === null || sexuality === 'asexual' || seeking.length > 1;
    };
    expect(told.filter((one) => !fits(one))).toEqual([]);
    expect(new Set(told.map(({ sexuality }) => sexuality)).size).toBeGreaterThanOrEqual(5);
  });

  it('look as described, and their age', () => {
    const wrong = members.filter(({ gender, age, face, about, language, attributes }) => {
      const looks = looksOf({ gender, age, face });
      const text = seedTexts.get(language)?.about.find((each) => each.text === about);
      const told = {
        hair: [attributes.hair_colour ?? looks.hairColour, text?.hair ?? looks.hairColour],
        eyes: [attributes.eye_colour ?? looks.eyeColour],
        body: [attributes.body_type ?? looks.bodyType],
      };
      const drawn = { hair: looks.hairColour, eyes: looks.eyeColour, body: looks.bodyType } as const;
      const agrees = (['hair', 'eyes', 'body'] as const).every((what) =>
        told[what].every((one) => one === drawn[what]),
      );
      const youngest = {
        bald: gender === 'man' ? 40 : Infinity,
        grey: 42,
        white: 42,
      }[looks.hairColour as string];
      const bearded = looks.beard === 'none' || (gender === 'man' && age >= 23);
      const lived = { widowed: 50, divorced: 32 }[attributes.relationship_status ?? ''];
      return !agrees || age < (youngest ?? 0) || !bearded || age < (lived ?? 0);
    });
    expect(wrong).toEqual([]);
  });

  it('are shown at several places, with a dog only if they like dogs', () => {
    for (const { name, interests, extraPhotos, face } of members) {
      const chosen = chooseScenes(interests, 1 + extraPhotos, createRandom(`scenes-${face}`));
      expect(new Set(chosen).size, name).toBe(1 + extraPhotos);
      expect(chosen.length, name).toBeGreaterThanOrEqual(3);
      const pets = chosen.flatMap((scene) => scenes[scene]?.poses.every((pose) => pose === 'dog') ?? false);
      expect(pets.includes(true) && !interests.includes('dogs'), name).toBe(false);
    }
  });

  it('repeat a text no more often than necessary', () => {
    const uses = Map.groupBy(members, ({ about }) => about);
    expect(Math.max(...[...uses.values()].map(({ length }) => length))).toBeLessThanOrEqual(5);
  });
});

describe('portraits', () => {
  const some = Array.from({ length: 36 }, (_item, index) => ({
    gender: (['woman', 'man', 'nonbinary'] as const)[index % 3] ?? 'woman',
    age: 20 + ((index * 7) % 48),
    face: index * 11,
    scene: index % scenes.length,
  }));

  it('are the same every time, and different for another member', () => {
    const drawn = some.map(portraitSvg);
    expect(some.map(portraitSvg)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(some.length);
  });

  it('show the same person in every scene', () => {
    const [traits] = some;
    const heads = scenes.map(
      (_scene, scene) => portraitSvg({ ...traits!, scene }).match(/<clipPath id="face">.*?<\/clipPath>/u)?.[0],
    );
    expect(heads[0]).toBeDefined();
    expect(new Set(heads).size).toBe(1);
  });

  it('have a placeholder colour near the drawn one', async () => {
    const far: number[] = [];
    for (const traits of some) {
      const pixel = await drawPortrait(traits).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      const told = portraitColour(traits)
        .slice(1)
        .split('')
        .map((digit) => Number.parseInt(digit, 16) * 17);
      far.push(Math.hypot(...told.map((value, channel) => value - (pixel[channel] ?? 0))));
    }
    expect(Math.max(...far)).toBeLessThan(75);
  });
});

describe('texts', () => {
  const all = [...seedTexts];

  it.each(all)('%s has no text twice and none too short or too long', (_language, { about }) => {
    expect(new Set(about.map(({ text }) => text)).size).toBe(about.length);
    expect(about.filter(({ text }) => text.length < 60 || text.length > 350)).toEqual([]);
  });

  it.each(all)('%s has several texts for every gender and age', (_language, { about }) => {
    for (const gender of ['woman', 'man'] as const)
      expect(about.filter((each) => (each.gender ?? gender) === gender).length).toBeGreaterThanOrEqual(10);
    for (const age of [20, 70])
      expect(
        about.filter(({ gender, minAge = 0, maxAge = 120 }) => !gender && age >= minAge && age <= maxAge).length,
      ).toBeGreaterThanOrEqual(4);
  });
});

describe('seeding the demo', () => {
  const count = 40;
  let server: TestServer;
  let person: TestMember;

  const snapshot = async () => ({
    members: await server.sql`select public_id, name, about from members order by id`,
    photos: await server.sql`select public_id from photos order by id`,
    likes: await server.sql`select from_id, to_id from likes order by 1, 2`,
    messages: await server.sql`select public_id, body from messages order by conversation_id, seq`,
    moderation: await countWaiting(server.sql, null),
  });

  beforeAll(async () => {
    server = await createTestServer({ config: { demo: true } });
    person = await server.signUp({ name: makeDemoMembers(count, seedTexts)[3]?.name ?? '' });
    await seedDemo(server.platform, quiet, { count });
  });
  afterAll(() => server.close());

  it('labels the requested share of members as fictional and shows none as online', async () => {
    const rows = await server.sql<{ name: string; fictional: boolean; online: boolean }[]>`
      select name, fictional, last_active_at > ${server.clock.now()}::timestamptz - interval '50 minutes' as online
      from members where id <> ${person.memberId} and email is null`;
    // One name belonged to a real person, who keeps it.
    expect(rows).toHaveLength(count - 1);
    expect(rows.filter(({ online }) => online)).toEqual([]);
    const labelled = new Map(makeDemoMembers(count, seedTexts).map(({ name, fictional }) => [name, fictional]));
    expect(rows.filter(({ name, fictional }) => labelled.get(name) !== fictional)).toEqual([]);
    const [kept] = await server.sql`select fictional, about, main_photo_id from members where id = ${person.memberId}`;
    expect(kept).toEqual({ fictional: false, about: '', main_photo_id: null });
  });

  it('has a portrait for every member, whose files appear on first view', async () => {
    const rows = await server.sql<{ file_full: string; file_thumb: string }[]>`
      select p.file_full, p.file_thumb from members m join photos p on p.id = m.main_photo_id where m.email is null`;
    expect(rows).toHaveLength(count - 1);
    const files = server.platform.photoFiles;
    const sizes = await Promise.all(
      rows.flatMap((row) => [row.file_full, row.file_thumb]).map(async (name) => (await files.read(name))?.length ?? 0),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(500);
  });

  it('draws a portrait once for all concurrent viewers, and keeps it', async () => {
    const [row] = await server.sql<{ file_full: string; file_thumb: string; file_blur: string }[]>`
      select p.file_full, p.file_thumb, p.file_blur from photos p order by p.id desc limit 1`;
    const names = Object.values(row ?? {});
    const kept = await openPhotoFiles(server.config);
    await kept.remove(names);
    let written = 0;
    const counted = withPortraits({
      ...kept,
      async writeAll(...given) {
        written += 1;
        return await kept.writeAll(...given);
      },
    });
    const seen = await Promise.all([...names, ...names].map((name) => counted.read(name)));
    expect(written).toBe(names.length);
    expect(seen).toEqual([...seen.slice(0, names.length), ...seen.slice(0, names.length)]);
    expect(await Promise.all(names.map((name) => kept.read(name)))).toEqual(seen.slice(0, names.length));
    expect(await counted.read('portrait_x34_1_0_full___________.webp')).toBeUndefined();
  });

  it('shows a portrait to a viewer with its address', async () => {
    const response = await server.request('GET', '/api/members?limit=5', { as: person });
    const { profiles } = (await response.json()) as EndpointAnswer<typeof endpoints.search.members>;
    const picture = await server.request('GET', profiles[0]?.main_image?.thumb ?? '', { as: person });
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('lets no drawn member like a person', async () => {
    const [likes] = await server.sql`
      select count(*)::int as all, count(*) filter (where t.id = ${person.memberId})::int as of_people
      from likes l join members f on f.id = l.from_id join members t on t.id = l.to_id where f.email is null`;
    expect(likes?.['all']).toBeGreaterThan(count);
    expect(likes?.['of_people']).toBe(0);
  });

  it('shows the label of fictional members, and no label of the others, to every viewer', async () => {
    const response = await server.request('GET', '/api/members?limit=20', { as: person });
    const { profiles } = (await response.json()) as EndpointAnswer<typeof endpoints.search.members>;
    const drawn = await server.sql<{ id: string; fictional: boolean }[]>`
      select public_id as id, fictional from members where id <> ${person.memberId}`;
    const labelled = new Map(drawn.map(({ id, fictional }) => [id, fictional]));
    expect(new Set(profiles.map(({ fictional }) => fictional))).toEqual(new Set([true, false]));
    expect(profiles.filter(({ id, fictional, online }) => labelled.get(id) !== fictional || online)).toEqual([]);
  });

  it('gives the demo logins conversations with members who carry no label', async () => {
    const rows = await server.sql<{ fictional: boolean }[]>`
      select other.fictional from conversation_members c
      join members me on me.id = c.member_id join members other on other.id = c.other_id where me.email is not null`;
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.filter(({ fictional }) => fictional)).toEqual([]);
  });

  it.each(demoLogins)('lets $email log in', async ({ email, password, premium }) => {
    const response = await server.request('POST', '/api/user.php', { body: { login: email, password } });
    expect(response.status, await response.clone().text()).toBe(200);
    const [row] =
      await server.sql`select fictional, premium_since is not null as premium from members where email = ${email}`;
    expect(row).toEqual({ fictional: true, premium });
  });

  it('leaves photos, reports and appeals of members without a label to moderators', async () => {
    const { oldest: _oldest, ...waiting } = await countWaiting(server.sql, null);
    expect(waiting).toMatchObject({ photos: 12, reports: 3, appeals: 2 });
    const [labelled] = await server.sql`
      select count(*)::int as count from members where fictional and (id in (select member_id from photos where state = 'inspected')
        or id in (select reported_id from reports) or id in (select reporter_id from reports) or id in (select member_id from notices))`;
    expect(labelled).toEqual({ count: 0 });
  });

  it.each(demoLogins)('finds people for the day of $email', async ({ email, password }) => {
    const login = await server.request('POST', '/api/user.php', { body: { login: email, password } });
    const cookie = login.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const response = await server.request('GET', '/api/today', { headers: { cookie } });
    const { people } = (await response.json()) as EndpointAnswer<typeof endpoints.today.people>;
    expect(people).toHaveLength(3);
  });

  it('adds nothing the second time, and completes an interrupted first run', async () => {
    const before = await snapshot();
    await seedDemo(server.platform, quiet, { count });
    expect(await snapshot()).toEqual(before);
    await server.sql`delete from audit_log where action = 'seed.demo'`;
    await seedDemo(server.platform, quiet, { count });
    expect(await snapshot()).toEqual(before);
  });
});

describe('seeding for measuring', () => {
  it('makes the requested number of members and messages', async () => {
    const server = await createTestServer();
    try {
      await seedMeasure(server.platform, { members: 200, messages: 1000 }, quiet);
      const [made] = await server.sql`
        select (select count(*)::int from members) as members, (select count(*)::int from messages) as messages,
          (select count(*)::int from conversation_members) as places, (select count(*)::int from members where birth_date > ${server.clock.now()}::date - interval '18 years') as minors`;
      expect(made).toEqual({ members: 200, messages: 1000, places: 100, minors: 0 });
      const viewer = await server.signUp();
      expect((await server.request('GET', '/api/members?limit=20', { as: viewer })).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
