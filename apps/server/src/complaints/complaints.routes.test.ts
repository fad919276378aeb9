import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { openDesk } from '../moderation/testing/moderators-desk.ts';
import { errorOf } from '../testing/chatting.ts';
import { limitsAfter } from '../testing/limits.ts';
import type { TestMember } from '../testing/harness.ts';
import { deleteOldComplaints } from './complaints.service.ts';
import { cleanReference, newReference } from './reference.ts';

type Complaint = EndpointAnswer<typeof endpoints.complaints.look>['complaint'];
type Read = EndpointAnswer<typeof endpoints.moderation.complaint>['complaint'];

const day = 86_400;
const { server, staff, get, post, auditOf } = await openDesk();
afterAll(() => server.close());

/** Each test comes from its own network. */
beforeEach(() => server.sql`delete from rate_limits where key like 'complaint%:n:%'`);

const call = (method: string, path: string, body: object, how: object = {}) =>
  server.request(method, path, { body, ...how });
const send = (body: object = {}, how?: object) =>
  call('POST', '/api/complaints', { kind: 'payment', text: 'I paid twice.', email: 'carla@example.org', ...body }, how);
const complaintIn = async (response: Response): Promise<Complaint> => {
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { complaint: Complaint }).complaint;
};
const look = (reference: string, email = 'carla@example.org') =>
  call('POST', `/api/complaints/${reference}/look`, { email });
const add = (reference: string, body: object, how?: object) =>
  call('POST', `/api/complaints/${reference}/entries`, body, how);
const read = async (reference: string) =>
  (await get<{ complaint: Read }>(`/api/moderation/complaints/${reference}`, staff)).complaint;
/** Answers after all entries were read. */
const answer = async (reference: string, body: object, as: TestMember = staff) =>
  post(`/api/moderation/complaints/${reference}/answer`, { seen: (await read(reference)).entries.length, ...body }, as);
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

describe('[ACC-06] a complaint', () => {
  it('of somebody without an account is stored, confirmed by mail in their language, and found by reference and address', async () => {
    const email = 'klara@example.org';
    const made = await complaintIn(await send({ email, language: 'de', text: '  Zweimal bezahlt.  ' }));
    const now = server.clock.now();
    expect(made).toMatchObject({
      kind: 'payment',
      status: 'open',
      entries: [{ by: 'complainant', text: 'Zweimal bezahlt.' }],
    });
    expect(made.reference).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(made.answer_by).toBe(new Date(now.getTime() + 14 * day * 1000).toISOString());
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'complaintReceived', subject: expect.stringContaining('Deine Beschwerde') });
    expect(mail?.text).toContain(`/complaints/follow?reference=${made.reference}`);
    // The address may belong to somebody else, so the mail contains nothing that was typed.
    expect(`${mail?.html} ${mail?.text}`).not.toContain('Zweimal');
    expect(await complaintIn(await look(made.reference, 'Klara@Example.ORG'))).toEqual(made);
    const typed = made.reference.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await complaintIn(await look(typed, email))).toEqual(made);
  });

  it('answers the same for an unknown reference, a wrong address and a complaint of another member', async () => {
    const { reference } = await complaintIn(await send({ email: 'own@example.org' }));
    const [one, two] = [await server.signUp(), await server.signUp()];
    const theirs = await complaintIn(await send({ email: undefined }, { as: one }));
    const answers = [
      await look(newReference(), 'own@example.org'),
      await look(reference, 'foreign@example.org'),
      await look(theirs.reference, two.email),
      await add(reference, { email: 'foreign@example.org', text: 'Let me in.' }),
      await add(theirs.reference, { text: 'Let me in.' }, { as: two }),
      await server.request('GET', `/api/complaints/${theirs.reference}`, { as: two }),
      await server.request('GET', `/api/complaints/${reference}`, { as: two }),
    ];
    const bodies = await Promise.all(
      answers.map(async (response) => {
        const { error } = (await response.json()) as { error: object };
        return [response.status, { ...error, request_id: '' }];
      }),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
    expect(await complaintIn(await look(theirs.reference, one.email))).toEqual(theirs);
  });

  it('of a member is answered at the account’s address, whatever other address is given, and listed for nobody else', async () => {
    const [one, two] = [await server.signUp({ language: 'sv' }), await server.signUp()];
    const made = await complaintIn(await send({ email: 'elsewhere@example.org', kind: 'decision' }, { as: one }));
    expect(await get('/api/complaints', one)).toEqual({ complaints: [made] });
    expect(await get(`/api/complaints/${made.reference}`, one)).toEqual({ complaint: made });
    expect(await get('/api/complaints', two)).toEqual({ complaints: [] });
    expect(await mailsTo('elsewhere@example.org')).toEqual([]);
    expect((await mailsTo(one.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('klagomål')]);
  });

  it('reports each missing or invalid field by name', async () => {
    const fieldsOf = async (response: Response) => {
      expect(response.status).toBe(400);
      return ((await response.json()) as { error: { fields: object[] } }).error.fields;
    };
    expect(await fieldsOf(await send({ email: undefined }))).toEqual([{ name: 'email', code: 'required' }]);
    expect(await fieldsOf(await send({ email: 'nobody' }))).toEqual([{ name: 'email', code: 'invalid' }]);
    // No answer would reach it (docs/decisions/2026-11-27-text-rules.md).
    const accented = await send({ email: 'jörg@example.org' });
    expect(await fieldsOf(accented)).toEqual([{ name: 'email', code: 'email_not_ascii' }]);
    expect(await fieldsOf(await send({ text: '  \n ' }))).toEqual([{ name: 'text', code: 'required' }]);
    expect(await fieldsOf(await send({ text: 'é'.repeat(2_001) }))).toEqual([{ name: 'text', code: 'too_long' }]);
    expect((await send({ kind: 'weather' })).status).toBe(400);
  });

  it('is stored once for one idempotency key, however often and simultaneously it is sent', async () => {
    const how = { headers: { 'idempotency-key': randomUUID() } };
    const email = 'again@example.org';
    const made = await Promise.all(Array.from({ length: 6 }, async () => complaintIn(await send({ email }, how))));
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await errorOf(await send({ email, text: 'Something else.' }, how))).toBe('idempotency_conflict');
  });

  it('is limited per address and per network, and so is guessing references', async () => {
    const flood = await limitsAfter(11, () => send({ email: 'flooded@example.org' }));
    expect(flood.passed).toBe(10);
    // The 11 sends before count against the network's limit of 20 too, so 9 remain.
    let turn = 0;
    expect((await limitsAfter(21, () => send({ email: `s${(turn += 1)}@example.org` }))).passed).toBe(9);
    const { reference } = await complaintIn(await send({ email: undefined }, { as: await server.signUp() }));
    const looks = await limitsAfter(61, async () => {
      const response = await call('POST', `/api/complaints/${reference}/look`, { email: 'x@example.org' });
      return response.status === 404 ? new Response() : response;
    });
    expect(looks.passed).toBe(60);
  });
});

