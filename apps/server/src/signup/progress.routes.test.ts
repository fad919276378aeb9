import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newTag } from '../../../../tests/support/tag.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

interface Progress {
  steps: { name: string; state: string; draft: object | null }[];
  current: string | null;
  member: string | null;
  message: string;
}
type Body = { step: string; act: string; answer?: object };

const patch = (as: TestMember | undefined, body: Body, on: TestServer = server) =>
  on.request('PATCH', '/api/signup/progress', { body, ...(as ? { as } : {}) });
const progressIn = async (response: Response) => ((await response.json()) as { progress: Progress }).progress;
const progressOf = async (as: TestMember, on: TestServer = server) =>
  progressIn(await on.request('GET', '/api/signup/progress', { as }));
const statesOf = async (as: TestMember) =>
  Object.fromEntries((await progressOf(as)).steps.map(({ name, state }) => [name, state]));
const refusal = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: { name: string; code: string }[] } };
  return [response.status, error.code, ...(error.fields ?? []).map(({ name, code }) => `${name}: ${code}`)];
};
const skip = async (as: TestMember, ...steps: string[]) => {
  for (const step of steps) expect((await patch(as, { step, act: 'skip' })).status).toBe(200);
};

/** A member who has just signed up by the form, from another member's page if `member` is given. */
async function newcomer(member?: string, words = ''): Promise<TestMember> {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const name = `New ${newTag()}`;
  const response = await server.request('POST', '/api/signup', {
    body: {
      email,
      name,
      password: 'blue kettle on the hill',
      date_of_birth: '1992-04-03',
      gender: 'man',
      seeking: ['woman'],
      country: 'DE',
      language: 'en',
      signup_message: words,
      ...(member ? { member } : {}),
    },
  });
  const cookie = (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const [row] = await server.sql<{ id: number; public_id: string }[]>`
    select id, public_id from members where email = ${email}`;
  return { memberId: row?.id ?? 0, publicId: row?.public_id ?? '', name, email, cookie };
}

describe('[SGN-03] how far a new member has come', () => {
  it('begins with the photo, or with the first message where a member is addressed', async () => {
    const alone = await newcomer();
    expect(await progressOf(alone)).toEqual({
      steps: ['photo', 'location', 'personal', 'about', 'push', 'email'].map((name) => ({
        name,
        state: 'open',
        draft: null,
      })),
      current: 'photo',
      member: null,
      message: '',
    });
    const other = await server.signUp();
    const silent = await progressOf(await newcomer(other.publicId));
    expect([silent.current, silent.member]).toEqual(['message', other.publicId]);
    const written = await progressOf(await newcomer(other.publicId, 'Hello there'));
    expect([written.current, written.steps[0]?.state, written.message]).toEqual(['photo', 'done', 'Hello there']);
  });

  it('is for members only, and each has their own', async () => {
    for (const response of [
      await server.request('GET', '/api/signup/progress'),
      await patch(undefined, { step: 'photo', act: 'skip' }),
    ])
      expect(await refusal(response)).toEqual([403, 'authentication_required']);
    const [one, other] = [await newcomer(), await newcomer()];
    await skip(one, 'photo');
    expect((await progressOf(other)).current).toBe('photo');
  });

  it('stores each answer in its place', async () => {
    const member = await newcomer();
    await skip(member, 'photo');
    expect(
      (await patch(member, { step: 'location', act: 'answer', answer: { country: 'DE', region: 'DE-HE' } })).status,
    ).toBe(200);
    const personal = {
      attributes: [
        { name: 'hair_colour', value: 'brown' },
        { name: 'tattoos', value: null },
      ],
      languages: ['de', 'en'],
    };
    expect((await patch(member, { step: 'personal', act: 'answer', answer: personal })).status).toBe(200);
    const last = await patch(member, { step: 'about', act: 'answer', answer: { about: '  I bake bread.  ' } });
    const { user } = (await last.json()) as { user: { profile: object } };
    expect(user.profile).toMatchObject({
      region: expect.any(String) as string,
      attributes: [{ name: 'hair_colour', value: 'brown' }],
      languages: ['de', 'en'],
      about: 'I bake bread.',
    });
    expect(await statesOf(member)).toEqual({
      photo: 'skipped',
      location: 'done',
      personal: 'done',
      about: 'done',
      push: 'open',
      email: 'open',
    });
  });

  it('counts data entered elsewhere, and nothing that is missing', async () => {
    const member = await newcomer();
    await server.request('PATCH', '/api/me', { as: member, body: { about: 'Said on my profile' } });
    await server.sql`
      insert into photos (public_id, member_id, position, state, width, height, file_full, file_match, file_thumb, file_blur, content_hash, created_at)
      values ('aPhotoOfMine', ${member.memberId}, 0, 'rejected', 1, 1, 'pf', 'pm', 'pt', 'pb', '\\x01', ${server.clock.now()})`;
    expect(await statesOf(member)).toMatchObject({ about: 'done', photo: 'open' });
    expect(await refusal(await patch(member, { step: 'photo', act: 'answer' }))).toEqual([
      400,
      'validation_failed',
      'step: required',
    ]);
    await server.sql`update photos set state = 'inspected' where member_id = ${member.memberId}`;
    expect((await patch(member, { step: 'photo', act: 'answer' })).status).toBe(200);
    expect((await progressOf(member)).current).toBe('location');
    await server.sql`update members set push_subscriptions = '[{"session":"x"}]', confirmed_at = ${server.clock.now()} where id = ${member.memberId}`;
    expect(await statesOf(member)).toMatchObject({ push: 'done', email: 'done' });
  });
});

describe('[SGN-03] the order of the steps', () => {
  it('allows no answer, skip or draft for later steps, and always a return to earlier ones', async () => {
    const member = await newcomer();
    for (const act of ['answer', 'skip', 'draft'])
      expect(await refusal(await patch(member, { step: 'about', act, answer: { about: 'Too early' } }))).toEqual([
        409,
        'conflict',
      ]);
    await skip(member, 'photo', 'location', 'personal');
    await patch(member, { step: 'about', act: 'answer', answer: { about: 'First' } });
    expect((await progressOf(member)).current).toBe('push');
    await patch(member, { step: 'about', act: 'answer', answer: { about: 'Second' } });
    // Skipping a step on an outdated screen does not undo its answer.
    await skip(member, 'about');
    expect(await statesOf(member)).toMatchObject({ about: 'done', push: 'open' });
    const [row] = await server.sql`select about from members where id = ${member.memberId}`;
    expect(row?.['about']).toBe('Second');
  });

  it('has no message step without an addressed member, and cannot confirm an address', async () => {
    const member = await newcomer();
    expect(await refusal(await patch(member, { step: 'message', act: 'answer', answer: { message: 'Hi' } }))).toEqual([
      409,
      'conflict',
    ]);
    await skip(member, 'photo', 'location', 'personal', 'about', 'push');
    for (const act of ['answer', 'skip', 'draft'])
      expect(await refusal(await patch(member, { step: 'email', act }))).toEqual([
        400,
        'validation_failed',
        'step: invalid',
      ]);
    expect((await progressOf(member)).current).toBe('email');
  });

  it('refuses unknown steps, acts and fields', async () => {
    const member = await newcomer();
    const bodies: Body[] = [
      { step: 'payment', act: 'skip' },
      { step: 'photo', act: 'finish' },
      { step: 'photo', act: 'answer', answer: { about: 'Of another step' } },
    ];
    for (const body of bodies)
      expect((await refusal(await patch(member, body))).slice(0, 2), body.act).toEqual([400, 'validation_failed']);
  });

  it('requires an answer, within the length limits', async () => {
    const other = await server.signUp();
    const member = await newcomer(other.publicId);
    const refused = async (step: string, answer: object) =>
      (await refusal(await patch(member, { step, act: 'answer', answer }))).slice(1);
    expect(await refused('message', { message: '  ' })).toEqual(['validation_failed', 'message: required']);
    expect(await refused('message', { message: 'x'.repeat(501) })).toEqual(['validation_failed', 'message: too_long']);
    expect(await refused('message', { message: 'x'.repeat(2001) })).toEqual([
      'validation_failed',
      'answer.message: invalid',
    ]);
    await skip(member, 'message', 'photo');
    expect(await refused('location', { country: 'DE' })).toEqual(['validation_failed', 'region: required']);
    expect(await refused('location', { country: 'DE', region: 'NL-NH' })).toEqual([
      'validation_failed',
      'region: unknown_value',
    ]);
    await skip(member, 'location');
    expect(await refused('personal', { attributes: [{ name: 'tattoos', value: null }], languages: [] })).toEqual([
      'validation_failed',
      'attributes: required',
    ]);
    expect(await refused('personal', { attributes: [{ name: 'tattoos', value: 'blue' }] })).toEqual([
      'validation_failed',
      'attributes.tattoos: unknown_value',
    ]);
    await skip(member, 'personal');
    expect(await refused('about', { about: '' })).toEqual(['validation_failed', 'about: required']);
    expect(await refused('about', { about: 'x'.repeat(2001) })).toEqual(['validation_failed', 'about: too_long']);
    expect((await progressOf(member)).current).toBe('about');
  });
});

describe('[SGN-03] on two devices', () => {
  it('continues where the other one stopped, with the text typed there', async () => {
    const member = await newcomer();
    const elsewhere = await server.another();
    await skip(member, 'photo', 'location', 'personal');
    await patch(member, { step: 'about', act: 'draft', answer: { about: 'I was about to' } });
    const there = await progressOf(member, elsewhere);
    expect([there.current, there.steps.find(({ name }) => name === 'about')?.draft]).toEqual([
      'about',
      { about: 'I was about to' },
    ]);
    // Nobody else has read the draft: it is no profile text yet.
    const [row] = await server.sql`select about from members where id = ${member.memberId}`;
    expect(row?.['about']).toBe('');
    await patch(member, { step: 'about', act: 'answer', answer: { about: 'I was about to bake.' } }, elsewhere);
    const here = await progressOf(member);
    expect([here.current, here.steps.find(({ name }) => name === 'about')]).toEqual([
      'push',
      { name: 'about', state: 'done', draft: null },
    ]);
  });

  it('loses nothing when both write at once', async () => {
    const member = await newcomer();
    const elsewhere = await server.another();
    await skip(member, 'photo', 'location', 'personal', 'about', 'push');
    const bodies: Body[] = [
      { step: 'about', act: 'draft', answer: { about: 'Here' } },
      { step: 'location', act: 'draft', answer: { country: 'DE', region: 'DE-BE' } },
      { step: 'personal', act: 'answer', answer: { languages: ['fi'] } },
      { step: 'photo', act: 'skip' },
    ];
    const answers = await Promise.all(bodies.map((body, index) => patch(member, body, index % 2 ? elsewhere : server)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { steps } = await progressOf(member);
    expect(Object.fromEntries(steps.map(({ name, state, draft }) => [name, draft ?? state]))).toEqual({
      photo: 'skipped',
      location: { country: 'DE', region: 'DE-BE' },
      personal: 'done',
      about: { about: 'Here' },
      push: 'skipped',
      email: 'open',
    });
  });

  it('gives the same result after the same answer twice', async () => {
    const member = await newcomer();
    const twice = await Promise.all([1, 2].map(() => patch(member, { step: 'photo', act: 'skip' })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await server.sql`select skipped from signup_progress where member_id = ${member.memberId}`;
    expect(row?.['skipped']).toEqual(['photo']);
  });
});

describe('[SGN-08] the first words', () => {
  const confirm = async (member: TestMember) => {
    const mail = (await server.mails()).find(({ to }) => to === member.email);
    const token = /\/complete-signup\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await server.request('POST', '/api/activation', { as: member, body: { token } })).status).toBe(200);
    await server.platform.jobs.runDue();
  };
  const bodiesTo = ({ memberId }: TestMember) =>
    server.sql`select m.body from messages m join conversation_members c on c.conversation_id = m.conversation_id where c.member_id = ${memberId}`;

  it('written or changed at the step are sent once, when the address is confirmed', async () => {
    const other = await server.signUp();
    const member = await newcomer(other.publicId, 'Hello');
    await patch(member, { step: 'message', act: 'answer', answer: { message: 'Hello, from the train' } });
    expect([...(await bodiesTo(other))]).toEqual([]);
    await confirm(member);
    expect([...(await bodiesTo(other))]).toEqual([{ body: 'Hello, from the train' }]);
    const after = await progressOf(member);
    expect(after.steps.map(({ name }) => name)).not.toContain('message');
    expect(await refusal(await patch(member, { step: 'message', act: 'answer', answer: { message: 'More' } }))).toEqual(
      [409, 'conflict'],
    );
    expect([...(await server.sql`select * from first_messages where member_id = ${member.memberId}`)]).toEqual([]);
  });
});
