import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { waysToLeave } from '../testing/ways-to-leave.ts';

/**
 * A reader who sees no names must not learn from a mail whose a like or a visit was (security.md section 2): a number that is smaller after
 * a block, a break or a deletion would tell.
 */
const [minute, day] = [60, 86_400];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const on = async (member: TestMember, path: string, as: TestMember, method = 'PUT') => {
  const response = await server.request(method, `/api/members/${member.publicId}${path}`, { as });
  expect(response.ok).toBe(true);
};

/** A member who signed up six days ago at noon, and gets no reminder about a photo. */
async function reader(options: { premium?: boolean } = {}): Promise<TestMember> {
  const noon = Math.ceil(server.clock.now().getTime() / (day * 1000)) * day * 1000 + (day / 2) * 1000;
  server.clock.set(new Date(noon));
  const member = await server.signUp(options);
  await server.sql`
    insert into mail_choices (member_id, kind, wanted, changed_at) values (${member.memberId}, 'reminders', false, ${server.clock.now()})`;
  server.clock.advance(6 * day);
  return member;
}

/** A new member who has visited and liked the reader. */
async function fanOf(one: TestMember, options: { fictional?: boolean } = {}): Promise<TestMember> {
  const fan = await server.signUp(options);
  await on(one, '', fan, 'GET');
  await on(one, '/like', fan);
  return fan;
}

async function mailsTo({ email }: TestMember): Promise<{ subject: string; text: string }[]> {
  return (await server.mails()).filter(({ to, headers }) => to === email && headers);
}

/** The mail about likes, and the one about the week. */
async function mailsOfWeek(one: TestMember): Promise<{ subject: string; text: string }[]> {
  server.clock.advance(16 * minute);
  await mailsTo(one);
  server.clock.advance(day);
  return await mailsTo(one);
}

describe('[ACC-01] the mails of a reader without premium', () => {
  it.each(Object.entries(waysToLeave))('count the like and the visit of somebody who %s', async (_how, leave) => {
    const free = await reader();
    const fan = await fanOf(free);
    server.clock.advance(15 * minute);
    await leave(server, fan, free);
    const [like, week, ...more] = await mailsOfWeek(free);
    expect(like?.subject).toBe('Someone likes you');
    expect(week?.text).toContain('1 visit to your profile');
    expect(week?.text).toContain('1 new like');
    expect(more).toEqual([]);
  });

  it('count a like that was taken back for as long as the list shows it', async () => {
    const free = await reader();
    const [, fickle] = [await fanOf(free), await fanOf(free)];
    server.clock.advance(35 * minute);
    await on(free, '/like', fickle, 'DELETE');
    const list = await (await server.request('GET', '/api/likes.php', { as: free })).json();
    expect(list).toMatchObject({ liked_by: [{}, {}] });
    // Reading the list was an activity.
    await server.sql`update members set last_active_at = signup_at where id = ${free.memberId}`;
    expect(await mailsTo(free)).toMatchObject([{ subject: '2 people like you' }]);
  });

  it('count no fictional profile', async () => {
    const free = await reader();
    await fanOf(free, { fictional: true });
    server.clock.advance(15 * minute);
    expect(await mailsOfWeek(free)).toEqual([]);
  });

  it('do not count a match that is gone, which had a name', async () => {
    const free = await reader();
    const fan = await fanOf(free);
    await on(fan, '/like', free);
    server.clock.advance(15 * minute);
    await on(fan, '/block', free);
    const [week, ...more] = await mailsOfWeek(free);
    expect(week?.text).toContain('1 visit to your profile');
    expect(week?.text).not.toContain('like');
    expect(more).toEqual([]);
  });
});

describe('[ACC-01] the mails of a premium reader, who sees names,', () => {
  it.each(Object.entries(waysToLeave))('do not count somebody who %s', async (_how, leave) => {
    const premium = await reader({ premium: true });
    const fan = await fanOf(premium);
    server.clock.advance(15 * minute);
    await leave(server, fan, premium);
    expect(await mailsOfWeek(premium)).toEqual([]);
  });
});