describe('[ACC-06] the staff', () => {
  it('answer by mail and in the log; a new entry opens it again, and closing ends it', async () => {
    const email = 'thread@example.org';
    const { reference } = await complaintIn(await send({ email, language: 'en' }));
    const queue = await get<{ complaints: { id: string }[] }>('/api/moderation/complaints', staff);
    expect(queue.complaints.map(({ id }) => id)).toContain(reference);
    expect(await read(reference)).toMatchObject({
      email,
      member: null,
      language: 'en',
      entries: [{ text: 'I paid twice.' }],
    });

    expect(await mailsTo(email)).toHaveLength(1);
    expect((await answer(reference, { text: 'x' })).status).toBe(400);
    expect((await answer(reference, { text: 'The second payment went back today.' })).status).toBe(200);
    expect(await complaintIn(await look(reference, email))).toMatchObject({
      status: 'answered',
      answer_by: null,
      entries: [{ by: 'complainant' }, { by: 'staff', text: 'The second payment went back today.' }],
    });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['complaintReceived', 'complaintAnswered']);
    expect(mails[1]?.text).toContain('The second payment went back today.');

    server.clock.advance(3 * day);
    const more = await complaintIn(await add(reference, { email, text: 'It is not here yet.' }));
    expect(more).toMatchObject({
      status: 'open',
      entries: [{}, {}, { by: 'complainant', text: 'It is not here yet.' }],
    });
    expect(more.answer_by).toBe(new Date(server.clock.now().getTime() + 14 * day * 1000).toISOString());
    server.clock.advance(day);
    // A further entry does not move the deadline.
    expect((await complaintIn(await add(reference, { email, text: 'Still not.' }))).answer_by).toBe(more.answer_by);

    expect(await errorOf(await post(`/api/moderation/complaints/${reference}/close`, {}, staff))).toBe('conflict');
    expect((await answer(reference, { text: 'It arrived today.', close: true })).status).toBe(200);
    expect(await errorOf(await answer(reference, { text: 'Once more.' }))).toBe('conflict');
    expect(await errorOf(await add(reference, { email, text: 'Thanks.' }))).toBe('conflict');
    expect(await complaintIn(await look(reference, email))).toMatchObject({ status: 'closed', answer_by: null });
    const log = await auditOf(`complaint:${reference}`);
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ['complaint.close', null],
      ['complaint.answer', null],
      ['complaint.answer', null],
    ]);
  });

  it('can answer only once of two at the same moment, and never their own complaint', async () => {
    const own = await complaintIn(await send({ email: undefined }, { as: staff }));
    expect(await errorOf(await answer(own.reference, { text: 'I am right.' }))).toBe('forbidden');
    expect(await errorOf(await post(`/api/moderation/complaints/${own.reference}/close`, {}, staff))).toBe('forbidden');
    const { reference } = await complaintIn(await send({ email: 'race@example.org' }));
    const both = await Promise.all(
      ['One.', 'Two.'].map((text) => answer(reference, { text: `Answer ${text}`, close: true })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read(reference)).entries).toHaveLength(2);
  });

  it('cannot answer, and close, what was added while they wrote', async () => {
    const email = 'adds@example.org';
    const { reference } = await complaintIn(await send({ email }));
    const { entries } = await read(reference);
    await complaintIn(await add(reference, { email, text: 'It is urgent now.' }));
    const late = await answer(reference, { text: 'All is well.', close: true, seen: entries.length });
    expect(await errorOf(late)).toBe('conflict');
    expect(await read(reference)).toMatchObject({ status: 'open', entries: [{}, { text: 'It is urgent now.' }] });
    expect((await answer(reference, { text: 'We hurry.', close: true })).status).toBe(200);
  });

  it('can write two answers, each of which is mailed, and of two at once only the first', async () => {
    const email = 'reads@example.org';
    const { reference } = await complaintIn(await send({ email }));
    const both = await Promise.all(['Here.', 'There.'].map((text) => answer(reference, { text })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await answer(reference, { text: 'And this.', close: true })).status).toBe(200);
    const answers = (await mailsTo(email)).filter(({ kind }) => kind === 'complaintAnswered');
    const [, kept] = (await read(reference)).entries;
    // Their jobs run in any order.
    for (const words of [kept?.text ?? '', 'And this.'])
      expect(answers.filter(({ text }) => text.includes(words))).toHaveLength(1);
    expect(answers).toHaveLength(2);
  });

  it('see complainants like other members, without their address, and see how long the oldest waits', async () => {
    const one = await server.signUp();
    const made = await complaintIn(await send({ email: undefined }, { as: one }));
    expect(await read(made.reference)).toMatchObject({ email: null, member: { id: one.publicId, name: one.name } });
    const summary = await get<{ complaints: number; oldest: { complaints: string | null } }>(
      '/api/moderation/summary',
      staff,
    );
    expect(summary.complaints).toBeGreaterThan(0);
    expect(summary.oldest.complaints).not.toBeNull();
  });
});

