import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { showPhotos } from '../testing/show-photos.ts';
import { deleteOldVisits } from './visits.service.ts';

type Visits = EndpointAnswer<typeof endpoints.visits.list>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const open = (as: TestMember | undefined, { publicId }: TestMember, at = server) =>
  at.request('GET', `/api/members/${publicId}`, as ? { as } : {});
const visits = async (as: TestMember): Promise<Visits> =>
  (await (await server.request('GET', '/api/visits', { as })).json()) as Visits;
const rows = async ({ memberId }: TestMember) => [
  ...(await server.sql`select visitor_id, seen_at from visits where member_id = ${memberId}`),
];
/** The file of a hidden visitor's picture, without the signature of its address. */
const imageOf = (visit: Visits['visits'][number] | undefined) => visit?.blurred_image?.split('?')[0];
/** Advances to the next announcement of visits to members who see no names. */
const untilTold = () => server.clock.advance(900);
const setInvisible = (as: TestMember, invisible: boolean) =>
  server.request('PUT', '/api/me/privacy', { as, body: { invisible } });

describe('[MEM-08] visits', () => {
  it('are stored once per visitor and day, however often and in however many processes the profile is opened', async () => {
    const [member, visitor] = [await server.signUp({ premium: true }), await server.signUp()];
    const other = await server.another();
    await Promise.all(Array.from({ length: 10 }, (_, index) => open(visitor, member, index % 2 ? server : other)));
    expect(await rows(member)).toHaveLength(1);
    server.clock.advance(86_400);
    await open(visitor, member);
    expect(await rows(member)).toHaveLength(2);
    const answer = await visits(member);
    expect(answer).toMatchObject({
      num_new: 1,
      visits: [{ id: visitor.publicId, is_new: true, profile: { name: visitor.name }, blurred_image: null }],
    });
    expect(answer.visits).toHaveLength(1);
    expect(answer.visits[0]?.visited_at).toBe(server.clock.now().toISOString());
    await server.request('PUT', '/api/visits/seen', { as: member });
    expect(await visits(member)).toMatchObject({ num_new: 0, visits: [{ is_new: false }] });
  });

  it('are not stored for members without a visible account, nor for one’s own profile', async () => {
    const [member, unconfirmed] = [await server.signUp(), await server.signUp({ confirmed: false })];
    await open(unconfirmed, member);
    await open(undefined, member);
    await open(member, member);
    expect(await rows(member)).toEqual([]);
  });

  it('are shown to a free member without any hint of the visitor', async () => {
    const [member, visitor] = [await server.signUp(), await server.signUp()];
    server.clock.advance(3_661);
    await open(visitor, member);
    const day = server.clock.now().toISOString().slice(0, 10);
    // Announced with the likes, at the next of the fixed times: the moment would reveal the visitor.
    expect(await visits(member)).toEqual({ visits: [], num_new: 0 });
    await server.request('PUT', '/api/visits/seen', { as: member });
    untilTold();
    const answer = await visits(member);
    expect(answer.num_new).toBe(1);
    expect(answer.visits).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        visited_at: `${day}T00:00:00.000Z`,
        is_new: true,
        fictional: false,
        profile: null,
        blurred_image: expect.stringContaining('/media/veil-'),
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain(visitor.publicId);
    await server.sql`update members set premium_since = now() where id = ${member.memberId}`;
    expect((await visits(member)).visits[0]?.profile?.name).toBe(visitor.name);
  });

  it('without a name have nothing in common on two days: the key is another, and the earlier one stays as it is', async () => {
    const [member, visitor] = [await server.signUp(), await server.signUp()];
    await open(visitor, member);
    untilTold();
    const first = await visits(member);
    expect(first.visits).toHaveLength(1);
    server.clock.advance(86_400);
    await open(visitor, member);
    await open(visitor, member);
    untilTold();
    const second = await visits(member);
    const plain = (visit: Visits['visits'][number] | undefined) => ({ ...visit, blurred_image: imageOf(visit) });
    expect(second.visits).toHaveLength(2);
    expect(second.num_new).toBe(2);
    expect(plain(second.visits[1])).toEqual(plain(first.visits[0]));
    expect(second.visits[0]?.id).not.toBe(second.visits[1]?.id);
    await server.sql`update members set premium_since = now() where id = ${member.memberId}`;
    expect((await visits(member)).visits.map(({ id }) => id)).toEqual([visitor.publicId]);
  });

  it('without a name stay unchanged whatever the member does to the visitor, and stay anonymous to all after a block', async () => {
    const [member, visitor, leaver] = [
      await server.signUp(),
      await server.signUp({ fictional: true }),
      await server.signUp(),
    ];
    await open(visitor, member);
    server.clock.advance(60);
    await open(leaver, member);
    untilTold();
    await server.request('PUT', '/api/visits/seen', { as: member });
    const before = await visits(member);
    expect(before.visits.map(({ profile }) => profile)).toEqual([null, null]);
    // In the order of their keys: both came before one telling.
    expect(before.visits.map(({ fictional }) => fictional)).toEqual(expect.arrayContaining([false, true]));
    for (const method of ['PUT', 'DELETE'])
      await server.request(method, `/api/members/${visitor.publicId}/block`, { as: member });
    await server.sql`update members set status = 'deleted' where id = ${leaver.memberId}`;
    expect(await visits(member)).toEqual(before);
    const premium = (on: boolean) =>
      server.sql`update members set premium_since = ${on ? server.clock.now() : null} where id = ${member.memberId}`;
    await premium(true);
    expect(await visits(member)).toEqual({ visits: [], num_new: 0 });
    // Another visit on the same day equals the first one: it is not new, and keeps its position.
    await premium(false);
    await open(visitor, member);
    expect(await visits(member)).toEqual(before);
    await premium(true);
    expect((await visits(member)).visits.map(({ id }) => id)).toEqual([visitor.publicId]);
  });

  it('are deleted after 90 days, and on a block at once, for both', async () => {
    const [member, visitor] = [await server.signUp({ premium: true }), await server.signUp({ premium: true })];
    await open(visitor, member);
    await open(member, visitor);
    await server.sql`update visits set day = day - 91 where member_id = ${member.memberId}`;
    expect((await visits(member)).visits).toEqual([]);
    await deleteOldVisits(server.platform);
    expect([await rows(member), (await rows(visitor)).length]).toEqual([[], 1]);
    await server.request('PUT', `/api/members/${member.publicId}/block`, { as: visitor });
    await server.request('DELETE', `/api/members/${member.publicId}/block`, { as: visitor });
    expect(await visits(visitor)).toEqual({ visits: [], num_new: 0 });
  });
});

