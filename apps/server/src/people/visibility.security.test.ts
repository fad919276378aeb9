import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { loadMemberSummaries } from './member-summary.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const body = async (path: string, as: TestMember) => {
  const response = await server.request('GET', path, { as });
  return { status: response.status, text: await response.text() };
};
/** The answer without the fields that may differ between any two requests. */
const plain = (text: string) => text.replace(/"request_id":"[^"]+"/, '');

/** Each way in which a member is hidden from the viewer. */
const reasons: [string, (hidden: TestMember, viewer: TestMember) => Promise<unknown>][] = [
  [
    'has blocked the viewer',
    (hidden, viewer) => server.request('PUT', `/api/members/${viewer.publicId}/block`, { as: hidden }),
  ],
  [
    'was blocked by the viewer',
    (hidden, viewer) => server.request('PUT', `/api/members/${hidden.publicId}/block`, { as: viewer }),
  ],
  ['is disabled', (hidden) => server.sql`update members set status = 'disabled' where id = ${hidden.memberId}`],
  ['is leaving', (hidden) => server.sql`update members set status = 'pending_deletion' where id = ${hidden.memberId}`],
  ['is deleted', (hidden) => server.sql`update members set status = 'deleted' where id = ${hidden.memberId}`],
  ['is not confirmed', (hidden) => server.sql`update members set confirmed_at = null where id = ${hidden.memberId}`],
  [
    'belongs to another pool',
    (hidden) => server.sql`update members set pool = 'elsewhere' where id = ${hidden.memberId}`,
  ],
];

describe.each(reasons)('[MEM-06] a member who %s', (_reason, hide) => {
  let hidden: TestMember;
  let viewer: TestMember;
  let bystander: TestMember;
  beforeEach(async () => {
    [hidden, viewer, bystander] = [
      await server.signUp(),
      await server.signUp({ premium: true }),
      await server.signUp(),
    ];
    await givePhoto(server, hidden);
    for (const [from, to] of [
      [hidden, viewer],
      [viewer, hidden],
      [bystander, viewer],
      [viewer, bystander],
    ] as const) {
      await server.request('PUT', `/api/members/${to.publicId}/like`, { as: from });
    }
  });

  const surfaces: [string, (of: TestMember) => string][] = [
    ['search', () => '/api/members?country=DE'],
    ['related', () => `/api/members/${bystander.publicId}/related`],
    ['likes', () => '/api/likes.php'],
    ['blocks', () => '/api/blocks'],
    ['chats', () => '/api/chats.php'],
  ];

  it('is shown on no list', async () => {
    await server.request('POST', '/api/conversations', { as: viewer, body: { member_id: hidden.publicId } });
    for (const [name, path] of surfaces.slice(0, 3))
      expect((await body(path(hidden), viewer)).text, name).toContain(hidden.publicId);
    await hide(hidden, viewer);
    for (const [name, path] of surfaces) {
      const { status, text } = await body(path(hidden), viewer);
      expect(status, name).toBe(200);
      // The viewer's block list is the one list that still shows the members they blocked.
      if (name === 'blocks' && _reason === 'was blocked by the viewer') continue;
      // A conversation may stay, but does not reveal the member.
      expect(text.includes(hidden.publicId) || text.includes(hidden.name), name).toBe(false);
    }
  });

  it('answers every call like a member who never existed', async () => {
    await hide(hidden, viewer);
    const calls: [string, string][] = [
      ['GET', ''],
      ['GET', '/related'],
      ['PUT', '/like'],
      ['PUT', '/block'],
      ['DELETE', '/like'],
      ['DELETE', '/block'],
    ];
    for (const [method, suffix] of calls) {
      // Blocking the same member again changes nothing.
      if (suffix === '/block' && _reason === 'was blocked by the viewer') continue;
      const [real, none] = await Promise.all(
        [hidden.publicId, 'AAAAAAAAAAAAAAAA'].map(async (id) => {
          const response = await server.request(method, `/api/members/${id}${suffix}`, { as: viewer });
          return [response.status, plain(await response.text())];
        }),
      );
      expect(real, `${method} ${suffix}`).toEqual(none);
    }
  });

  it('has no summary for the viewer', async () => {
    await hide(hidden, viewer);
    const found = await loadMemberSummaries(server.platform, viewer, [
      hidden.memberId,
      bystander.memberId,
      viewer.memberId,
    ]);
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(
      [viewer.memberId, bystander.memberId].toSorted((a, b) => a - b),
    );
  });
});

