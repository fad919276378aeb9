import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf } from '../testing/chatting.ts';
import type { TestMember } from '../testing/harness.ts';
import { openDesk, type Notices, type Report } from './testing/moderators-desk.ts';

const { server, staff, report, reported, get, post, look, decide, verdict, auditOf } = await openDesk();
afterAll(() => server.close());

describe('a decision', () => {
  it('dismisses a report without notifying the reported member', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two));
    expect((await decide(reference, { decision: 'dismiss', note: 'Nothing there' })).status).toBe(200);
    expect((await get<{ reports: Report[] }>('/api/reports', one)).reports[0]).toMatchObject({ status: 'dismissed' });
    expect(await get('/api/notices', two)).toEqual({ notices: [], num_new: 0 });
    expect((await server.mails()).filter(({ to }) => to === two.email)).toEqual([]);
    expect(await errorOf(await decide(reference, { decision: 'dismiss' }))).toBe('conflict');
  });

  it('warns with a statement of reasons in the member’s language', async () => {
    const [one, two] = [await server.signUp(), await server.signUp({ language: 'de' })];
    const { reference } = await reported(await report(one, two, { reason: 'harassment' }));
    expect((await decide(reference, { decision: 'warn', ground: 'harassment', facts: 'x' })).status).toBe(400);
    expect((await decide(reference, { decision: 'warn', ...verdict })).status).toBe(200);
    const { notices, num_new } = await get<Notices>('/api/notices', two);
    expect([num_new, notices[0]]).toMatchObject([
      1,
      { kind: 'warning', ...verdict, automated: false, is_new: true, appeal: { state: 'possible' } },
    ]);
    const [mail] = (await server.mails()).filter(({ to }) => to === two.email);
    expect(mail?.subject).toBe('Heartline: Eine Verwarnung');
    for (const part of ['Keine Belästigung', verdict.facts, 'Ein Mensch', 'widersprechen', '/appeal?token='])
      expect(mail?.text).toContain(part);
    await server.request('PUT', '/api/notices/seen', { as: two });
    expect((await get<Notices>('/api/notices', two)).num_new).toBe(0);
    expect((await get<{ reports: Report[] }>('/api/reports', one)).reports[0]).toMatchObject({ status: 'acted' });
  });

  it('removes the reported photo for everybody', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const photo = await givePhoto(server, two);
    const subject = { kind: 'photo', photo_id: photo.id };
    const { reference } = await reported(await report(one, two, { subject, reason: 'nudity' }));
    const seen = await look(reference);
    const picture = await server.app.request(seen.photos[0]?.picture ?? '', { headers: { cookie: staff.cookie } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await decide(reference, { decision: 'remove_photo', ground: 'nudity', facts: 'Naked' })).status).toBe(200);
    expect((await server.request('GET', photo.full ?? '', { as: two })).status).toBe(404);
    expect((await get<Notices>('/api/notices', two)).notices[0]).toMatchObject({
      kind: 'photo_removed',
      photo_id: photo.id,
      ground: 'nudity',
    });
    expect(await errorOf(await decide(reference, { decision: 'warn', ...verdict }))).toBe('conflict');
  });

  it('never removes another member’s photo', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const photo = await givePhoto(server, other);
    const { reference } = await reported(await report(one, two));
    const body = { decision: 'remove_photo', ground: 'nudity', facts: 'Naked' };
    expect((await decide(reference, { ...body, photo_id: photo.id })).status).toBe(400);
    expect((await decide(reference, body)).status).toBe(400);
    expect((await server.request('GET', photo.full ?? '', { as: other })).status).toBe(200);
  });

  it('disables the member everywhere at once; the mail links to an appeal, and a moderator can reverse it', async () => {
    const [one, two] = [await server.signUp(), await server.signUp({ language: 'da' })];
    const { reference } = await reported(await report(one, two));
    expect((await decide(reference, { decision: 'disable_member', ...verdict })).status).toBe(200);
    expect(
      ((await (await server.request('GET', '/api/user.php', { as: two })).json()) as { user: unknown }).user,
    ).toBeNull();
    expect((await server.request('GET', `/api/members/${two.publicId}`, { as: one })).status).toBe(404);
    const [mail] = (await server.mails()).filter(({ to }) => to === two.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await server.request('GET', `/api/appeals?token=${token}`);
    expect(await opened.json()).toMatchObject({ notice: { kind: 'account_disabled', appeal: { state: 'possible' } } });
    expect(await errorOf(await server.request('GET', '/api/appeals?token=wrong'))).toBe('link_invalid');
    const appeal = (text: string) => server.request('POST', '/api/appeals', { body: { token, text } });
    expect((await appeal(' ')).status).toBe(400);
    const answers = await Promise.all([appeal('I am innocent'), appeal('I am innocent')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const { appeals } = await get<{
      appeals: { notice: { id: string }; member: { id: string }; decided_by_me: boolean }[];
    }>('/api/moderation/appeals', staff);
    const waiting = appeals.find(({ member }) => member.id === two.publicId);
    expect(waiting).toMatchObject({ decided_by_me: true, notice: { appeal: { text: 'I am innocent' } } });
    const suppressed = await get<{ suppressions: { member: { id: string }; appeal: string }[] }>(
      '/api/moderation/suppressions',
      staff,
    );
    expect(suppressed.suppressions.find(({ member }) => member.id === two.publicId)?.appeal).toBe('open');
    const path = `/api/moderation/appeals/${waiting?.notice.id}/decision`;
    expect(await errorOf(await post(path, { outcome: 'upheld', answer: 'I was right' }))).toBe('forbidden');
    const colleague = await server.signUp({ moderator: true });
    expect((await post(path, { outcome: 'overturned', answer: 'Mistaken identity' }, colleague)).status).toBe(200);
    expect(await errorOf(await post(path, { outcome: 'upheld', answer: 'Or not' }, colleague))).toBe('conflict');
    expect((await auditOf(`member:${two.publicId}`)).map(({ action }) => action)).toEqual(['member.disable']);
    expect((await server.request('GET', `/api/members/${two.publicId}`, { as: one })).status).toBe(200);
    const answer = (await server.mails()).filter(({ to }) => to === two.email).at(-1);
    expect(answer?.subject).toBe('Heartline: Din klage: vi tog fejl');
    expect(answer?.text).toContain('Mistaken identity');
  });

  it('reaches a member who has asked for deletion, whose return it disables', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two));
    await server.sql`update members set status = 'pending_deletion' where id = ${two.memberId}`;
    expect((await decide(reference, { decision: 'disable_member', ...verdict })).status).toBe(200);
    expect(
      await server.sql`
        select m.status, n.kind from members m join notices n on n.member_id = m.id where m.id = ${two.memberId}`,
    ).toEqual([{ status: 'pending_deletion', kind: 'account_disabled' }]);
  });

  it('can be appealed for six months', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two));
    await decide(reference, { decision: 'warn', ...verdict });
    const notice = async () => (await get<Notices>('/api/notices', two)).notices[0]!;
    const { id, appeal } = await notice();
    const stranger = await server.request('POST', `/api/notices/${id}/appeal`, { as: one, body: { text: 'Mine!' } });
    expect(stranger.status).toBe(404);
    const months = (new Date(appeal.until).getTime() - server.clock.now().getTime()) / 86_400_000;
    expect(months).toBeGreaterThanOrEqual(181);
    await server.sql`update notices set appeal_until = ${server.clock.now()} where public_id = ${id}`;
    expect((await notice()).appeal.state).toBe('closed');
    const late = await server.request('POST', `/api/notices/${id}/appeal`, { as: two, body: { text: 'Too late?' } });
    expect(await errorOf(late)).toBe('conflict');
  });

  it('is made only once when several moderators decide at the same moment', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two));
    const second = await server.another();
    const answers = await Promise.all(
      [server, second, server, second].map((at) =>
        at.request('POST', `/api/moderation/reports/${reference}/decision`, {
          as: staff,
          body: { decision: 'warn', ...verdict },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await get<Notices>('/api/notices', two)).notices).toHaveLength(1);
  });
});

