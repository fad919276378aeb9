import {
  noticeKinds,
  reportReasons,
  locales,
  type EndpointAnswer,
  type endpoints,
} from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { errorOf, say, said, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { statementMail } from './notice-mail.ts';
import { createStaff } from './staff.service.ts';

type Report = EndpointAnswer<typeof endpoints.safety.report>['report'];
type Notices = EndpointAnswer<typeof endpoints.safety.notices>;
type Look = EndpointAnswer<typeof endpoints.moderation.look>['report'];

let server: TestServer;
let staff: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  staff = await server.signUp({ moderator: true });
});
afterAll(() => server.close());

const report = (as: TestMember, of: TestMember, body: object = {}) =>
  server.request('POST', `/api/members/${of.publicId}/report`, {
    as,
    body: { subject: { kind: 'profile' }, reason: 'fake', ...body },
  });
const reported = async (response: Response): Promise<Report> => {
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { report: Report }).report;
};
const get = async <T>(path: string, as: TestMember): Promise<T> => {
  const response = await server.request('GET', path, { as });
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};
const post = (path: string, body: object, as: TestMember | undefined = staff) =>
  server.request('POST', path, { body, ...(as ? { as } : {}) });
const look = async (id: string, reason = 'Reported today'): Promise<Look> => {
  const response = await post(`/api/moderation/reports/${id}/look`, { reason });
  expect(response.status).toBe(200);
  return ((await response.json()) as { report: Look }).report;
};
const decide = (id: string, body: object) => post(`/api/moderation/reports/${id}/decision`, body);
const verdict = { ground: 'harassment', facts: 'Three insults in one evening' };
const auditOf = async (subject: string) =>
  (
    await get<{ entries: { actor: string; action: string; reason: string | null }[] }>(
      `/api/moderation/audit?subject=${subject}`,
      staff,
    )
  ).entries;

describe('[MEM-05] a report', () => {
  it('gives a receipt, whose status the reporter alone can read', async () => {
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

  it('is there once while it is open, however often it is sent at once', async () => {
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

  it('can be about a message that was received, and brings what was said around it', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const conversation = await startChat(server, one, two);
    await said(await say(server, one, conversation, 'Good evening'));
    const { message } = await said(await say(server, two, conversation, 'Something nasty'));
    const about = (as: TestMember, of: TestMember, seq: number) =>
      report(as, of, { subject: { kind: 'message', conversation_id: conversation, seq }, reason: 'harassment' });
    const { reference } = await reported(await about(one, two, message.seq));
    // One's own message, one that is not there, and those of others.
    expect((await about(one, two, message.seq - 1)).status).toBe(404);
    expect((await about(one, two, 99)).status).toBe(404);
    expect((await about(other, two, message.seq)).status).toBe(404);
    const seen = await look(reference);
    expect(seen.messages.map(({ text, by_reported, reported: it }) => [text, by_reported, it])).toEqual([
      ['Good evening', false, false],
      ['Something nasty', true, true],
    ]);
  });

  it('blocks as well where that is asked for', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    await reported(await report(one, two, { block: true }));
    expect((await server.request('GET', `/api/members/${one.publicId}`, { as: two })).status).toBe(404);
    expect((await report(two, one)).status).toBe(404);
  });

  it('is for members one may see, with a text that can be read, and 20 of them a day', async () => {
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
  it('is who the command made staff, and nobody by asking for it', async () => {
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

  it('gives a reason for each look, which is written down before anything is shown', async () => {
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

  it('neither looks at nor decides a report about oneself, or one of one’s own', async () => {
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

  it('cannot change what the audit log says', async () => {
    await createStaff(server.platform).set((await server.signUp()).publicId, true, 'cli:test');
    await expect(server.sql`update audit_log set actor = 'nobody'`).rejects.toThrow('append-only');
    await expect(server.sql`delete from audit_log`).rejects.toThrow('append-only');
  });
});

describe('a decision', () => {
  it('dismisses without a word to the one reported', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const { reference } = await reported(await report(one, two));
    expect((await decide(reference, { decision: 'dismiss', note: 'Nothing there' })).status).toBe(200);
    expect((await get<{ reports: Report[] }>('/api/reports', one)).reports[0]).toMatchObject({ status: 'dismissed' });
    expect(await get('/api/notices', two)).toEqual({ notices: [], num_new: 0 });
    expect((await server.mails()).filter(({ to }) => to === two.email)).toEqual([]);
    expect(await errorOf(await decide(reference, { decision: 'dismiss' }))).toBe('conflict');
  });

  it('warns with a statement of reasons in the language of the member', async () => {
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
    for (const part of ['keine Belästigung', verdict.facts, 'Ein Mensch', 'widersprechen', '/appeal?token='])
      expect(mail?.text).toContain(part);
    await server.request('PUT', '/api/notices/seen', { as: two });
    expect((await get<Notices>('/api/notices', two)).num_new).toBe(0);
    expect((await get<{ reports: Report[] }>('/api/reports', one)).reports[0]).toMatchObject({ status: 'acted' });
  });

  it('removes the photo that was reported, for everybody', async () => {
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

  it('never removes the photo of somebody else', async () => {
    const [one, two, other] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const photo = await givePhoto(server, other);
    const { reference } = await reported(await report(one, two));
    const body = { decision: 'remove_photo', ground: 'nudity', facts: 'Naked' };
    expect((await decide(reference, { ...body, photo_id: photo.id })).status).toBe(400);
    expect((await decide(reference, body)).status).toBe(400);
    expect((await server.request('GET', photo.full ?? '', { as: other })).status).toBe(200);
  });

  it('disables the member everywhere at once; the mail leads to an appeal; a person can take it back', async () => {
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

  it('is made once, whoever decides at the same moment', async () => {
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
  it('disable without a report and can be lifted; staff is out of their reach', async () => {
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
  it('shows what waits to staff only, approves it, and refuses with a statement', async () => {
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

describe('[ACC-07] a statement of reasons', () => {
  it.each(locales)('%s says everything, in its own words', (language) => {
    const letter = { name: 'Anna', email: 'a@example.com', site_id: 'heartline', language, facts: '<b>{until}</b>' };
    const until = { appeal_until: new Date('2027-05-21T00:00:00Z') };
    const texts = noticeKinds.flatMap((kind) =>
      reportReasons.map((ground) =>
        statementMail({ ...letter, ...until, kind, ground } as never, 'https://heartline.test/appeal?token=x'),
      ),
    );
    expect(new Set(texts.map(({ text }) => text)).size).toBe(noticeKinds.length * reportReasons.length);
    for (const { text, html, subject } of texts) {
      expect(subject).toContain('Heartline');
      expect(text).toContain('2027');
      expect(text).toContain('<b>{until}</b>');
      expect(html).not.toContain('<b>');
      expect(text.replace('{until}', '')).not.toMatch(/\{\w+\}/);
    }
  });
});
