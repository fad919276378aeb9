import { afterAll, describe, expect, it } from 'vitest';

import { startChat, said, say } from '../testing/chatting.ts';
import type { TestMember } from '../testing/harness.ts';
import { isType, readStream } from '../testing/stream.ts';
import { openDesk } from './testing/moderators-desk.ts';

const { server, staff, report, reported, get, post, decide, verdict } = await openDesk();
afterAll(() => server.close());

/** A member and somebody they write with, whose page is open. */
async function watched() {
  const [suspect, onlooker] = [await server.signUp({ credits: 100 }), await server.signUp()];
  const chat = await startChat(server, suspect, onlooker);
  await said(await say(server, suspect, chat, 'hello'));
  const page = readStream(await server.request('GET', '/api/events', { as: onlooker }));
  await page.until(isType('ready'));
  const told = () => page.received.filter(isType('chats_changed')).length;
  return { suspect, onlooker, told, close: page.close };
}

const suppress = ({ publicId }: TestMember) =>
  post('/api/moderation/suppressions', { member_id: publicId, ...verdict });
async function lift({ publicId }: TestMember): Promise<Response> {
  const { suppressions } = await get<{ suppressions: { id: string; member: { id: string } }[] }>(
    '/api/moderation/suppressions',
    staff,
  );
  const id = suppressions.find(({ member }) => member.id === publicId)?.id;
  return post(`/api/moderation/suppressions/${id}/lift`, { reason: 'Served long enough' });
}

describe('somebody who writes with a member', () => {
  it('is told at once that the member is disabled without a report, and enabled again', async () => {
    const { suspect, told, close } = await watched();
    expect((await suppress(suspect)).status).toBe(200);
    await expect.poll(told).toBe(1);
    expect((await lift(suspect)).status).toBe(200);
    await expect.poll(told).toBe(2);
    close();
  });

  it('is told at once that the member is disabled after a report, and enabled again after an appeal', async () => {
    const { suspect, onlooker, told, close } = await watched();
    const { reference } = await reported(await report(onlooker, suspect));
    expect((await decide(reference, { decision: 'disable_member', ...verdict })).status).toBe(200);
    await expect.poll(told).toBe(1);
    const mail = (await server.mails()).find(({ to }) => to === suspect.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await server.request('POST', '/api/appeals', { body: { token, text: 'Not me' } })).status).toBe(200);
    const { appeals } = await get<{ appeals: { notice: { id: string }; member: { id: string } }[] }>(
      '/api/moderation/appeals',
      staff,
    );
    const id = appeals.find(({ member }) => member.id === suspect.publicId)?.notice.id;
    const colleague = await server.signUp({ moderator: true });
    const decision = { outcome: 'overturned', answer: 'Mistaken identity' };
    expect((await post(`/api/moderation/appeals/${id}/decision`, decision, colleague)).status).toBe(200);
    await expect.poll(told).toBe(2);
    close();
  });

  it('is told nothing about a member who is hidden already and stays so', async () => {
    const { suspect, onlooker, told, close } = await watched();
    await server.sql`update members set status = 'paused' where id = ${suspect.memberId}`;
    expect((await suppress(suspect)).status).toBe(200);
    await server.platform.events.append(server.sql, onlooker.memberId, { type: 'export_changed' }, server.clock.now());
    const again = readStream(await server.request('GET', '/api/events?after=0', { as: onlooker }));
    await again.until((event) => isType('export_changed')(event) || isType('resync')(event));
    expect([told(), again.received.filter(isType('chats_changed')).length]).toEqual([0, 0]);
    again.close();
    close();
  });
});
