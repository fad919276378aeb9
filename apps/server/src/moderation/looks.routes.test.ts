import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { deleteUnreadable } from '../chat/chat-photos.store.ts';
import { givePhoto } from '../photos/testing/pictures.ts';
import { sendPhoto } from '../testing/chat-photos.ts';
import { errorOf, said, say, startChat } from '../testing/chatting.ts';
import type { TestMember } from '../testing/harness.ts';
import { lookLasts } from './looks.service.ts';
import { openDesk } from './testing/moderators-desk.ts';

type MemberLook = EndpointAnswer<typeof endpoints.moderation.lookAtMember>;

const { server, staff, report, reported, get, post, look, decide, auditOf } = await openDesk({
  config: { autoApprovePhotos: true },
});
afterAll(() => server.close());

const picture = (id: string) => `/api/moderation/photos/${id}/picture`;
const statusOf = async (path: string, as: TestMember = staff) => (await server.request('GET', path, { as })).status;
const lookAt = (of: TestMember, reason: string, as = staff) =>
  post(`/api/moderation/members/${of.publicId}/look`, { reason }, as);

describe('a photo is shown to moderators only with a reason on record', () => {
  it('is open to all moderators while it is queued, and afterwards to none without a recorded look', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const photo = await givePhoto(server, two, { state: 'inspected' });
    expect(await statusOf(picture(photo.id))).toBe(200);
    expect((await post(`/api/moderation/photos/${photo.id}/decision`, { decision: 'approve' })).status).toBe(200);
    expect(await statusOf(picture(photo.id))).toBe(404);
    // A report about its owner alone is no reason to open it yet.
    await reported(await report(one, two));
    expect(await statusOf(picture(photo.id))).toBe(404);
  });

  it('opens for an hour to the moderator who looked at a report about its owner, and to no other moderator', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp({ moderator: true })];
    const [photo, foreign] = [await givePhoto(server, two), await givePhoto(server, one, { seed: 2 })];
    const { reference } = await reported(await report(one, two));
    const seen = await look(reference);
    expect(await Promise.all(seen.photos.map(({ picture: address }) => statusOf(address)))).toEqual([200]);
    expect([await statusOf(picture(photo.id), other), await statusOf(picture(foreign.id))]).toEqual([404, 404]);
    server.clock.advance(lookLasts / 1_000 - 1);
    expect(await statusOf(picture(photo.id))).toBe(200);
    server.clock.advance(2);
    expect(await statusOf(picture(photo.id))).toBe(404);
  });

  it('opens with a look at its owner, whose reason is recorded before anything is shown', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp({ moderator: true })];
    const photo = await givePhoto(server, two);
    const waiting = await givePhoto(server, two, { seed: 2, state: 'inspected' });
    const { reference } = await reported(await report(one, two, { text: 'A secret matter' }));
    for (const reason of ['', '  ', 'x']) expect((await lookAt(two, reason)).status).toBe(400);
    expect(await auditOf(`member:${two.publicId}`)).toEqual([]);
    const answer = await lookAt(two, 'Asked by the police, case 12');
    const text = await answer.text();
    expect([text.includes(two.email), text.includes('A secret matter'), text.includes(one.publicId)]).toEqual([
      false,
      false,
      false,
    ]);
    const seen = JSON.parse(text) as MemberLook;
    expect(seen).toMatchObject({
      member: { id: two.publicId, name: two.name },
      photos: [
        { id: photo.id, waiting: false },
        { id: waiting.id, waiting: true },
      ],
      notices: [],
      reports: [{ id: reference, status: 'open' }],
    });
    expect(await statusOf(picture(photo.id))).toBe(200);
    expect(await statusOf(picture(photo.id), other)).toBe(404);
    expect(await auditOf(`member:${two.publicId}`)).toMatchObject([
      { actor: `member:${staff.publicId}`, action: 'member.look', reason: 'Asked by the police, case 12' },
    ]);
  });

  it('is never opened by a look at oneself, or at a member who is gone', async () => {
    const gone = await server.signUp();
    await server.sql`update members set status = 'deleted' where id = ${gone.memberId}`;
    expect(await errorOf(await lookAt(gone, 'Curious'))).toBe('not_found');
    expect(await errorOf(await lookAt(staff, 'Curious'))).toBe('forbidden');
    expect((await lookAt(gone, 'Curious', await server.signUp())).status).toBe(404);
  });
});

