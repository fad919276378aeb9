import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createHandTime } from '../platform/time/hand-time.ts';
import { say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const userOf = async (as: TestMember | undefined, at: TestServer = server) =>
  (
    (await (await at.request('GET', '/api/user.php', as ? { as } : {})).json()) as {
      user: Record<string, unknown> | null;
    }
  ).user;
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

describe('[SES-01] user.php', () => {
  it('is null for a visitor, and gives the time', async () => {
    const response = await server.request('GET', '/api/user.php');
    expect(await response.json()).toEqual({ user: null, server_time: server.clock.now().toISOString() });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is the member, with the permissions of the account', async () => {
    const member = await server.signUp({ birthDate: '1990-11-02', premium: true });
    expect(await userOf(member)).toMatchObject({
      id: member.publicId,
      paid_user: true,
      credits: 30,
      conversations_left: null,
      photo_limit: 25,
      push_subscribed: false,
      profile: { status: 'active', age: 35, main_image: null },
    });
    expect(await userOf(await server.signUp({ confirmed: false }))).toMatchObject({
      status: 'not_confirmed',
      conversations_left: 2,
      photo_limit: 3,
      profile: { status: 'disabled' },
    });
  });

  it('computes the age in the time zone of the member', async () => {
    const member = await server.signUp({ birthDate: '2000-11-02' });
    // In the server's test time it is 1 November, 12:00 UTC: in Kiritimati (UTC+14) the birthday has begun.
    await server.sql`update members set time_zone = 'Pacific/Kiritimati' where id = ${member.memberId}`;
    expect(await userOf(member)).toMatchObject({ profile: { age: 26 } });
  });

  it('answers 304 to a poll without changes, and 200 once something has changed', async () => {
    const member = await server.signUp();
    const tag = (await server.request('GET', '/api/user.php', { as: member })).headers.get('etag') ?? '';
    server.clock.advance(5);
    const headers = { 'if-none-match': tag };
    const unchanged = await server.request('GET', '/api/user.php', { as: member, headers });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await server.request('PUT', '/api/user.php', { as: member, body: { language: 'pl' } });
    expect((await server.request('GET', '/api/user.php', { as: member, headers })).status).toBe(200);
  });
});

describe('[SES-03] sessions end', () => {
  it('after 30 days, however much they are used', async () => {
    const member = await server.signUp();
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(86_400);
      expect(await userOf(member)).not.toBeNull();
    }
    server.clock.advance(86_400);
    expect(await userOf(member)).toBeNull();
  });

  it('after 14 days without use', async () => {
    const member = await server.signUp();
    server.clock.advance(14 * 86_400);
    expect(await userOf(member)).toBeNull();
  });

  it('at logout, which is a GET with the client header, at every process', async () => {
    const other = await server.another();
    const member = await server.signUp();
    expect(await userOf(member, other)).not.toBeNull();
    const refused = await server.request('GET', '/api/logout.php', {
      as: member,
      headers: { 'x-heartline-client': '' },
    });
    expect(await codeOf(refused)).toBe('client_required');
    const foreign = await server.request('GET', '/api/logout.php', {
      as: member,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(await codeOf(foreign)).toBe('client_required');
    expect(await userOf(member)).not.toBeNull();

    const response = await server.request('GET', '/api/logout.php', { as: member });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await userOf(member)).toBeNull();
    expect(await userOf(member, other)).toBeNull();
  });

  it('when the account is disabled', async () => {
    const member = await server.signUp();
    await server.sql`update members set status = 'disabled' where id = ${member.memberId}`;
    expect(await userOf(member)).toBeNull();
  });

  it('saves the last use at most once a minute', async () => {
    const member = await server.signUp();
    const usedAt = async () =>
      (
        await server.sql<
          { last_used_at: Date }[]
        >`select last_used_at from sessions where member_id = ${member.memberId}`
      )[0]?.last_used_at;
    const first = await usedAt();
    server.clock.advance(59);
    await userOf(member);
    expect(await usedAt()).toEqual(first);
    server.clock.advance(1);
    await userOf(member);
    expect(await usedAt()).toEqual(server.clock.now());
  });

  it('is valid for the sites of its pool only', async () => {
    const member = await server.signUp({ pool: 'another' });
    expect(await userOf(member)).toBeNull();
  });
});

describe('sessions cached by a process', () => {
  it('expire after a moment, also when another process ended the session', async () => {
    const time = createHandTime();
    const remembering = await createTestServer({ viewerCacheFor: 100, time });
    const other = await remembering.another();
    const member = await remembering.signUp();
    try {
      expect(await userOf(member, remembering)).not.toBeNull();
      await other.request('GET', '/api/logout.php', { as: member });
      await time.advance(99);
      expect(await userOf(member, remembering)).not.toBeNull();
      await time.advance(1);
      expect(await userOf(member, remembering)).toBeNull();
    } finally {
      await remembering.close();
    }
  });

  it('never include premium members or staff: their rights end with the next request', async () => {
    const remembering = await createTestServer({ viewerCacheFor: 60_000 });
    const [liker, premium, staff] = await Promise.all([
      remembering.signUp(),
      remembering.signUp({ premium: true }),
      remembering.signUp({ moderator: true }),
    ]);
    await remembering.request('PUT', `/api/members/${premium.publicId}/like`, { as: liker });
    remembering.clock.advance(900);
    const namesOf = async () => {
      const answer = await remembering.request('GET', '/api/likes.php', { as: premium });
      const { liked_by } = (await answer.json()) as { liked_by: { profile: { name: string } | null }[] };
      return liked_by.map(({ profile }) => profile?.name);
    };
    const queue = async () => (await remembering.request('GET', '/api/moderation/summary', { as: staff })).status;
    expect([await namesOf(), await queue()]).toEqual([[liker.name], 200]);
    await remembering.sql`update members set premium_since = null, moderator = false`;
    expect([await namesOf(), await queue()]).toEqual([[undefined], 404]);
    await remembering.close();
  });

  it('may include premium members where the sending statement reads premium itself, and nowhere else', async () => {
    const remembering = await createTestServer({ viewerCacheFor: 60_000 });
    const [liker, sender, ...others] = await Promise.all([
      remembering.signUp(),
      remembering.signUp({ premium: true, credits: 100 }),
      ...Array.from({ length: 4 }, () => remembering.signUp()),
    ]);
    await remembering.request('PUT', `/api/members/${sender.publicId}/like`, { as: liker });
    remembering.clock.advance(900);
    const chats = await Promise.all(others.map((other) => startChat(remembering, sender, other)));
    const write = async (chat: string) => {
      const sent = await say(remembering, sender, chat, `Hello ${chat}`);
      return sent.ok ? 'sent' : await codeOf(sent);
    };
    for (const chat of chats.slice(0, 3)) expect(await write(chat)).toBe('sent');
    await remembering.sql`update members set premium_since = null`;
    expect(await write(chats[3] ?? '')).toBe('conversation_limit');
    const likes = await remembering.request('GET', '/api/likes.php', { as: sender });
    expect(await likes.json()).toMatchObject({ liked_by: [{ profile: null }] });
    await remembering.close();
  });
});

describe('[LOC-03] language', () => {
  it('is saved', async () => {
    const member = await server.signUp({ language: 'en' });
    const response = await server.request('PUT', '/api/user.php', { as: member, body: { language: 'fi' } });
    expect(await response.json()).toMatchObject({ user: { language: 'fi' } });
    expect(await userOf(member)).toMatchObject({ language: 'fi' });
  });

  it('is refused for an unsupported language, or without a session', async () => {
    const member = await server.signUp();
    expect(await codeOf(await server.request('PUT', '/api/user.php', { as: member, body: { language: 'xx' } }))).toBe(
      'validation_failed',
    );
    expect(await codeOf(await server.request('PUT', '/api/user.php', { body: { language: 'fi' } }))).toBe(
      'authentication_required',
    );
  });
});

describe('[ACC-03] push subscription', () => {
  const subscription = (endpoint: string) => ({ subscription: { endpoint, keys: { p256dh: 'p', auth: 'a' } } });
  const subscribe = (as: TestMember | undefined, body: unknown) =>
    server.request('POST', '/api/user.php?push=1', { body, ...(as ? { as } : {}) });

  it('is stored, replaced and forgotten', async () => {
    const member = await server.signUp();
    expect(
      await (await subscribe(member, subscription('https://fcm.googleapis.com/fcm/send/one'))).json(),
    ).toMatchObject({ user: { push_subscribed: true } });
    await subscribe(member, subscription('https://updates.push.services.mozilla.com/wpush/v2/two'));
    const [row] = await server.sql<
      { push_subscriptions: { endpoint: string }[] }[]
    >`select push_subscriptions from members where id = ${member.memberId}`;
    expect(row?.push_subscriptions.map(({ endpoint }) => endpoint)).toEqual([
      'https://updates.push.services.mozilla.com/wpush/v2/two',
    ]);
    expect(await (await subscribe(member, { subscription: null })).json()).toMatchObject({
      user: { push_subscribed: false },
    });
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    // Some URL parsers, unlike Node's, take the host after the @.
    String.raw`https://fcm.googleapis.com\@evil.example/x`,
    String.raw`https:\\fcm.googleapis.com/x`,
    String.raw`https://fcm.googleapis.com/x?\@evil.example`,
    'https://fcm.googleapis.com#@evil.example/x',
    'https://fcm.googleapis.com?@evil.example/x',
    'https://fcm.goog\tleapis.com/x',
    'https://fcm.googleapis.com/x\n',
    'https://fcm.googleapis.com/x\u007f',
    ' https://fcm.googleapis.com/x',
  ])('refuses %j', async (endpoint) => {
    expect(await codeOf(await subscribe(await server.signUp(), subscription(endpoint)))).toBe('validation_failed');
  });

  it('keeps the newest ten of a member', async () => {
    const member = await server.signUp();
    const old = Array.from({ length: 10 }, (_item, index) => ({
      endpoint: `https://fcm.googleapis.com/${index}`,
      keys: { p256dh: 'p', auth: 'a' },
      session: `s${index}`,
    }));
    await server.sql`update members set push_subscriptions = ${server.sql.json(old)} where id = ${member.memberId}`;
    await subscribe(member, subscription('https://web.push.apple.com/new'));
    const [row] = await server.sql<
      { push_subscriptions: { endpoint: string }[] }[]
    >`select push_subscriptions from members where id = ${member.memberId}`;
    expect(row?.push_subscriptions).toHaveLength(10);
    expect(row?.push_subscriptions.at(-1)?.endpoint).toBe('https://web.push.apple.com/new');
    expect(row?.push_subscriptions[0]?.endpoint).toBe('https://fcm.googleapis.com/1');
  });

  it('ends with the session, and needs one', async () => {
    const member = await server.signUp();
    await subscribe(member, subscription('https://fcm.googleapis.com/fcm/send/one'));
    await server.request('GET', '/api/logout.php', { as: member });
    const [row] = await server.sql<
      { push_subscriptions: unknown[] }[]
    >`select push_subscriptions from members where id = ${member.memberId}`;
    expect(row?.push_subscriptions).toEqual([]);
    expect(await codeOf(await subscribe(undefined, subscription('https://fcm.googleapis.com/x')))).toBe(
      'authentication_required',
    );
    expect(await codeOf(await subscribe(await server.signUp(), { login: 'a', password: 'b' }))).toBe(
      'validation_failed',
    );
  });
});