describe('suppressions', () => {
  it('disable without a report and can be lifted; staff accounts cannot be suppressed', async () => {
    const [one, two, colleague] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp({ moderator: true }),
    ];
    const suppress = (member: TestMember) =>
      post('/api/moderation/suppressions', { member_id: member.publicId, ...verdict });
    expect((await suppress(colleague)).status).toBe(404);
    expect((await suppress(two)).status).toBe(200);
    expect((await suppress(two)).status).toBe(404);
    expect((await server.request('GET', `/api/members/${two.publicId}`, { as: one })).status).toBe(404);
    const { suppressions } = await get<{ suppressions: { id: string; member: { id: string } }[] }>(
      '/api/moderation/suppressions',
      staff,
    );
    const id = suppressions.find(({ member }) => member.id === two.publicId)?.id;
    expect((await post(`/api/moderation/suppressions/${id}/lift`, { reason: 'Served long enough' })).status).toBe(200);
    expect((await server.request('GET', `/api/members/${two.publicId}`, { as: one })).status).toBe(200);
    expect(await errorOf(await post(`/api/moderation/suppressions/${id}/lift`, { reason: 'Again' }))).toBe('conflict');
    expect((await server.mails()).filter(({ to }) => to === two.email)).toHaveLength(2);
  });
});