describe('a photo message that was reported', () => {
  /** Both send a text and a photo; the photo of `two` is reported. */
  async function reportedPhoto() {
    const [one, two] = [await server.signUp({ credits: 200 }), await server.signUp({ credits: 200 })];
    const conversation = await startChat(server, one, two);
    await said(await say(server, one, conversation, 'Good evening'));
    await said(await sendPhoto(server, one, conversation, { seed: 3 }));
    const { message } = await said(await sendPhoto(server, two, conversation, { seed: 4 }));
    const subject = { kind: 'message', conversation_id: conversation, seq: message.seq };
    const { reference } = await reported(await report(one, two, { subject, reason: 'nudity' }));
    return { one, two, reference, photo: message.photo_id ?? '' };
  }

  it('shows its picture after a look at that report, while the reporter’s own photos stay closed', async () => {
    const { one, two, reference, photo } = await reportedPhoto();
    const address = `/api/moderation/reports/${reference}/photos/${photo}/picture`;
    expect(await statusOf(address)).toBe(404);
    await lookAt(two, 'The member is no reason for this report');
    expect(await statusOf(address)).toBe(404);
    const { messages } = await look(reference);
    expect(messages.map(({ kind, by_reported, picture: shown }) => [kind, by_reported, shown])).toEqual([
      ['text', false, null],
      ['photo', false, null],
      ['photo', true, address],
    ]);
    const answer = await server.request('GET', address, { as: staff });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    const others = messages.find(({ kind, by_reported }) => kind === 'photo' && !by_reported)?.item;
    expect(await statusOf(address.replace(photo, others ?? ''))).toBe(404);
    const second = await server.signUp({ moderator: true });
    expect([await statusOf(address, second), await statusOf(address, one), await statusOf(address, two)]).toEqual([
      404, 404, 404,
    ]);
    const elsewhere = await reported(await report(await server.signUp(), two));
    await look(elsewhere.reference);
    expect(await statusOf(`/api/moderation/reports/${elsewhere.reference}/photos/${photo}/picture`)).toBe(404);
    server.clock.advance(lookLasts / 1_000 + 1);
    expect(await statusOf(address)).toBe(404);
  });

  it('is kept until the report is decided, even when a block has hidden the conversation from both', async () => {
    const { one, two, reference, photo } = await reportedPhoto();
    await server.request('PUT', `/api/members/${two.publicId}/block`, { as: one });
    const swept = async () => {
      await server.platform.photoFiles.remove(await deleteUnreadable(server.sql, new Date(0)));
    };
    await swept();
    const { messages } = await look(reference);
    expect(await statusOf(messages.at(-1)?.picture ?? '')).toBe(200);
    await decide(reference, { decision: 'dismiss' });
    await swept();
    expect((await look(reference)).messages.at(-1)?.picture).toBeNull();
    expect(await statusOf(`/api/moderation/reports/${reference}/photos/${photo}/picture`)).toBe(404);
  });
});

describe('the audit log', () => {
  type Audit = EndpointAnswer<typeof endpoints.moderation.audit>;
  const audit = (query: string) => get<Audit>(`/api/moderation/audit?${query}`, staff);

  it('says who did what to whom, why and when', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const photo = await givePhoto(server, two);
    const { reference } = await reported(
      await report(one, two, { subject: { kind: 'photo', photo_id: photo.id }, reason: 'nudity' }),
    );
    await look(reference, 'On duty today');
    await decide(reference, { decision: 'remove_photo', ground: 'nudity', facts: 'Naked' });
    const by = { id: staff.publicId, name: staff.name };
    const member = { id: two.publicId, name: two.name };
    const thing = { kind: 'report', id: reference, about: 'photo', reason: 'nudity' };
    const about = { by, member, member_gone: false };
    const { entries } = await audit(`member=${two.publicId}`);
    expect(entries.toReversed()).toMatchObject([
      { ...about, action: 'report.look', thing, reason: 'On duty today' },
      { ...about, action: 'photo.reject', thing: { kind: 'photo', id: photo.id, shown: false }, reason: 'Naked' },
      { ...about, action: 'report.remove_photo', thing, reason: 'Naked' },
    ]);
    expect((await audit(`subject=report:${reference}`)).entries).toHaveLength(2);
  });

  it('says plainly when the account of the actor or of the affected member is gone', async () => {
    const [moderator, two] = [await server.signUp({ moderator: true }), await server.signUp()];
    await lookAt(two, 'On duty today', moderator);
    await server.sql`
      update members set status = 'deleted', name = 'x' where id = any(${[moderator.memberId, two.memberId]}::bigint[])`;
    expect((await audit(`subject=member:${two.publicId}`)).entries).toMatchObject([
      { by: null, actor: `member:${moderator.publicId}`, member: null, member_gone: true },
    ]);
  });
});
