import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { sweepPhotoFiles } from '../photos/photos.jobs.ts';
import { ageFiles, filesOf } from '../photos/testing/pictures.ts';
import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { postPhoto, sendPhoto } from '../testing/chat-photos.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { isType, readStream } from '../testing/stream.ts';

type Queue = EndpointAnswer<typeof endpoints.moderation.held>;

let server: TestServer;
let staff: TestMember;
beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: false } });
  staff = await server.signUp({ moderator: true });
});
afterAll(() => server.close());

const balance = async ({ memberId }: TestMember) =>
  (await server.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;
const queueOf = async (member: TestMember) => {
  const queue = (await (await server.request('GET', '/api/moderation/held', { as: staff })).json()) as Queue;
  return queue.held.filter((held) => held.member.id === member.publicId);
};
const decide = (id: string, body: object, as = staff) =>
  server.request('POST', `/api/moderation/held/${id}/decision`, { as, body });
const outcomeOf = async (response: Response) => ((await response.json()) as { outcome: string }).outcome;
const verdict = { decision: 'refuse', ground: 'spam', facts: 'Advertises another site' };
/** Members to write to, each in a conversation of their own. */
const chatsWith = (from: TestMember, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const to = await server.signUp();
      return { to, chat: await startChat(server, from, to) };
    }),
  );