describe('the photo queue', () => {
  it('shows waiting photos to staff only, approves one, and refuses one with a statement', async () => {
    const [good, bad, viewer] = [await server.signUp(), await server.signUp({ language: 'sv' }), await server.signUp()];
    const [fine, nude] = [
      await givePhoto(server, good, { seed: 11, state: 'inspected' }),
      await givePhoto(server, bad, { seed: 12, state: 'inspected' }),
    ];
    const queue = async () =>
      await get<EndpointAnswer<typeof endpoints.moderation.photos>>('/api/moderation/photos', staff);
    const first = await queue();
    expect(first.num_waiting).toBe(first.photos.length);
    const waiting = first.photos.find(({ id }) => id === nude.id);
    expect(waiting).toMatchObject({ member: { id: bad.publicId }, num_refused: 0, refused_before: false });
    const picture = async (as: TestMember) =>
      (await server.app.request(waiting?.picture ?? '', { headers: { cookie: as.cookie } })).status;
    expect([await picture(staff), await picture(viewer), await picture(bad)]).toEqual([200, 404, 404]);
    const decidePhoto = (id: string, body: object) => post(`/api/moderation/photos/${id}/decision`, body);
    expect((await decidePhoto(fine.id, { decision: 'approve' })).status).toBe(200);
    expect((await decidePhoto(nude.id, { decision: 'reject', ground: 'nudity' })).status).toBe(400);
    expect((await decidePhoto(nude.id, { decision: 'reject', ground: 'nudity', facts: 'Naked' })).status).toBe(200);
    expect(await errorOf(await decidePhoto(nude.id, { decision: 'approve' }))).toBe('conflict');
    expect((await decidePhoto('nothing', { decision: 'approve' })).status).toBe(404);
    expect((await get<Notices>('/api/notices', bad)).notices[0]).toMatchObject({
      kind: 'photo_refused',
      photo_id: nude.id,
    });
    const [mail] = (await server.mails()).filter(({ to }) => to === bad.email);
    expect(mail?.subject).toBe('Heartline: Din bild godkändes inte');
    expect((await get<Notices>('/api/notices', good)).notices).toEqual([]);
    expect(await picture(staff)).toBe(404);

    const again = await givePhoto(server, bad, { seed: 12, state: 'inspected' });
    expect((await queue()).photos.find(({ id }) => id === again.id)).toMatchObject({
      num_refused: 1,
      refused_before: true,
    });
  });
});