describe('[MEM-08] invisible mode', () => {
  it('is for premium members; every member may switch it off', async () => {
    const [free, premium] = [await server.signUp(), await server.signUp({ premium: true })];
    expect(await errorOf(await setInvisible(free, true))).toBe('premium_only');
    expect(await (await setInvisible(free, false)).json()).toEqual({ privacy: { invisible: false, available: false } });
    expect(await (await setInvisible(premium, true)).json()).toEqual({ privacy: { invisible: true, available: true } });
    await server.sql`update members set premium_since = null where id = ${premium.memberId}`;
    const after = await server.request('GET', '/api/me/privacy', { as: premium });
    expect(await after.json()).toEqual({ privacy: { invisible: false, available: false } });
  });

  it('leaves no visit and is never online: not on cards, nor in the filter, nor by the order', async () => {
    const country = 'QQ';
    const [member, viewer] = [await server.signUp(), await server.signUp()];
    const hidden = await server.signUp({ premium: true, country });
    await setInvisible(hidden, true);
    server.clock.advance(120);
    const active = await server.signUp({ country });
    // Without a photo their activity would decide nothing.
    await showPhotos(server, country);
    server.clock.advance(120);
    await open(hidden, member);
    expect(await rows(member)).toEqual([]);
    const search = async (query: string) => {
      const response = await server.request('GET', `/api/members?country=${country}${query}`, { as: viewer });
      return ((await response.json()) as { profiles: { id: string; online: boolean }[] }).profiles;
    };
    expect((await search('')).map(({ id, online }) => [id, online])).toEqual([
      [active.publicId, true],
      [hidden.publicId, false],
    ]);
    expect((await search('&online=true')).map(({ id }) => id)).toEqual([active.publicId]);
    // Losing premium ends it on the next request.
    await server.sql`update members set premium_since = null where id = ${hidden.memberId}`;
    await open(hidden, member);
    expect(await rows(member)).toHaveLength(1);
    expect((await search('&online=true')).map(({ id }) => id)).toContain(hidden.publicId);
  });
});
