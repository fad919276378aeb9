import { mailKinds, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { sealLink } from './unsubscribe-link.ts';

type Notifications = EndpointAnswer<typeof endpoints.notifications.get>;

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
  member = await server.signUp();
});

const read = async (as = member) =>
  (await (await server.request('GET', '/api/me/notifications', { as })).json()) as Notifications;
const set = async (mails: { kind: string; on: boolean }[], as = member) =>
  await server.request('PUT', '/api/me/notifications', { as, body: { mails } });
const onOf = ({ mails }: Notifications) => mails.filter(({ on }) => on).map(({ kind }) => kind);
const linkOf = (kind: (typeof mailKinds)[number], of = member) =>
  sealLink(server.platform, { memberId: of.memberId, kind });
const disabled = async () => {
  const { user } = (await (await server.request('GET', '/api/user.php', { as: member })).json()) as {
    user: { notifications_disabled: unknown[] };
  };
  return user.notifications_disabled;
};

describe('[ACC-01] kinds of mail', () => {
  it('are all listed, and advertising is off until the member asks for it', async () => {
    const answer = await read();
    expect(answer.email).toBe(member.email);
    expect(answer.mails.map(({ kind }) => kind)).toEqual(mailKinds);
    expect(mailKinds.filter((kind) => !onOf(answer).includes(kind))).toEqual(['promotions', 'news']);
  });

  it('are switched on and off one at a time, without affecting the others', async () => {
    for (const kind of mailKinds) {
      const before = onOf(await read());
      const on = !before.includes(kind);
      const answer = (await (await set([{ kind, on }])).json()) as Notifications;
      expect(new Set(onOf(answer))).toEqual(new Set(on ? [...before, kind] : before.filter((one) => one !== kind)));
      await set([{ kind, on: !on }]);
      expect(onOf(await read())).toEqual(before);
    }
  });

  it('use the last value of a kind that is named twice, and refuse an unknown kind', async () => {
    expect(
      (
        await set([
          { kind: 'like', on: true },
          { kind: 'like', on: false },
        ])
      ).status,
    ).toBe(200);
    expect(onOf(await read())).not.toContain('like');
    expect((await set([{ kind: 'passwords', on: false }])).status).toBe(400);
    expect((await set([])).status).toBe(400);
  });

  it('belong to one member', async () => {
    const other = await server.signUp();
    await set([{ kind: 'like', on: false }]);
    expect(onOf(await read(other))).toContain('like');
  });

  it('show an example in the member’s language, except for mails that are written individually', async () => {
    const german = await server.signUp({ language: 'de' });
    const { mails } = await read(german);
    const examples = Object.fromEntries(mails.map(({ kind, example }) => [kind, example]));
    expect(examples['new_messages']?.subject).toBe('Du hast 2 neue Nachrichten');
    expect(Object.keys(examples).filter((kind) => examples[kind] === null)).toEqual(['promotions', 'news']);
  });
});

describe('[ACC-01] one press in the mail', () => {
  it('unsubscribes without a session, from any origin, as mail programs send it by themselves (RFC 8058)', async () => {
    const token = linkOf('like');
    const response = await server.app.request(`/api/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(onOf(await read())).not.toContain('like');
    expect(onOf(await read())).toContain('new_messages');
  });

  it('changes nothing when the link is only opened, and nothing more when pressed again', async () => {
    const path = `/api/unsubscribe?token=${linkOf('weekly_updates')}`;
    expect(await (await server.request('GET', path)).json()).toEqual({ kind: 'weekly_updates', on: true });
    expect(onOf(await read())).toContain('weekly_updates');
    for (const _time of [1, 2])
      expect(await (await server.request('POST', path)).json()).toEqual({ kind: 'weekly_updates', on: false });
    expect(await (await server.request('GET', path)).json()).toEqual({ kind: 'weekly_updates', on: false });
  });

  it('works at any time: links do not expire', async () => {
    const token = linkOf('news');
    await set([{ kind: 'news', on: true }]);
    server.clock.advance(2 * 365 * 86_400);
    expect((await server.request('POST', `/api/unsubscribe?token=${token}`)).status).toBe(200);
    server.clock.advance(-2 * 365 * 86_400);
    expect(onOf(await read())).not.toContain('news');
  });

  it('refuses links that we did not write, or that were altered', async () => {
    const token = linkOf('like');
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const foreign = sealLink(
      { config: { ...server.config, mediaSecret: 'another secret altogether' } },
      { memberId: member.memberId, kind: 'like' },
    );
    for (const one of ['', 'x', changed, foreign, 'x'.repeat(100)])
      for (const method of ['GET', 'POST'])
        expect((await server.request(method, `/api/unsubscribe?token=${one}`)).status).toBe(410);
    expect(onOf(await read())).toContain('like');
  });

  it('does not work for accounts that no longer exist', async () => {
    const token = linkOf('like');
    await server.sql`update members set status = 'deleted', email = null, email_key = null where id = ${member.memberId}`;
    expect((await server.request('POST', `/api/unsubscribe?token=${token}`)).status).toBe(410);
  });

  it('has a link that fits into the address and reveals nothing', () => {
    for (const kind of mailKinds) {
      const token = sealLink(server.platform, { memberId: 9_999_999_999, kind });
      expect(token.length).toBeLessThanOrEqual(100);
      expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(kind);
    }
  });
});

describe('[ACC-02] why mail is off', () => {
  it('is explained where the member did not switch it off, until the member switches it on again', async () => {
    await set([{ kind: 'reminders', on: false }]);
    expect(await disabled()).toEqual([]);
    await server.request('POST', `/api/unsubscribe?token=${linkOf('like')}`);
    expect(await disabled()).toEqual([{ kind: 'like', reason: 'unsubscribe' }]);
    expect((await read()).mails.find(({ kind }) => kind === 'like')).toMatchObject({
      on: false,
      stopped_by: 'unsubscribe',
    });
    // Saving a kind that was off anyway does not end the unsubscription.
    await set([{ kind: 'like', on: false }]);
    expect(await disabled()).toEqual([{ kind: 'like', reason: 'unsubscribe' }]);
    await set([{ kind: 'like', on: true }]);
    expect(await disabled()).toEqual([]);
    expect((await read()).mails.find(({ kind }) => kind === 'like')).toMatchObject({ on: true, stopped_by: null });
  });
});
