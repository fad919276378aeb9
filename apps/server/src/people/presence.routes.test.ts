import { afterAll, beforeAll, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
let viewer: TestMember;
let bystander: TestMember;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  viewer = await server.signUp({ gender: 'man', seeking: ['woman'], country: 'QQ', premium: true });
  bystander = await server.signUp({ seeking: ['man'], country: 'QQ' });
  member = await server.signUp({ seeking: ['man'], country: 'QQ' });
  await givePhoto(server, member);
  const get = (path: string, as: TestMember) => server.request('GET', path, { as });
  await server.request('PUT', `/api/members/${viewer.publicId}/like`, { as: member });
  const begun = await server.request('POST', '/api/conversations', {
    as: viewer,
    body: { member_id: member.publicId },
  });
  const { chat } = (await begun.json()) as { chat: { conversation: { id: string } } };
  await server.request('POST', `/api/conversations/${chat.conversation.id}/messages`, {
    as: viewer,
    body: { client_id: crypto.randomUUID(), kind: 'text', text: 'Hello' },
  });
  await server.request('PUT', '/api/match-finder', {
    as: viewer,
    body: {
      preferences: {
        genders: ['woman'],
        min_age: 18,
        max_age: 99,
        radius: null,
        with_photo: false,
        interests: [],
        languages: [],
        attributes: [],
      },
    },
  });
  await get(`/api/members/${viewer.publicId}`, member);
});
afterAll(() => server.close());

type Json = Record<string, unknown>;

/** Every mention of a member's presence in an answer, at any depth. */
function presencesOf(id: string, answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = (answer as Json)['id'] === id && 'online' in answer ? [(answer as Json)['online']] : [];
  return [...own, ...Object.values(answer).flatMap((part) => presencesOf(id, part))];
}

it.each<[string, () => [string, string, object?]]>([
  ['the search', () => ['GET', '/api/members?country=QQ']],
  ['a list looked at again', () => ['POST', '/api/search/again', { ids: [member.publicId] }]],
  ['the way from profile to profile', () => ['GET', `/api/search/neighbours?country=QQ&member=${bystander.publicId}`]],
  ['the profile', () => ['GET', `/api/members/${member.publicId}`]],
  ['others at a profile', () => ['GET', `/api/members/${bystander.publicId}/related`]],
  ['likes', () => ['GET', '/api/likes.php']],
  ['visits', () => ['GET', '/api/visits']],
  ['the list of conversations', () => ['GET', '/api/chats.php']],
  ['the match finder', () => ['GET', '/api/match-finder/results']],
  ['the swipe game', () => ['GET', '/api/play/deck']],
])(
  '[LOC-10c] says of a person who is there that they are online, and of no fictional profile: %s',
  async (_name, ask) => {
    const [method, path, body] = ask();
    const shown = async () => {
      const response = await server.request(method, path, { as: viewer, ...(body ? { body } : {}) });
      expect(response.status).toBe(200);
      return [...new Set(presencesOf(member.publicId, await response.json()))];
    };
    await server.sql`update members set last_active_at = ${server.clock.now()}, fictional = false where id = ${member.memberId}`;
    expect(await shown()).toEqual([true]);
    await server.sql`update members set fictional = true where id = ${member.memberId}`;
    expect(await shown()).toEqual([false]);
  },
);

it('[LOC-10c] no search for online members finds a fictional profile, and none is shown as near', async () => {
  const found = async () => {
    const response = await server.request('GET', '/api/members?country=QQ&online=true', { as: viewer });
    const { profiles } = (await response.json()) as { profiles: { id: string }[] };
    return profiles.some(({ id }) => id === member.publicId);
  };
  const distance = async () => {
    const response = await server.request('GET', `/api/members/${member.publicId}`, { as: viewer });
    return ((await response.json()) as { profile: { distance: number | null } }).profile.distance;
  };
  await server.sql`update members set cell_x = 60, cell_y = 520 where id in (${viewer.memberId}, ${member.memberId})`;
  await server.sql`update members set last_active_at = ${server.clock.now()}, fictional = false where id = ${member.memberId}`;
  expect([await found(), await distance()]).toEqual([true, 5]);
  await server.sql`update members set fictional = true where id = ${member.memberId}`;
  expect([await found(), await distance()]).toEqual([false, null]);
});