describe('[ACC-06] a stored complaint', () => {
  it('ends with the account, including complaints sent from its address while logged out, and their queued mails', async () => {
    const one = await server.signUp({ email: 'leaves@example.org' });
    const mine = await complaintIn(await send({ email: undefined }, { as: one }));
    const loggedOut = await complaintIn(await send({ email: 'Leaves@example.org' }));
    const { eraseMember } = await import('../deletion/erasure.store.ts');
    await server.sql.begin((tx) => eraseMember(tx, one.memberId, server.clock.now()));
    const left =
      await server.sql`select from complaints where reference in ${server.sql([mine.reference, loggedOut.reference])}`;
    expect(left).toHaveLength(0);
    const jobs = await server.sql`select payload from jobs where kind like 'mail.complaint%' and not exists (
      select from complaints c where c.id::text = payload->>'complaintId')`;
    expect(jobs).toEqual([]);
  });

  it('ends two years after the last entry, but never while the complaint waits for an answer', async () => {
    const email = 'old@example.org';
    const waiting = await complaintIn(await send({ email }));
    const done = await complaintIn(await send({ email }));
    await server.sql`update complaints set state = 'answered', waiting_since = null where reference = ${done.reference}`;
    await server.sql`update complaints set said_at = said_at - interval '731 days' where email = ${email}`;
    await deleteOldComplaints(server.platform);
    expect(await server.sql`select reference from complaints where email = ${email}`).toEqual([
      { reference: waiting.reference },
    ]);
  });
});

it('a reference is the same however it is typed', () => {
  const reference = newReference();
  expect(cleanReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference);
  expect(cleanReference('OIL1-0000-0000-0000')).toBe('0111-0000-0000-0000');
});
