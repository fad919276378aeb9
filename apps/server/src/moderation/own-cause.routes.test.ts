import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf, say, startChat } from '../testing/chatting.ts';
import type { TestMember } from '../testing/harness.ts';
import { openDesk, type Notices } from './testing/moderators-desk.ts';

type Queues = typeof endpoints.moderation;

const { server, staff, report, reported, get, post, verdict } = await openDesk();
const colleague = await server.signUp({ moderator: true });
afterAll(() => server.close());

const waitingFor = (as: TestMember) => get<EndpointAnswer<Queues['summary']>>('/api/moderation/summary', as);
const photosFor = (as: TestMember) => get<EndpointAnswer<Queues['photos']>>('/api/moderation/photos', as);
const heldFor = (as: TestMember) => get<EndpointAnswer<Queues['held']>>('/api/moderation/held', as);
const appealsFor = (as: TestMember) => get<EndpointAnswer<Queues['appeals']>>('/api/moderation/appeals', as);
const inForceFor = (as: TestMember) => get<EndpointAnswer<Queues['suppressions']>>('/api/moderation/suppressions', as);
const reportsFor = (as: TestMember, status: string) =>
  get<EndpointAnswer<Queues['reports']>>(`/api/moderation/reports?status=${status}`, as);

/** A notice about a decision that the colleague made against the moderator. */
async function noticeAgainst(member: TestMember, decision: object): Promise<string> {
  const { reference } = await reported(await report(await server.signUp(), member));
  const decided = await post(`/api/moderation/reports/${reference}/decision`, { ...verdict, ...decision }, colleague);
  expect(decided.status).toBe(200);
  return (await get<Notices>('/api/notices', member)).notices[0]?.id ?? '';
}

describe('a moderator decides nothing about themselves, and finds nothing of theirs in the queues', () => {
  it('no appeal', async () => {
    const id = await noticeAgainst(staff, { decision: 'warn' });
    const appealed = await post(`/api/notices/${id}/appeal`, { text: 'I was only joking.' });
    expect(appealed.status).toBe(200);
    const decide = (as: TestMember) =>
      post(`/api/moderation/appeals/${id}/decision`, { outcome: 'overturned', answer: 'I am right' }, as);
    expect(await errorOf(await decide(staff))).toBe('forbidden');
    const idsFor = async (as: TestMember) => (await appealsFor(as)).appeals.map(({ notice }) => notice.id);
    expect([await idsFor(staff), await idsFor(colleague)]).toEqual([[], [id]]);
    expect([(await waitingFor(staff)).appeals, (await waitingFor(colleague)).appeals]).toEqual([0, 1]);
    expect((await decide(await server.signUp({ moderator: true }))).status).toBe(200);
  });

  it('no decision in force', async () => {
    const photo = await givePhoto(server, staff, { seed: 5 });
    const id = await noticeAgainst(staff, { decision: 'remove_photo', photo_id: photo.id });
    const lift = (as: TestMember) => post(`/api/moderation/suppressions/${id}/lift`, { reason: 'A mistake' }, as);
    expect(await errorOf(await lift(staff))).toBe('forbidden');
    const idsFor = async (as: TestMember) => (await inForceFor(as)).suppressions.map((row) => row.id);
    expect([await idsFor(staff), await idsFor(colleague)]).toEqual([[], [id]]);
    expect((await lift(colleague)).status).toBe(200);
  });

  it('no photo', async () => {
    const { id } = await givePhoto(server, staff, { state: 'inspected' });
    const decide = (as: TestMember, body: object) => post(`/api/moderation/photos/${id}/decision`, body, as);
    expect(await errorOf(await decide(staff, { decision: 'approve' }))).toBe('forbidden');
    expect(await errorOf(await decide(staff, { decision: 'reject', ...verdict }))).toBe('forbidden');
    const idsFor = async (as: TestMember) => (await photosFor(as)).photos.map((row) => row.id);
    expect([await idsFor(staff), await idsFor(colleague)]).toEqual([[], [id]]);
    expect([(await photosFor(staff)).num_waiting, (await waitingFor(staff)).photos]).toEqual([0, 0]);
    expect((await waitingFor(colleague)).photos).toBe(1);
    expect((await decide(colleague, { decision: 'approve' })).status).toBe(200);
  });

  it('no held message', async () => {
    const chat = await startChat(server, staff, await server.signUp());
    expect(await errorOf(await say(server, staff, chat, 'Look at www.example.org'))).toBe('message_held');
    const id = (await heldFor(colleague)).held[0]?.id ?? '';
    const decide = (as: TestMember, body: object) => post(`/api/moderation/held/${id}/decision`, body, as);
    expect(await errorOf(await decide(staff, { decision: 'release' }))).toBe('forbidden');
    expect(await errorOf(await decide(staff, { decision: 'refuse', ...verdict }))).toBe('forbidden');
    const { held, num_waiting } = await heldFor(staff);
    expect([held, num_waiting, (await waitingFor(staff)).held]).toEqual([[], 0, 0]);
    expect((await waitingFor(colleague)).held).toBe(1);
    expect((await decide(colleague, { decision: 'refuse', ...verdict })).status).toBe(200);
  });

  it('no report: neither about them, which would tell of its author, nor by them', async () => {
    const [about, by] = [
      (await reported(await report(await server.signUp(), staff))).reference,
      (await reported(await report(staff, await server.signUp()))).reference,
    ];
    const idsFor = async (as: TestMember, status: string) => (await reportsFor(as, status)).reports.map(({ id }) => id);
    expect([await idsFor(staff, 'open'), (await waitingFor(staff)).reports]).toEqual([[], 0]);
    expect((await waitingFor(staff)).oldest.reports).toBeNull();
    expect([await idsFor(colleague, 'open'), (await waitingFor(colleague)).reports]).toEqual([[about, by], 2]);
    for (const id of [about, by]) {
      const answers = [
        await post(`/api/moderation/reports/${id}/look`, { reason: 'Curious' }),
        await post(`/api/moderation/reports/${id}/decision`, { decision: 'dismiss', note: 'Nothing there' }),
      ];
      expect(await Promise.all(answers.map(errorOf))).toEqual(['forbidden', 'forbidden']);
      const dismissed = { decision: 'dismiss', note: 'Nothing there' };
      expect((await post(`/api/moderation/reports/${id}/decision`, dismissed, colleague)).status).toBe(200);
    }
    expect(await idsFor(staff, 'dismissed')).toEqual([]);
    expect(await idsFor(colleague, 'dismissed')).toEqual([by, about]);
  });
});
