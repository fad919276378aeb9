import { locales } from '@heartline/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { anotherSession } from '../testing/another-session.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { startPushService, type PushService } from '../testing/push/push-service.ts';

const password = 'a walk in the rain';
let service: PushService;
let server: TestServer;
let anna: TestMember;
let ben: TestMember;
let conversation: string;

beforeAll(async () => {
  service = await startPushService();
  server = await createTestServer({ config: { pushService: service.origin } });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-01T12:00:00Z'));
  anna = await server.signUp({ credits: 500 });
  ben = await server.signUp({ gender: 'man', language: 'de' });
  conversation = await startChat(server, anna, ben);
});
afterEach(() => {
  service.fail(undefined);
  service.received.length = 0;
  const refused = service.refused.splice(0);
  if (refused.length > 0) throw new Error(`The push service has refused: ${refused.join(', ')}`);
});

const subscribe = async (as: TestMember, publicKey = server.platform.push.publicKey) => {
  const subscription = service.subscribe(publicKey);
  const answer = await server.request('POST', '/api/user.php?push=1', { as, body: { subscription } });
  expect(await answer.json()).toMatchObject({ user: { push_subscribed: true } });
  return subscription.endpoint;
};
const hear = async () => {
  await server.platform.jobs.runDue();
  return service.received.splice(0);
};
const write = async (text: string) => said(await say(server, anna, conversation, text));
const isSubscribed = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/user.php', { as })).json()) as { user: { push_subscribed: boolean } }).user
    .push_subscribed;
/** The same member on another device. */
const onAnotherDevice = (member: TestMember) => anotherSession(server, member, { client: 'app' });

