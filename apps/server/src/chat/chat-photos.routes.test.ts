import { randomUUID } from 'node:crypto';

import { limits } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { filesOf, jpeg, picture } from '../photos/testing/pictures.ts';
import { chatsOf, errorOf, said, startChat } from '../testing/chatting.ts';
import { postPhoto, sendPhoto, uploadChatPhoto, type ChatPhoto } from '../testing/chat-photos.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { limitsAfter } from '../testing/limits.ts';
import { isType, readStream } from '../testing/stream.ts';
import { sweepPhotoFiles } from '../photos/photos.jobs.ts';
import { sweepChatPhotos } from './chat-photos.service.ts';
import { deleteOldDeletions } from './conversations.service.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { autoApprovePhotos: true } });
  second = await server.another();
});
afterAll(() => server.close());

const price = 15;
const pair = async (credits = 100): Promise<[TestMember, TestMember, string]> => {
  const [anna, bert] = [await server.signUp({ credits }), await server.signUp({ credits })];
  return [anna, bert, await startChat(server, anna, bert)];
};
const balance = async ({ memberId }: TestMember) =>
  (await server.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;
const photoPath = (chat: string, id: string) => `/api/conversations/${chat}/photos/${id}`;
const look = (as: TestMember, chat: string, id: string) => server.request('GET', photoPath(chat, id), { as });
const open = (as: TestMember, chat: string, id: string) =>
  server.request('PUT', `${photoPath(chat, id)}/opened`, { as, body: {} });
const shown = async (response: Response): Promise<ChatPhoto> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { photo: ChatPhoto }).photo;
};
const fetched = async (as: TestMember | undefined, address: string | null) =>
  (await server.request('GET', address ?? '/media/none', as ? { as } : {})).status;
/** Another size of a photo under the signature of the given one. */
const otherName = (address: string, name: string) => address.replace(/[\w-]{32}\.webp/, name);

