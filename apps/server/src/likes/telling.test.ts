import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { deleteOldNameless, giveLike, takeLikeBack } from './likes.service.ts';
import { liking } from './testing/liking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const { like, likesOf, eventsOf, nextTelling } = liking(() => server);

describe('[LIK-01] likes and visits without a name are told together, at fixed times', () => {
  const unlike = (from: TestMember, to: TestMember) =>
    server.request('DELETE', `/api/members/${to.publicId}/like`, { as: from });
  /** Moves the clock to the last second before the next telling. */
  const beforeTelling = async () => {
    const { tellEvery } = server.config;
    server.clock.set(new Date((Math.floor(server.clock.now().getTime() / tellEvery) + 1) * tellEvery - 1_000));
    await server.platform.jobs.runDue();
  };
  const countOf = async (as: TestMember) => (await likesOf(as)).liked_by.length;
  /** Without the signed addresses of pictures, which change every few minutes. */
  const shownTo = async (as: TestMember) =>
    (await likesOf(as)).liked_by.map(({ blurred_image: _address, ...like }) => like);

  it('and not before: list, count and event', async () => {
    await nextTelling();
    const [viewer, first, second] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await like(first, viewer);
    await beforeTelling();
    await like(second, viewer);
    await server.platform.jobs.runDue();
    expect([await countOf(viewer), await eventsOf(viewer)]).toEqual([0, []]);
    server.clock.advance(1);
    await server.platform.jobs.runDue();
    expect([await countOf(viewer), await eventsOf(viewer)]).toEqual([2, []]);
    // The event waits for likes of the last moment that are not committed yet.
    server.clock.advance(29);
    await server.platform.jobs.runDue();
    expect(await eventsOf(viewer)).toEqual([]);
    server.clock.advance(1);
    await server.platform.jobs.runDue();
    expect(await eventsOf(viewer)).toEqual(['likes_changed']);
    // Only once: nothing has come since.
    await nextTelling();
    expect(await eventsOf(viewer)).toEqual(['likes_changed']);
  });

  it('even those whose transaction commits after it, given or taken back', async () => {
    await nextTelling();
    const [viewer, loser, early, late, fickle] = await Promise.all([1, 2, 3, 4, 5].map(() => server.signUp()));
    await like(fickle!, loser!);
    await nextTelling();
    // Plans the telling: the late ones find it planned.
    await like(early!, late!);
    await beforeTelling();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { platform, clock } = server;
    const ended = server.sql.begin(async (tx) => {
      await giveLike(platform, tx, late!, { id: viewer!.memberId, publicId: viewer!.publicId }, clock.now());
      await takeLikeBack(platform, tx, fickle!.memberId, loser!.memberId, clock.now());
      hasWritten();
      await mayEnd;
    });
    await written;
    server.clock.advance(1);
    await platform.jobs.runDue();
    end();
    await ended;
    server.clock.advance(30);
    await platform.jobs.runDue();
    expect([await countOf(viewer!), await eventsOf(viewer!)]).toEqual([1, ['likes_changed']]);
    expect([await countOf(loser!), await eventsOf(loser!)]).toEqual([0, ['likes_changed', 'likes_changed']]);
  });

  it('as are those that are taken back; one that was never told causes no event', async () => {
    await nextTelling();
    const [viewer, fickle, quick] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await like(fickle, viewer);
    await nextTelling();
    const before = await shownTo(viewer);
    expect(before).toHaveLength(1);
    server.clock.advance(60);
    await like(quick, viewer);
    await unlike(quick, viewer);
    await unlike(fickle, viewer);
    expect([await shownTo(viewer), await eventsOf(viewer)]).toEqual([before, ['likes_changed']]);
    expect((await likesOf(fickle)).profiles).toEqual([]);
    await beforeTelling();
    server.clock.advance(1);
    // What the sweep deletes has been told.
    await deleteOldNameless(server.platform);
    server.clock.advance(30);
    await server.platform.jobs.runDue();
    expect([await countOf(viewer), await eventsOf(viewer)]).toEqual([0, ['likes_changed', 'likes_changed']]);
    await nextTelling();
    await deleteOldNameless(server.platform);
    expect([...(await server.sql`select from nameless_likes where to_id = ${viewer.memberId}`)]).toEqual([]);
  });

  it('but at once where there is a name: for premium members, and for a match', async () => {
    await nextTelling();
    const [premium, free, fan] = [await server.signUp({ premium: true }), await server.signUp(), await server.signUp()];
    await like(fan, premium);
    await like(free, fan);
    await like(fan, free);
    expect([await countOf(premium), await countOf(free)]).toEqual([1, 1]);
    await unlike(fan, premium);
    await unlike(fan, free);
    expect([await countOf(premium), await countOf(free)]).toEqual([0, 0]);
    expect(await eventsOf(premium)).toEqual(['likes_changed', 'likes_changed']);
    expect(await eventsOf(free)).toEqual(['likes_changed', `match ${fan.publicId}`, 'likes_changed']);
  });

  it('even if one of the two blocks the other meanwhile', async () => {
    await nextTelling();
    const [viewer, blocked, blocker] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await like(blocked, viewer);
    await like(blocker, viewer);
    await server.request('PUT', `/api/members/${blocked.publicId}/block`, { as: viewer });
    await server.request('PUT', `/api/members/${viewer.publicId}/block`, { as: blocker });
    expect([await countOf(viewer), await eventsOf(viewer)]).toEqual([0, []]);
    await nextTelling();
    expect([await countOf(viewer), await eventsOf(viewer)]).toEqual([2, ['likes_changed']]);
  });

  it('by a limit that leaves a telling whole: which are missing would tell which came first', async () => {
    await nextTelling();
    const viewer = await server.signUp();
    const { tellEvery } = server.config;
    const told = server.clock.now().getTime();
    /** Likes and visits of one telling, a second apart. */
    const leave = async (tellingsAgo: number, count: number) => {
      const at = new Date(told - tellingsAgo * tellEvery);
      await server.sql`
        insert into traces_left (member_id, kind, key, fictional, at)
        select ${viewer.memberId}, kind, kind || ${tellingsAgo}::text || '-' || n, false, ${at}::timestamptz + n * interval '1 second'
        from generate_series(1, ${count}) n, unnest(array['like', 'visit']) kind`;
    };
    await leave(3, 10);
    await leave(2, 300);
    await leave(1, 300);
    const keysOf = (list: { id: string }[]) => list.map(({ id }) => id);
    const likes = keysOf((await likesOf(viewer)).liked_by);
    const answer = await server.request('GET', '/api/visits', { as: viewer });
    const visits = keysOf(((await answer.json()) as { visits: { id: string }[] }).visits);
    expect([likes.length, visits.length]).toEqual([600, 300]);
    // Newest telling first, and within it by key.
    expect(likes).toEqual([...likes.slice(0, 300).toSorted(), ...likes.slice(300).toSorted()]);
    expect(likes.map((key) => key.slice(0, 5))).toEqual([
      ...Array.from({ length: 300 }, () => 'like1'),
      ...Array.from({ length: 300 }, () => 'like2'),
    ]);
    expect(visits).toEqual(visits.toSorted());
  });

  it('in the order of the recipients’ ids, not of the likes', async () => {
    await nextTelling();
    const readers = await Promise.all(Array.from({ length: 5 }, () => server.signUp()));
    const fan = await server.signUp();
    for (const reader of readers.toReversed()) await like(fan, reader);
    await nextTelling();
    const told = await server.sql<{ member_id: number }[]>`
      select member_id from events where member_id = any(${readers.map(({ memberId }) => memberId)}::bigint[]) order by ctid`;
    expect(told.map(({ member_id }) => member_id)).toEqual(
      readers.map(({ memberId }) => memberId).toSorted((a, b) => a - b),
    );
  });
});