describe('[MEM-06] a block', () => {
  it('takes likes and chats from both, for good', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const)
      await server.request('PUT', `/api/members/${to.publicId}/like`, { as: from });
    const started = await server.request('POST', '/api/conversations', { as: one, body: { member_id: two.publicId } });
    const { chat } = (await started.json()) as { chat: { conversation: { id: string } } };
    const send = (as: TestMember, text: string) =>
      server.request('POST', `/api/conversations/${chat.conversation.id}/messages`, {
        as,
        body: { client_id: crypto.randomUUID(), kind: 'text', text },
      });
    expect((await send(one, 'Do you remember this?')).status).toBe(200);
    expect((await server.request('PUT', `/api/members/${two.publicId}/block`, { as: one })).status).toBe(200);
    const [row] = await server.sql`select count(*)::int as count from likes where ${one.memberId} in (from_id, to_id)`;
    expect(row?.['count']).toBe(0);
    for (const as of [one, two]) {
      expect((await body('/api/chats.php', as)).text).not.toContain(chat.conversation.id);
      expect((await send(as, 'Hello?')).ok).toBe(false);
    }
    expect(JSON.parse((await body('/api/blocks', one)).text)).toEqual({
      blocks: [
        {
          id: two.publicId,
          name: two.name,
          age: 36,
          gender: 'woman',
          country: 'DE',
          region: null,
          place: null,
          fictional: false,
          blocked_at: server.clock.now().toISOString(),
        },
      ],
    });
    expect(JSON.parse((await body('/api/blocks', two)).text)).toEqual({ blocks: [] });

    expect((await server.request('DELETE', `/api/members/${two.publicId}/block`, { as: one })).status).toBe(200);
    expect((await server.request('GET', `/api/members/${two.publicId}`, { as: one })).status).toBe(200);
    const again = await server.request('POST', '/api/conversations', { as: two, body: { member_id: one.publicId } });
    const reopened = (await again.json()) as { chat: { conversation: { id: string } } };
    for (const as of [one, two]) {
      const { text } = await body(`/api/conversations/${reopened.chat.conversation.id}/messages`, as);
      expect(text).not.toContain('Do you remember this?');
    }
  });

  it('cannot be set on oneself', async () => {
    const member = await server.signUp();
    expect((await server.request('PUT', `/api/members/${member.publicId}/block`, { as: member })).status).toBe(404);
  });

  it('is stored once, however often and from both sides it is set at once', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const both = Array.from({ length: 6 }, (_, index) => {
      const [from, to] = index % 2 ? [one, two] : [two, one];
      return server.request('PUT', `/api/members/${to.publicId}/block`, { as: from });
    });
    for (const response of await Promise.all(both)) expect([200, 404]).toContain(response.status);
    const [row] =
      await server.sql`select count(*)::int as count from blocks where ${one.memberId} in (blocker_id, blocked_id)`;
    expect([1, 2]).toContain(row?.['count']);
  });
});

describe('permissions', () => {
  const calls: [string, string][] = [
    ['GET', '/api/likes.php'],
    ['GET', '/api/auto-like.php'],
    ['GET', '/api/blocks'],
    ['GET', '/api/me/photos'],
    ['PUT', '/api/members/:id/like'],
    ['DELETE', '/api/members/:id/like'],
    ['PUT', '/api/members/:id/block'],
    ['DELETE', '/api/members/:id/block'],
    ['DELETE', '/api/me/photos/AAAA'],
  ];
  it.each(calls)('%s %s needs a member who is not leaving', async (method, path) => {
    const other = await server.signUp();
    const leaving = await server.signUp();
    await server.sql`update members set status = 'pending_deletion' where id = ${leaving.memberId}`;
    const url = path.replace(':id', other.publicId);
    const visitor = await server.request(method, url);
    expect([visitor.status, await visitor.json()]).toMatchObject([
      403,
      { error: { code: 'authentication_required', authentication_required: true } },
    ]);
    expect((await server.request(method, url, { as: leaving })).status).toBe(403);
  });

  it('a member who is not confirmed may look, but not like', async () => {
    const [member, other] = [await server.signUp({ confirmed: false }), await server.signUp()];
    expect((await body('/api/members', member)).status).toBe(200);
    expect((await body(`/api/members/${other.publicId}`, member)).status).toBe(200);
    const response = await server.request('PUT', `/api/members/${other.publicId}/like`, { as: member });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'confirmation_required' } }]);
  });
});
