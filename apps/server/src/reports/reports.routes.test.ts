import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf, said, say, startChat } from '../testing/chatting.ts';
import type { TestMember } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { createStaff } from '../moderation/staff.service.ts';
import { openDesk } from '../moderation/testing/moderators-desk.ts';

const { server, staff, report, reported, get, post, look, decide, auditOf } = await openDesk();
afterAll(() => server.close());

describe('[MEM-05] a report', () => {
  it('gives a receipt, whose status only the reporter can read', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const receipt = await reported(await report(one, two, { text: '  Uses the pictures of somebody else.  ' }));
    expect(receipt).toMatchObject({
      subject: 'profile',
      reason: 'fake',
      name: two.name,
      text: 'Uses the pictures of somebody else.',
      status: 'open',
      decided_at: null,
    });
    expect(await get('/api/reports', one)).toEqual({ reports: [receipt] });
    expect(await get(`/api/reports/${receipt.reference}`, one)).toEqual({ report: receipt });
    for (const as of [two, other]) {
      expect(await get('/api/reports', as)).toEqual({ reports: [] });
      expect((await server.request('GET', `/api/reports/${receipt.reference}`, { as })).status).toBe(404);
    }
  });

  it('is stored once while it is open, however often it is sent at once', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(one, two)));
    const receipts = await Promise.all(answers.map(reported));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    await decide(receipts[0]!.reference, { decision: 'dismiss' });
    expect((await reported(await report(one, two))).reference).not.toBe(receipts[0]!.reference);
  });

  it('can be about a photo that is shown, also a locked one, and about no other', async () => {
    const [one, two] = [await server.signUp(), await server.signUp({ premium: true })];
    const main = await givePhoto(server, two);
    const extra = await givePhoto(server, two, { seed: 2 });
    const waiting = await givePhoto(server, two, { seed: 3, state: 'inspected' });
    const { profile } = await get<{ profile: { photos: { id: string; state: string }[] } }>(
      `/api/members/${two.publicId}`,
      one,
    );
    const locked = profile.photos.find(({ state }) => state === 'locked');
    expect(locked?.id).not.toBe(extra.id);
    const photo = (id: string) => report(one, two, { subject: { kind: 'photo', photo_id: id }, reason: 'nudity' });
    expect((await reported(await photo(main.id))).subject).toBe('photo');
    const { reference } = await reported(await photo(locked?.id ?? ''));
    expect((await look(reference)).photos.find(({ reported: it }) => it)?.id).toBe(extra.id);
    for (const id of [waiting.id, 'nothing']) expect((await photo(id)).status).toBe(404);
  });

  it('can be about a received message, and includes the messages around it', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const conversation = await startChat(server, one, two);
    await said(await say(server, one, conversation, 'Good evening'));
    const { message } = await said(await say(server, two, conversation, 'Something nasty'));
    const about = (as: TestMember, of: TestMember, seq: number) =>
      report(as, of, { subject: { kind: 'message', conversation_id: conversation, seq }, reason: 'harassment' });
    const { reference } = await reported(await about(one, two, message.seq));
    // The reporter's own message, one that does not exist, and those of others.
    expect((await about(one, two, message.seq - 1)).status).toBe(404);
    expect((await about(one, two, 99)).status).toBe(404);
    expect((await about(other, two, message.seq)).status).toBe(404);
    const seen = await look(reference);
    expect(seen.messages.map(({ text, by_reported, reported: it }) => [text, by_reported, it])).toEqual([
      ['Good evening', false, false],
      ['Something nasty', true, true],
    ]);
  });

  it('also blocks the member if requested', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    await reported(await report(one, two, { block: true }));
    expect((await server.request('GET', `/api/members/${one.publicId}`, { as: two })).status).toBe(404);
    expect((await report(two, one)).status).toBe(404);
  });

  it('is possible about visible members, with a readable text, and 20 times a day', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    expect((await report(one, one)).status).toBe(404);
    expect((await report(one, { ...two, publicId: 'nobody' })).status).toBe(404);
    expect((await report(one, two, { text: 'x'.repeat(2_001) })).status).toBe(400);
    expect((await report(one, two, { reason: 'ugly' })).status).toBe(400);
    const busy = await server.signUp();
    expect((await limitsAfter(21, () => report(busy, two))).passed).toBe(20);
  });
});

describe('staff', () => {
  it('is appointed by the command, never by a request', async () => {
    const member = await server.signUp();
    const open = async () => (await server.request('GET', '/api/moderation/summary', { as: member })).status;
    await server.request('PATCH', '/api/me', { as: member, body: { moderator: true, about: 'x' } });
    expect(await open()).toBe(404);
    const command = createStaff(server.platform);
    expect(await command.set(member.email.toUpperCase(), true, 'cli:test')).toBe(1);
    expect(await command.set(member.publicId, true, 'cli:test')).toBe(0);
    expect(await open()).toBe(200);
    expect((await command.list()).map(({ public_id }) => public_id)).toContain(member.publicId);
    expect(await command.set(member.publicId, false, 'cli:test')).toBe(1);
    expect(await open()).toBe(404);
    expect((await auditOf(`member:${member.publicId}`)).map(({ action }) => action)).toEqual([
      'staff.dismiss',
      'staff.appoint',
    ]);
    const waiting = await server.signUp({ confirmed: false });
    expect(await command.set(waiting.publicId, true, 'cli:test')).toBe(0);
  });

  it('gives a reason for each look, which is recorded before anything is shown', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two, { text: 'A secret matter' }));
    const queue = await (await server.request('GET', '/api/moderation/reports', { as: staff })).text();
    expect(queue).toContain(reference);
    expect(queue).not.toContain('A secret matter');
    for (const reason of ['', '  ', 'x'])
      expect((await post(`/api/moderation/reports/${reference}/look`, { reason })).status).toBe(400);
    expect(await auditOf(`report:${reference}`)).toEqual([]);
    const seen = await look(reference, 'On duty today');
    expect(seen).toMatchObject({
      text: 'A secret matter',
      reporter: { id: one.publicId },
      member: { id: two.publicId },
    });
    expect(await auditOf(`report:${reference}`)).toMatchObject([
      { actor: `member:${staff.publicId}`, action: 'report.look', reason: 'On duty today' },
    ]);
    expect(JSON.stringify(seen)).not.toContain(two.email);
  });

  it('neither views nor decides a report about or by themselves', async () => {
    const [one, two] = [await server.signUp(), await server.signUp({ moderator: true })];
    const about = await reported(await report(one, two));
    const by = await reported(await report(two, one));
    for (const { reference } of [about, by]) {
      const path = `/api/moderation/reports/${reference}`;
      expect(await errorOf(await post(`${path}/look`, { reason: 'Curious' }, two))).toBe('forbidden');
      expect(await errorOf(await post(`${path}/decision`, { decision: 'dismiss' }, two))).toBe('forbidden');
      expect(await auditOf(`report:${reference}`)).toEqual([]);
    }
  });

  it('cannot change the audit log', async () => {
    await createStaff(server.platform).set((await server.signUp()).publicId, true, 'cli:test');
    await expect(server.sql`update audit_log set actor = 'nobody'`).rejects.toThrow('append-only');
    await expect(server.sql`delete from audit_log`).rejects.toThrow('append-only');
  });
});
