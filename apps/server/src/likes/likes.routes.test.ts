import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { liking } from './testing/liking.ts';
import { deleteOldNameless } from './likes.service.ts';

type Likes = EndpointAnswer<typeof endpoints.likes.list>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const { like, likesOf, eventsOf, nextTelling } = liking(() => server);
const open = (of: TestMember, as: TestMember) => server.request('GET', `/api/members/${of.publicId}`, { as });
const autoLike = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/auto-like.php', { as })).json()) as { profile: { id: string } | null })
    .profile?.id;

describe('[LIK-01] likes', () => {
  it('are limited to 60 a minute, over all recipients (security.md section 8)', async () => {
    const [keen, one] = await Promise.all([server.signUp(), server.signUp()]);
    expect(await limitsAfter(61, () => like(keen, one))).toEqual({ passed: 60, retryAfter: '60' });
  });

  it('are given, received and mutual, with a flag that opening the profile clears', async () => {
    const [viewer, fan, friend, idol] = await Promise.all([
      server.signUp({ premium: true }),
      server.signUp(),
      server.signUp(),
      server.signUp(),
    ]);
    await like(fan, viewer);
    await like(friend, viewer);
    await like(viewer, friend);
    server.clock.advance(1);
    await like(viewer, idol);
    const { profiles, liked_by } = await likesOf(viewer);
    expect(profiles.map(({ id, mutual, liked }) => [id, mutual, liked])).toEqual([
      [idol.publicId, false, true],
      [friend.publicId, true, true],
    ]);
    const received = (list: Likes['liked_by']) =>
      new Map(list.map(({ id, mutual, like_new, profile }) => [id, [mutual, like_new, profile?.name]]));
    expect(received(liked_by)).toEqual(
      new Map([
        [fan.publicId, [false, true, fan.name]],
        [friend.publicId, [true, true, friend.name]],
      ]),
    );
    const before = (await eventsOf(viewer)).length;
    await open(fan, viewer);
    expect(received((await likesOf(viewer)).liked_by).get(fan.publicId)).toEqual([false, false, fan.name]);
    // The member's other devices are told to count again, once.
    await open(fan, viewer);
    expect((await eventsOf(viewer)).slice(before)).toEqual(['likes_changed']);
  });

  it('are taken back, with an event to the other member', async () => {
    const [one, two] = [await server.signUp(), await server.signUp({ premium: true })];
    await like(one, two);
    expect((await server.request('DELETE', `/api/members/${two.publicId}/like`, { as: one })).status).toBe(200);
    expect((await server.request('DELETE', `/api/members/${two.publicId}/like`, { as: one })).status).toBe(200);
    expect((await likesOf(two)).liked_by).toEqual([]);
    expect(await eventsOf(two)).toEqual(['likes_changed', 'likes_changed']);
  });

  it('cannot be given to oneself', async () => {
    const member = await server.signUp();
    expect((await like(member, member)).status).toBe(404);
  });
});

describe('[LIK-02] a match', () => {
  it('is announced to both when the second like comes, and only then', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    await givePhoto(server, two);
    expect(await (await like(one, two)).json()).toMatchObject({
      match: false,
      profile: { id: two.publicId, main_image: { full: expect.any(String) } },
    });
    expect(await (await like(two, one)).json()).toMatchObject({
      match: true,
      profile: { id: one.publicId, name: one.name },
    });
    expect(await (await like(two, one)).json()).toMatchObject({ match: true });
    expect(await eventsOf(one)).toEqual(['likes_changed', `match ${two.publicId}`]);
    expect(await eventsOf(two)).toEqual([`match ${one.publicId}`]);
    // The next telling has nothing to add.
    await nextTelling();
    expect(await eventsOf(two)).toEqual([`match ${one.publicId}`]);
  });
});