describe('[ACC-03] push', () => {
  it('notifies the browser of a message in its reader’s language, without its text and without a name', async () => {
    const endpoint = await subscribe(ben);
    await write('Sehen wir uns am Fluss?');
    const [push, ...more] = await hear();
    expect(more).toEqual([]);
    expect(push).toMatchObject({
      endpoint,
      urgency: 'high',
      ttl: 86_400,
      data: {
        title: 'Heartline',
        body: 'Du hast eine neue Nachricht.',
        path: `/chats/${conversation}`,
        language: 'de',
        always: false,
      },
    });
    const all = JSON.stringify(push);
    for (const secret of ['Fluss', anna.name, anna.publicId]) expect(all).not.toContain(secret);
    // The push service sees the topic, which must not reveal the conversation.
    expect(push?.topic).not.toContain(conversation);
  });

  it.each(locales)('shows the number of unread messages in %s', async (language) => {
    await server.sql`update members set language = ${language} where id = ${ben.memberId}`;
    await subscribe(ben);
    await write('One');
    await write('Two');
    const bodies = (await hear()).map(({ data }) => String(data['body']));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('2');
  });

  it('notifies every device, and only of messages by others', async () => {
    const phone = await onAnotherDevice(ben);
    const endpoints = [await subscribe(ben), await subscribe(phone)];
    await subscribe(anna);
    await write('Hello');
    expect((await hear()).map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.toSorted());
  });

  it('is not sent once the message has been read, or where the conversation is muted', async () => {
    await subscribe(ben);
    const { message } = await write('Read at once');
    await server.request('PUT', `/api/conversations/${conversation}/read`, { as: ben, body: { seq: message.seq } });
    expect(await hear()).toEqual([]);
    await server.sql`update conversation_members set muted = true where member_id = ${ben.memberId}`;
    await write('Muted');
    expect(await hear()).toEqual([]);
  });

  it('waits for the morning of the member’s zone, and then comes once for all conversations', async () => {
    await server.sql`update members set time_zone = 'Europe/Berlin' where id = ${ben.memberId}`;
    await subscribe(ben);
    const carla = await server.signUp();
    const other = await startChat(server, carla, ben);
    server.clock.set(new Date('2026-11-01T21:00:00Z'));
    await write('Late');
    await said(await say(server, carla, other, 'Later'));
    expect(await hear()).toEqual([]);
    server.clock.set(new Date('2026-11-02T06:59:00Z'));
    expect(await hear()).toEqual([]);
    server.clock.set(new Date('2026-11-02T07:00:00Z'));
    expect((await hear()).map(({ data }) => data)).toMatchObject([
      { path: '/chats', body: 'Du hast 2 neue Nachrichten.' },
    ]);
    server.clock.advance(86_400);
    expect(await hear()).toEqual([]);
  });

  it('waits for a push service that is away, and arrives once', async () => {
    await subscribe(ben);
    service.fail(503);
    await write('Hello');
    for (let tries = 0; tries < 5; tries += 1) {
      await server.platform.jobs.runDue();
      server.clock.advance(900);
    }
    service.fail(undefined);
    expect(await hear()).toHaveLength(1);
    server.clock.advance(900);
    expect(await hear()).toEqual([]);
  });

  it('forgets a browser that is gone, and no other', async () => {
    const phone = await onAnotherDevice(ben);
    const [gone, there] = [await subscribe(ben), await subscribe(phone)];
    service.end(gone);
    await write('Hello');
    expect((await hear()).map(({ endpoint }) => endpoint)).toEqual([there]);
    expect([await isSubscribed(ben), await isSubscribed(phone)]).toEqual([false, true]);
  });

  const jobsLeft = async () => (await server.sql`select from jobs where kind = 'push.news'`).length;

  it('forgets a browser that is refused for good, where the service accepts those of others', async () => {
    const phone = await onAnotherDevice(ben);
    await subscribe(phone);
    await write('Hello');
    await hear();
    // A browser that subscribed with the key of another server.
    await subscribe(ben, 'another');
    await write('Are you there?');
    expect(await hear()).toHaveLength(1);
    expect(service.refused.splice(0)).toHaveLength(1);
    expect([await isSubscribed(ben), await isSubscribed(phone), await jobsLeft()]).toEqual([false, true, 0]);
  });

  it('sends a push that is too long only once, and keeps the browser', async () => {
    await subscribe(ben);
    service.fail(413);
    await write('Hello');
    await server.platform.jobs.runDue();
    expect([await isSubscribed(ben), await jobsLeft()]).toEqual([true, 0]);
    service.fail(undefined);
  });

  it('is not sent to a browser whose session has ended, nor to one that was switched off', async () => {
    const phone = await onAnotherDevice(ben);
    await subscribe(ben);
    await subscribe(phone);
    await write('Hello');
    await server.request('GET', '/api/logout.php', { as: ben });
    await server.request('POST', '/api/user.php?push=1', { as: phone, body: { subscription: null } });
    expect(await isSubscribed(phone)).toBe(false);
    expect(await hear()).toEqual([]);
  });

  it.each([
    ['PUT', '/api/me/pause', { paused: true }],
    ['DELETE', '/api/me', { password }],
  ])('[ACC-05] is not sent after %s %s, not even one on its way', async (method, path, body) => {
    const phone = await onAnotherDevice(ben);
    await subscribe(ben);
    await subscribe(phone);
    await write('Hello');
    await saveCredentials(server.sql, ben.memberId, await passwordHasher.hash(password), server.clock.now());
    expect((await server.request(method, path, { as: ben, body })).status).toBe(200);
    expect(await hear()).toEqual([]);
    const [left] = await server.sql`select push_subscriptions from members where id = ${ben.memberId}`;
    expect(left).toEqual({ push_subscriptions: [] });
  });

  it('[ACC-04] continues where the password was changed, and ends on the other devices', async () => {
    const phone = await onAnotherDevice(ben);
    const here = await subscribe(ben);
    await subscribe(phone);
    await write('Hello');
    await saveCredentials(server.sql, ben.memberId, await passwordHasher.hash(password), server.clock.now());
    const answer = await server.request('PUT', '/api/me/password', {
      as: ben,
      body: { current_password: password, password: 'seven green bottles' },
    });
    expect(await answer.json()).toMatchObject({ user: { push_subscribed: true } });
    expect((await hear()).map(({ endpoint }) => endpoint)).toEqual([here]);
  });

  it('is for the requesting browser: another one of the same member is not subscribed by it', async () => {
    const phone = await onAnotherDevice(ben);
    await subscribe(phone);
    expect([await isSubscribed(ben), await isSubscribed(phone)]).toEqual([false, true]);
  });

  it('with keys that no browser gives is forgotten instead of retried', async () => {
    const { endpoint } = service.subscribe(server.platform.push.publicKey);
    const subscription = { endpoint, keys: { p256dh: 'p', auth: 'a' } };
    await server.request('POST', '/api/user.php?push=1', { as: ben, body: { subscription } });
    await write('Hello');
    expect(await hear()).toEqual([]);
    expect(await isSubscribed(ben)).toBe(false);
  });
});

it('[ACC-03] the site publishes the key that browsers subscribe with; without a service worker none', async () => {
  const settingsOf = async (one: TestServer) =>
    ((await (await one.request('GET', '/api/settings.php')).json()) as { settings: { push_public_key: string | null } })
      .settings.push_public_key;
  expect(await settingsOf(server)).toBe(server.platform.push.publicKey);
  // Every process of a deployment has the same key, and a deployment may bring its own.
  expect(await settingsOf(await server.another())).toBe(server.platform.push.publicKey);
  expect(await settingsOf(await server.another({ offlinePage: false }))).toBeNull();
  const own = await server.another({ vapidPrivateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' });
  expect(await settingsOf(own)).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
});