describe('a link among the first messages of a newcomer (security.md section 8)', () => {
  it('is held: the sender is notified and not charged, the recipient sees nothing, and a release delivers it once', async () => {
    const anna = await server.signUp({ credits: 100 });
    const bert = await server.signUp();
    const chat = await startChat(server, anna, bert);
    const clientId = randomUUID();
    const text = 'Look at www.example.org';
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect(await errorOf(await say(server, anna, chat, text, clientId))).toBe('message_held');
    expect(await errorOf(await say(server, anna, chat, 'other', clientId))).toBe('idempotency_conflict');
    expect([await balance(anna), await chatsOf(server, bert), await chatsOf(server, anna)]).toEqual([100, [], []]);
    // Later messages are not held up.
    expect((await said(await say(server, anna, chat, 'hello'))).message.seq).toBe(1);

    const [held, ...others] = await queueOf(anna);
    expect(others).toEqual([]);
    expect(held).toMatchObject({
      kind: 'text',
      text,
      cause: 'link',
      picture: null,
      num_refused: 0,
      refused_before: false,
    });
    const id = held?.id ?? '';
    expect(await outcomeOf(await decide(id, { decision: 'release' }))).toBe('delivered');
    expect(await errorOf(await decide(id, { decision: 'release' }))).toBe('conflict');
    expect(await errorOf(await decide(id, verdict))).toBe('conflict');
    expect((await chatsOf(server, bert))[0]?.last_message).toMatchObject({ text, seq: 2, mine: false });
    const { message, credits } = await said(await say(server, anna, chat, text, clientId));
    expect([message.seq, credits, await balance(anna)]).toEqual([2, 80, 80]);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('is not held later in a continuing conversation', async () => {
    const anna = await server.signUp({ credits: 200 });
    const chat = await startChat(server, anna, await server.signUp());
    for (const text of ['1', '2', '3', '4', '5']) await said(await say(server, anna, chat, text));
    await said(await say(server, anna, chat, 'My band: https://example.org'));
    const first = await startChat(server, anna, await server.signUp());
    expect(await errorOf(await say(server, anna, first, 'https://example.org'))).toBe('message_held');
    server.clock.advance(8 * 86_400);
    const bert = await server.signUp({ credits: 100 });
    expect(await errorOf(await say(server, bert, await startChat(server, bert, staff), 'https://example.org'))).toBe(
      'message_held',
    );
    staff = await server.signUp({ moderator: true });
  });

  it('can be refused with a reason: it is never charged, and the sender and their device learn why', async () => {
    const anna = await server.signUp({ credits: 100 });
    const bert = await server.signUp();
    const chat = await startChat(server, anna, bert);
    const clientId = randomUUID();
    await say(server, anna, chat, 'www.example.org', clientId);
    const [held] = await queueOf(anna);
    expect(await errorOf(await decide(held?.id ?? '', { ...verdict, facts: ' ' }))).toBe('validation_failed');
    const stream = readStream(await server.request('GET', '/api/events', { as: anna }));
    await stream.until(isType('ready'));
    expect(await outcomeOf(await decide(held?.id ?? '', verdict))).toBe('refused');
    await stream.until(isType('chats_changed'));
    stream.close();
    expect(await errorOf(await say(server, anna, chat, 'www.example.org', clientId))).toBe('message_refused');
    expect([await balance(anna), await chatsOf(server, bert)]).toEqual([100, []]);
    const notices = await (await server.request('GET', '/api/notices', { as: anna })).json();
    expect(notices).toMatchObject({
      num_new: 1,
      notices: [
        {
          kind: 'message_refused',
          ground: 'spam',
          facts: verdict.facts,
          automated: false,
          appeal: { state: 'possible' },
        },
      ],
    });
    const audit = await (
      await server.request('GET', `/api/moderation/audit?subject=held:${held?.id}`, { as: staff })
    ).json();
    expect(audit).toMatchObject({ entries: [{ action: 'message.refuse', actor: `member:${staff.publicId}` }] });
  });

  it('released when the sender can no longer pay waits for the sender, who is notified, and lets no other message through', async () => {
    const anna = await server.signUp({ credits: 10 });
    const chat = await startChat(server, anna, await server.signUp());
    const clientId = randomUUID();
    await say(server, anna, chat, 'www.example.org', clientId);
    await said(await say(server, anna, chat, 'hello'));
    const [held] = await queueOf(anna);
    expect(await outcomeOf(await decide(held?.id ?? '', { decision: 'release' }))).toBe('not_delivered');
    const again = () => say(server, anna, chat, 'www.example.org', clientId);
    expect(await errorOf(await again())).toBe('not_enough_credits');
    await server.sql`
      insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, created_at)
      values (${randomUUID()}, ${anna.memberId}, 'correction', 'corrections', 10, null, ${server.clock.now()})`;
    expect(await errorOf(await say(server, anna, chat, 'www.example.com/another', clientId))).toBe(
      'idempotency_conflict',
    );
    const other = await startChat(server, anna, await server.signUp());
    expect(await errorOf(await say(server, anna, other, 'www.example.org', clientId))).toBe('idempotency_conflict');
    expect((await said(await again())).message.text).toBe('www.example.org');
    expect(await balance(anna)).toBe(0);
  });
});

describe('the same text to many members (security.md section 8)', () => {
  it('is delivered to ten of them within an hour and held for the rest, however the sending is spread', async () => {
    const anna = await server.signUp({ credits: 1_000, premium: true });
    const chats = await chatsWith(anna, 16);
    const variants = ['Hello, how are you?', 'hello how are you', 'HELLO!!! How are you…'];
    const answers = await Promise.all(
      chats.map(({ chat }, index) => say(server, anna, chat, variants[index % variants.length] ?? '')),
    );
    const held = answers.filter(({ status }) => status === 409);
    expect([answers.length - held.length, held.length]).toEqual([10, 6]);
    expect(await balance(anna)).toBe(1_000 - 10 * 10);
    expect((await queueOf(anna)).map(({ cause }) => cause)).toEqual(Array.from({ length: 6 }, () => 'repeated'));
    // A different text is delivered, and so is the same one an hour later.
    const [last] = chats.slice(-1);
    await said(await say(server, anna, last?.chat ?? '', 'You wrote that you like sailing. Where to?'));
    server.clock.advance(3_601);
    await said(await say(server, anna, last?.chat ?? '', variants[0] ?? ''));
  });
});

describe('[CHAT-10] a photo on a site where moderators check photos before delivery', () => {
  it('waits without a charge, is seen by staff, and is delivered exactly as checked', async () => {
    const anna = await server.signUp({ credits: 100 });
    const bert = await server.signUp();
    const chat = await startChat(server, anna, bert);
    const clientId = randomUUID();
    expect(await errorOf(await sendPhoto(server, anna, chat, { clientId }))).toBe('message_held');
    expect([await balance(anna), await chatsOf(server, bert)]).toEqual([100, []]);
    const [held] = await queueOf(anna);
    expect(held).toMatchObject({ kind: 'photo', cause: 'photo', text: null });
    const picture = (as?: TestMember) => server.request('GET', held?.picture ?? '', as ? { as } : {});
    const seen = await picture(staff);
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect([(await picture(anna)).status, (await picture(bert)).status, (await picture()).status]).toEqual([
      404, 404, 403,
    ]);
    expect(await outcomeOf(await decide(held?.id ?? '', { decision: 'release' }))).toBe('delivered');
    expect((await picture(staff)).status).toBe(404);
    expect((await chatsOf(server, bert))[0]?.last_message).toMatchObject({ kind: 'photo' });
    expect((await said(await postPhoto(server, anna, chat, clientId))).credits).toBe(85);
  });

  it('that is refused loses its files, costs nothing, and is recognised when sent again', async () => {
    const [anna, carl] = [await server.signUp({ credits: 100 }), await server.signUp({ credits: 100 })];
    const bert = await server.signUp();
    const clientId = randomUUID();
    const chat = await startChat(server, anna, bert);
    await sendPhoto(server, anna, chat, { clientId, seed: 7 });
    const [held] = await queueOf(anna);
    const [files] = await server.sql<
      { file_full: string }[]
    >`select file_full from chat_photos where client_id = ${clientId}`;
    expect(await outcomeOf(await decide(held?.id ?? '', { ...verdict, ground: 'nudity' }))).toBe('refused');
    expect(await server.platform.photoFiles.read(files?.file_full ?? '')).toBeUndefined();
    expect(await errorOf(await postPhoto(server, anna, chat, clientId))).toBe('message_refused');
    expect(await balance(anna)).toBe(100);
    await sendPhoto(server, carl, await startChat(server, carl, bert), { seed: 7 });
    expect((await queueOf(carl))[0]).toMatchObject({ refused_before: true });
  });

  it('that is refused while its files cannot be removed loses them in the sweep', async () => {
    const anna = await server.signUp({ credits: 100 });
    const chat = await startChat(server, anna, await server.signUp());
    await sendPhoto(server, anna, chat, { seed: 8 });
    const [held] = await queueOf(anna);
    const [files] = await server.sql<Record<'file_full' | 'file_thumb' | 'file_blur', string>[]>`
      select file_full, file_thumb, file_blur from chat_photos where member_id = ${anna.memberId}`;
    const left = async () => (await filesOf(server)).filter((name) => Object.values(files ?? {}).includes(name));
    vi.spyOn(server.platform.photoFiles, 'remove').mockRejectedValueOnce(new Error('the bucket is away'));
    expect((await decide(held?.id ?? '', verdict)).status).toBe(500);
    expect(await left()).toHaveLength(3);
    await ageFiles(server);
    await sweepPhotoFiles(server.platform);
    expect(await left()).toEqual([]);
  });
});

it('held messages are visible to staff only, and counted in their summary', async () => {
  const anna = await server.signUp({ credits: 100 });
  await say(server, anna, await startChat(server, anna, await server.signUp()), 'www.example.org');
  const [held] = await queueOf(anna);
  const member = await server.signUp();
  expect((await server.request('GET', '/api/moderation/held', { as: member })).status).toBe(404);
  expect((await server.request('GET', '/api/moderation/held')).status).toBe(403);
  expect((await decide(held?.id ?? '', { decision: 'release' }, member)).status).toBe(404);
  expect((await decide('nothing', { decision: 'release' })).status).toBe(404);
  const [row] = await server.sql<
    { count: number; oldest: Date }[]
  >`select count(*)::int as count, min(created_at) as oldest from held_messages where state = 'waiting'`;
  expect(await (await server.request('GET', '/api/moderation/summary', { as: staff })).json()).toMatchObject({
    held: row?.count,
    oldest: { held: row?.oldest.toISOString() },
  });
});