describe('the liker of a free member', () => {
  it('is hidden: an opaque id, a blurred picture, the day', async () => {
    server.clock.set(new Date('2026-12-03T15:16:17.123Z'));
    const [viewer, fan] = [await server.signUp(), await server.signUp({ name: 'Rosalind Fanworth' })];
    const photo = await givePhoto(server, fan);
    const [files] = await server.sql<
      Record<string, string>[]
    >`select file_full, file_match, file_thumb, file_blur from photos where public_id = ${photo.id}`;
    await like(fan, viewer);
    await nextTelling();
    const answer = await likesOf(viewer);
    const text = JSON.stringify(answer);
    for (const secret of [fan.publicId, fan.name, photo.id, '15:16', ...Object.values(files ?? {})])
      expect(text).not.toContain(secret);
    const [hidden] = answer.liked_by;
    expect(hidden).toMatchObject({
      like_new: true,
      mutual: false,
      profile: null,
      liked_at: '2026-12-03T00:00:00.000Z',
    });
    expect((await server.request('GET', hidden?.blurred_image ?? '', { as: viewer })).headers.get('content-type')).toBe(
      'image/webp',
    );
    // The key of the like is stable, opens nothing, and differs for another viewer.
    expect((await likesOf(viewer)).liked_by[0]?.id).toBe(hidden?.id);
    expect((await server.request('GET', `/api/members/${hidden?.id}`, { as: viewer })).status).toBe(404);
    const other = await server.signUp();
    await like(fan, other);
    await nextTelling();
    expect((await likesOf(other)).liked_by[0]?.id).not.toBe(hidden?.id);
  });

  it('gets the same kind of answer with and without a photo', async () => {
    const [viewer, plain, pictured] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await givePhoto(server, pictured);
    await like(plain, viewer);
    await like(pictured, viewer);
    await nextTelling();
    const { liked_by } = await likesOf(viewer);
    expect(liked_by).toHaveLength(2);
    for (const entry of liked_by) expect(entry.blurred_image).toMatch(/^\/media\/veil-\d\.webp\?/);
  });

  it('cannot be found out by opening profiles and watching the flag', async () => {
    const [viewer, fan] = [await server.signUp(), await server.signUp()];
    await like(fan, viewer);
    await nextTelling();
    const before = JSON.stringify(await likesOf(viewer));
    const profile = await (await open(fan, viewer)).text();
    expect(profile).not.toContain('like_new');
    expect(JSON.stringify(await likesOf(viewer))).toBe(before);
    expect(await eventsOf(viewer)).toEqual(['likes_changed']);
  });

  it('is shown once the like is mutual, and to a member who becomes premium', async () => {
    const [viewer, fan, friend] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await like(fan, viewer);
    await like(friend, viewer);
    await like(viewer, friend);
    const known = async () => (await likesOf(viewer)).liked_by.flatMap(({ profile }) => (profile ? [profile.id] : []));
    expect(await known()).toEqual([friend.publicId]);
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${viewer.memberId}`;
    expect((await known()).toSorted()).toEqual([fan.publicId, friend.publicId].toSorted());
  });
});

describe('an action of a free member', () => {
  const block = (as: TestMember, { publicId }: TestMember, method: 'PUT' | 'DELETE' = 'PUT') =>
    server.request(method, `/api/members/${publicId}/block`, { as });

  it('removes no like without a name: neither a block nor the deletion of the liker’s account does (security.md section 2)', async () => {
    const viewer = await server.signUp();
    const [fan, leaver, blocker, other] = await Promise.all([1, 2, 3, 4].map(() => server.signUp()));
    for (const from of [fan!, leaver!, blocker!]) {
      server.clock.advance(60);
      await like(from, viewer);
    }
    await nextTelling();
    const before = (await likesOf(viewer)).liked_by;
    const told = await eventsOf(viewer);
    expect(before.map(({ profile }) => profile)).toEqual([null, null, null]);
    await block(viewer, fan!);
    await block(viewer, other!);
    await block(viewer, fan!, 'DELETE');
    await block(blocker!, viewer);
    await server.sql`update members set status = 'deleted' where id = ${leaver!.memberId}`;
    expect((await likesOf(viewer)).liked_by).toEqual(before);
    expect(await eventsOf(viewer)).toEqual(told);
    // The like itself is lost: it makes no match, and a new like is another one.
    expect(await (await like(viewer, fan!)).json()).toMatchObject({ match: false });
    expect((await likesOf(viewer)).liked_by).toEqual(before);
    await server.request('DELETE', `/api/members/${fan!.publicId}/like`, { as: viewer });
    server.clock.advance(60);
    await like(fan!, viewer);
    await nextTelling();
    const [newest, ...rest] = (await likesOf(viewer)).liked_by;
    expect(rest.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(before.map(({ id }) => id)).not.toContain(newest?.id);
  });

  it('stays hidden no longer when the member becomes premium: blocked and departed likers are in no list', async () => {
    const [viewer, fan, blocked] = await Promise.all([1, 2, 3].map(() => server.signUp()));
    await like(fan!, viewer!);
    await like(blocked!, viewer!);
    await block(viewer!, blocked!);
    await block(viewer!, blocked!, 'DELETE');
    await nextTelling();
    expect((await likesOf(viewer!)).liked_by).toHaveLength(2);
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${viewer!.memberId}`;
    expect((await likesOf(viewer!)).liked_by.map(({ profile }) => profile?.id)).toEqual([fan!.publicId]);
  });

  it('looks to the liker as if the account were deleted', async () => {
    const [viewer, fan, premium] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp({ premium: true }),
    ];
    await like(fan, viewer);
    await like(viewer, premium);
    await block(viewer, fan);
    await block(viewer, premium);
    expect(await likesOf(fan)).toEqual({ profiles: [], liked_by: [] });
    expect(await likesOf(premium)).toEqual({ profiles: [], liked_by: [] });
    expect([await eventsOf(fan), await eventsOf(premium)]).toEqual([
      ['likes_changed'],
      ['likes_changed', 'likes_changed'],
    ]);
  });

  it('leaves a like without a name visible for 90 days, whatever happens', async () => {
    const [viewer, fan, blocked, friend] = await Promise.all([1, 2, 3, 4].map(() => server.signUp()));
    for (const from of [fan!, blocked!, friend!]) await like(from, viewer!);
    await like(viewer!, friend!);
    await block(viewer!, blocked!);
    const age = async (days: number) => {
      const at = new Date(server.clock.now().getTime() - days * 86_400_000);
      for (const table of ['likes', 'nameless_likes'])
        await server.sql`update ${server.sql(table)} set created_at = ${at} where to_id = ${viewer!.memberId}`;
      await deleteOldNameless(server.platform);
      return (await likesOf(viewer!)).liked_by.map(({ profile }) => profile?.id);
    };
    expect(await age(89)).toHaveLength(3);
    expect(await age(91)).toEqual([friend!.publicId]);
    const [kept] =
      await server.sql`select count(*)::int as count from nameless_likes where to_id = ${viewer!.memberId}`;
    expect(kept?.['count']).toBe(0);
  });
});

