import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { makeSmallSite, type SmallSite } from '../testing/small-site.ts';

let server: TestServer;
let site: SmallSite;
let writer: TestMember;
let reader: TestMember;
let conversation: string;

beforeAll(async () => {
  site = await makeSmallSite();
  server = await createTestServer({ config: { webDist: site.webDist } });
  writer = await server.signUp({ premium: true, credits: 100 });
  reader = await server.signUp({ premium: true });
  conversation = await startChat(server, writer, reader);
  await said(await say(server, writer, conversation, 'There is room'));
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

/** PostgreSQL raises this for every row without space. A database without space for its log stops instead. */
async function fillDisk(): Promise<void> {
  await server.sql.unsafe(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    do $$ declare each regclass; begin
      for each in select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and not relispartition loop
        execute format('create trigger no_room before insert or update on %s for each statement execute function no_room()', each);
      end loop;
    end $$`);
}

const emptyDisk = () => server.sql.unsafe('drop function no_room() cascade');

it('refuses writes, shows all existing data, and recovers by itself once there is space', async () => {
  await fillDisk();
  // Long enough for their activity to be saved again.
  server.clock.advance(3_600);

  const clientId = randomUUID();
  const refused = await say(server, writer, conversation, 'There is none', clientId);
  expect([refused.status, refused.headers.get('retry-after'), await errorOf(refused)]).toEqual([
    503,
    '2',
    'database_unavailable',
  ]);
  for (const [method, path, body] of [
    ['PUT', `/api/conversations/${conversation}/read`, { seq: 1 }],
    ['POST', `/api/members/${reader.publicId}/report`, { reason: 'spam', text: 'Sells things' }],
    ['PUT', '/api/me/privacy', { invisible: true }],
  ] as const)
    expect([path, (await server.request(method, path, { as: writer, body })).status]).toEqual([path, 503]);

  for (const path of [
    '/',
    '/api/user.php',
    '/api/settings.php',
    '/api/chats.php',
    `/api/conversations/${conversation}/messages`,
    '/api/messages?q=room',
    '/api/icebreakers',
    '/api/gifts',
    '/api/credit-packages',
    '/api/transactions',
    '/api/likes.php',
    '/api/visits',
    '/api/notices',
    '/api/members',
    `/api/members/${reader.publicId}`,
    `/api/members/${reader.publicId}/related`,
    '/api/me/photos',
    '/api/me/privacy',
    '/api/match-finder/results',
    '/api/play/deck',
  ])
    expect([path, (await server.request('GET', path, { as: writer })).status]).toEqual([path, 200]);
  const [chat] = await chatsOf(server, writer);
  expect(chat?.last_message?.text).toBe('There is room');

  await emptyDisk();
  const sent = await said(await say(server, writer, conversation, 'There is none', clientId));
  expect([sent.message.seq, sent.credits]).toEqual([2, 80]);
});
