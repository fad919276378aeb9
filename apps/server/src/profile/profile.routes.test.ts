import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import type { TestMember } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { touchActivity } from '../people/activity.ts';
import { openProfile as openProfileService } from './profile.service.ts';
import { openMembersWorld, type Profile } from '../testing/members-world.ts';

type Related = EndpointAnswer<typeof endpoints.profile.related>;

const { server, nextCountry, signUp, openProfile, siteWith } = await openMembersWorld();
afterAll(() => server.close());

describe('[MEM-03] profile', () => {
  it('shows only what the site allows', async () => {
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

  it('is limited to 300 an hour, so that nobody copies the members (security.md section 8)', async () => {
    const [viewer, shown] = await Promise.all([server.signUp(), server.signUp()]);
    const open = () => server.request('GET', `/api/members/${shown.publicId}`, { as: viewer });
    expect(await limitsAfter(301, open)).toEqual({ passed: 300, retryAfter: '3600' });
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

  it('[MEM-04abc] shows its owner how free and premium members see it, and nobody more than before', async () => {
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

  it('[MEM-08] prefetched before it is opened leaves no visit and keeps the new-like flag', async () => {
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
  it('are similar to the shown member, and match what the viewer seeks', async () => {
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

  it('of equals, those with a photo come first for members; visitors are not told who has one', async () => {
    const at = nextCountry();
    const woman = { country: at, gender: 'woman', seeking: ['man'], birthDate: '1990-01-01' };
    const viewer = await signUp(`${at} viewer`, { country: at, gender: 'man', seeking: ['woman'] });
    const shown = await signUp(`${at} shown`, { country: at, gender: 'woman', birthDate: '1990-01-01' });
    const lastActive = (month: number) => ({ last_active_at: new Date(Date.UTC(2026, month, 1)) });
    const photo = await signUp(`${at} photo`, woman);
    await givePhoto(server, photo);
    await server.sql`update members set ${server.sql(lastActive(6))} where id = ${photo.memberId}`;
    await signUp(`${at} active`, woman, lastActive(8));
    const relatedFor = async (as?: TestMember) => {
      const response = await server.request('GET', `/api/members/${shown.publicId}/related`, as ? { as } : {});
      const { related, suggested } = (await response.json()) as Related;
      return [...related, ...suggested].map(({ name }) => name.slice(3));
    };
    expect(await relatedFor(viewer)).toEqual(['photo', 'active']);
    expect(await relatedFor()).toEqual(['active', 'photo']);
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