describe('likes without a name', () => {
  it('show whether the profile is fictional, and nothing else (LOC-10)', async () => {
    const [viewer, person, fictional] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp({ fictional: true }),
    ];
    await like(person, viewer);
    await nextTelling();
    await like(fictional, viewer);
    await nextTelling();
    expect((await likesOf(viewer)).liked_by.map(({ profile, fictional: marked }) => [profile, marked])).toEqual([
      [null, true],
      [null, false],
    ]);
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${viewer.memberId}`;
    expect((await likesOf(viewer)).liked_by.map(({ fictional: marked }) => marked)).toEqual([true, false]);
  });

  it('are new until the list was seen, all at once; a match stays new until it is opened', async () => {
    const [viewer, fan, blocked, friend] = await Promise.all([1, 2, 3, 4].map(() => server.signUp()));
    for (const from of [fan!, blocked!, friend!]) await like(from, viewer!);
    await like(viewer!, friend!);
    await server.request('PUT', `/api/members/${blocked!.publicId}/block`, { as: viewer! });
    const news = async () => (await likesOf(viewer!)).liked_by.filter(({ like_new }) => like_new);
    const seen = () => server.request('PUT', '/api/likes/seen', { as: viewer! });
    // Likes that have not been told yet have not been seen either.
    await seen();
    await nextTelling();
    expect(await news()).toHaveLength(3);
    const before = (await eventsOf(viewer!)).length;
    await seen();
    await seen();
    expect((await news()).map(({ profile }) => profile?.id)).toEqual([friend!.publicId]);
    expect((await eventsOf(viewer!)).slice(before)).toEqual(['likes_changed']);
  });

  it('do not exist for a premium member, whose likes stay new until each is opened', async () => {
    const [viewer, fan] = [await server.signUp({ premium: true }), await server.signUp()];
    await like(fan, viewer);
    await server.request('PUT', '/api/likes/seen', { as: viewer });
    expect((await likesOf(viewer)).liked_by.map(({ like_new }) => like_new)).toEqual([true]);
  });
});

describe('[ALT-09] auto-like', () => {
  it('gives each like once, newest first, and none that was seen', async () => {
    const [viewer, first, second, seen] = await Promise.all([
      server.signUp({ premium: true }),
      server.signUp(),
      server.signUp(),
      server.signUp(),
    ]);
    for (const fan of [first, second, seen]) {
      server.clock.advance(1);
      await like(fan, viewer);
    }
    await open(seen, viewer);
    expect([await autoLike(viewer), await autoLike(viewer), await autoLike(viewer)]).toEqual([
      second.publicId,
      first.publicId,
      undefined,
    ]);
  });

  it('gives a free member only likers who are known by a match', async () => {
    const [viewer, fan, friend] = await Promise.all([server.signUp(), server.signUp(), server.signUp()]);
    await like(fan, viewer);
    await like(friend, viewer);
    expect(await autoLike(viewer)).toBeUndefined();
    await like(viewer, friend);
    expect([await autoLike(viewer), await autoLike(viewer)]).toEqual([friend.publicId, undefined]);
  });

  it('refuses a plain GET: it needs our own client', async () => {
    const viewer = await server.signUp({ premium: true });
    const response = await server.app.request('/api/auto-like.php', {
      headers: { host: 'localhost', cookie: viewer.cookie },
    });
    expect(response.status).toBe(403);
  });
});