describe('[CHAT-10] a photo message', () => {
  it('costs photo_credits once, is one message for both, and is blurred until the receiver opens it', async () => {
    const [anna, bert, chat] = await pair();
    const stream = readStream(await server.request('GET', '/api/events', { as: bert }));
    await stream.until(isType('ready'));
    const { message, credits } = await said(await sendPhoto(server, anna, chat));
    expect(message).toMatchObject({ kind: 'photo', text: null, gift_id: null, mine: true, seq: 1 });
    expect([credits, await balance(anna)]).toEqual([100 - price, 100 - price]);
    const id = message.photo_id ?? '';
    const arrived = await stream.until(isType('message'));
    expect(arrived.payload).toMatchObject({ message: { photo_id: id, mine: false, client_id: null } });
    stream.close();
    expect((await chatsOf(server, bert))[0]?.last_message).toMatchObject({ kind: 'photo', photo_id: id });

    const own = await shown(await look(anna, chat, id));
    expect(own).toMatchObject({ opened: true, width: 800, height: 1000 });
    expect([await fetched(anna, own.full), await fetched(anna, own.thumb)]).toEqual([200, 200]);
    const veiled = await shown(await look(bert, chat, id));
    expect(veiled).toMatchObject({ opened: false, thumb: null, full: null });
    expect(await fetched(bert, veiled.veil)).toBe(200);

    const opened = await shown(await open(bert, chat, id));
    expect(opened.opened).toBe(true);
    expect([await fetched(bert, opened.full), await fetched(bert, opened.thumb)]).toEqual([200, 200]);
    expect(await shown(await look(bert, chat, id))).toMatchObject({ opened: true });
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
    const [entry] =
      await server.sql`select kind, counter_account, amount from ledger_entries where member_id = ${anna.memberId} and kind = 'photo'`;
    expect(entry).toEqual({ kind: 'photo', counter_account: 'photos', amount: -price });
  });

  it('sent 20 times at the same moment, on two servers, is one photo, one message and one charge', async () => {
    const [anna, , chat] = await pair();
    const clientId = randomUUID();
    const bytes = await jpeg();
    const either = (index: number) => (index % 2 === 0 ? server : second);
    const uploads = await Promise.all(
      Array.from({ length: 6 }, (_item, index) => uploadChatPhoto(either(index), anna, clientId, bytes)),
    );
    expect(uploads.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const sends = await Promise.all(
      Array.from({ length: 20 }, (_item, index) => postPhoto(either(index), anna, chat, clientId)),
    );
    expect(new Set(await Promise.all(sends.map((response) => response.text()))).size).toBe(1);
    expect(await balance(anna)).toBe(100 - price);
    const rows = await server.sql<
      { file_full: string }[]
    >`select file_full from chat_photos where member_id = ${anna.memberId}`;
    expect(rows).toHaveLength(1);
    const again = await uploadChatPhoto(server, anna, clientId, await jpeg(2));
    expect(await errorOf(again)).toBe('idempotency_conflict');
  });

  it('is refused if it cannot be paid for or has no upload', async () => {
    const [anna, bert, chat] = await pair(price - 1);
    expect(await errorOf(await sendPhoto(server, anna, chat))).toBe('not_enough_credits');
    expect(await errorOf(await postPhoto(server, bert, chat, randomUUID()))).toBe('validation_failed');
    const clientId = randomUUID();
    expect((await uploadChatPhoto(server, anna, clientId, await jpeg())).status).toBe(200);
    // An upload of another member.
    expect(await errorOf(await postPhoto(server, bert, chat, clientId))).toBe('validation_failed');
    expect(await chatsOf(server, anna)).toEqual([]);
    expect(await balance(anna)).toBe(price - 1);
  });

  it('is limited to 30 uploads an hour, and says when to come back; then it is sent and charged once', async () => {
    const [anna, , chat] = await pair();
    const bytes = await jpeg(9);
    const first = randomUUID();
    const refused = await limitsAfter(31, () => uploadChatPhoto(server, anna, first, bytes));
    expect(refused).toEqual({ passed: 30, retryAfter: '3600' });
    const late = randomUUID();
    expect((await uploadChatPhoto(server, anna, late, bytes)).status).toBe(429);
    expect((await postPhoto(server, anna, chat, late)).status).toBe(400);
    expect(await balance(anna)).toBe(100);
    server.clock.advance(3600);
    expect((await uploadChatPhoto(server, anna, late, bytes)).status).toBe(200);
    expect((await said(await postPhoto(server, anna, chat, late))).credits).toBe(100 - price);
  });

  it('goes through the checks of profile photos', async () => {
    const [anna] = await pair();
    const upload = (bytes: Uint8Array) => uploadChatPhoto(server, anna, randomUUID(), bytes);
    expect(await errorOf(await upload(Buffer.from('GIF89a not ours')))).toBe('photo_type');
    expect(await errorOf(await upload((await jpeg()).subarray(0, 900)))).toBe('photo_unreadable');
    const unconfirmed = await server.signUp({ confirmed: false });
    expect((await uploadChatPhoto(server, unconfirmed, randomUUID(), await jpeg())).status).toBe(403);
    const clientId = randomUUID();
    const withPlace = await picture()
      .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    await uploadChatPhoto(server, anna, clientId, withPlace);
    const [row] = await server.sql<
      { file_full: string }[]
    >`select file_full from chat_photos where client_id = ${clientId}`;
    const stored = await server.platform.photoFiles.read(row?.file_full ?? '');
    expect(stored?.includes('Exif')).toBe(false);
  });
});

describe('[CHAT-10] a photo in a conversation', () => {
  it('is visible to the two members only, and blurred for the recipient before opening', async () => {
    const [anna, bert, chat] = await pair();
    const { message } = await said(await sendPhoto(server, anna, chat));
    const id = message.photo_id ?? '';
    const stranger = await server.signUp({ premium: true });
    const elsewhere = await startChat(server, stranger, bert);
    for (const [as, conversation, photo] of [
      [stranger, chat, id],
      [stranger, elsewhere, id],
      [anna, chat, 'nothing'],
      [anna, 'nothing', id],
    ] as const) {
      expect((await look(as, conversation, photo)).status).toBe(404);
      expect((await open(as, conversation, photo)).status).toBe(404);
    }
    expect((await server.request('GET', photoPath(chat, id))).status).toBe(403);
    const own = await shown(await look(anna, chat, id));
    const veiled = await shown(await look(bert, chat, id));
    // An address works for one viewer, and that of the blurred picture does not lead to the clear one.
    expect([
      await fetched(bert, own.full),
      await fetched(undefined, own.full),
      await fetched(stranger, own.full),
    ]).toEqual([404, 404, 404]);
    const [names] = await server.sql<
      { file_full: string }[]
    >`select file_full from chat_photos where public_id = ${id}`;
    expect(await fetched(bert, otherName(veiled.veil, names?.file_full ?? ''))).toBe(404);
    // Even a valid signature gives the recipient nothing before they open the photo.
    expect(await fetched(bert, server.platform.media.sign(names?.file_full ?? '', bert.publicId))).toBe(404);
    await open(bert, chat, id);
    expect(await fetched(bert, server.platform.media.sign(names?.file_full ?? '', bert.publicId))).toBe(200);
  });

  it('disappears with a block, for saved addresses too, and with the deletion of the viewer’s copy', async () => {
    const [anna, bert, chat] = await pair();
    const { message } = await said(await sendPhoto(server, anna, chat));
    const id = message.photo_id ?? '';
    const own = await shown(await look(anna, chat, id));
    const theirs = await shown(await open(bert, chat, id));
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    expect([(await look(bert, chat, id)).status, await fetched(bert, theirs.full)]).toEqual([404, 404]);
    // The other member keeps their copy.
    expect([(await look(anna, chat, id)).status, await fetched(anna, own.full)]).toEqual([200, 200]);
    await server.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${bert.memberId}, ${anna.memberId}, ${server.clock.now()})`;
    expect([(await look(anna, chat, id)).status, await fetched(anna, own.full)]).toEqual([404, 404]);
  });

  it('loses its files when both have deleted the conversation for good or it was not sent for a day, and only then', async () => {
    const [anna, bert, chat] = await pair();
    const [carl, , other] = await pair();
    await said(await sendPhoto(server, anna, chat));
    const { message } = await said(await sendPhoto(server, carl, other, { seed: 3 }));
    await uploadChatPhoto(server, bert, randomUUID(), await jpeg(4));
    const before = (await filesOf(server)).length;
    const sweep = async () => {
      await sweepChatPhotos(server.platform);
      await sweepPhotoFiles(server.platform);
      return before - (await filesOf(server)).length;
    };
    expect(await sweep()).toBe(0);
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: anna });
    expect(await sweep()).toBe(0);
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    // Either member can still undo the deletion.
    expect(await sweep()).toBe(0);
    server.clock.advance(limits.chatUndoMinutes * 60 + 1);
    await deleteOldDeletions(server.platform);
    expect(await sweep()).toBe(3);
    server.clock.advance(25 * 3_600);
    expect(await sweep()).toBeGreaterThanOrEqual(6);
    expect((await look(carl, other, message.photo_id ?? '')).status).toBe(200);
  });
});
