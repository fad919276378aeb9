import { afterAll, beforeAll, expect, it } from 'vitest';

import { sites } from '../site/sites.data.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    sites: sites.map((site) => (site.id === 'heartline' ? { ...site, ageChecks: { FR: 'sandbox' } } : site)),
  });
});
afterAll(() => server.close());

let counter = 0;
/** A member of a country with an age check, who has written to another at the sign-up. */
async function writer() {
  counter += 1;
  const email = `writer-${counter}@example.com`;
  const body = {
    email,
    name: `Writer ${counter}`,
    password: 'blue kettle on the hill',
    date_of_birth: '1992-04-03',
    gender: 'woman',
    seeking: ['man'],
    country: 'FR',
    language: 'fr',
    member: (await server.signUp({ gender: 'man' })).publicId,
    signup_message: `Bonjour ${counter}`,
  };
  const made = await server.request('POST', '/api/signup', { body });
  const as = {
    cookie: made.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  } as TestMember;
  return {
    confirm: async () => {
      const mail = (await server.mails()).find(({ to }) => to === email);
      const token = /complete-signup\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      expect((await server.request('POST', '/api/activation', { as, body: { token } })).status).toBe(200);
    },
    check: async (adult: 'yes' | 'no') => {
      const { url } = (await (await server.request('POST', '/api/me/age-check', { as })).json()) as { url: string };
      const { pathname, search } = new URL(url);
      const decided = await server.app.request(pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: `adult=${adult}`,
      });
      const answer = Object.fromEntries(new URL(decided.headers.get('location') ?? '').searchParams);
      expect((await server.request('PUT', '/api/me/age-check', { as, body: { answer } })).status).toBe(200);
    },
    /** How often the message was sent, and whether it is still kept. */
    message: async () => {
      await server.platform.jobs.runDue();
      const sent = await server.sql`select 1 from messages where body = ${body.signup_message}`;
      const kept = await server.sql`select 1 from first_messages where body = ${body.signup_message}`;
      return { sent: sent.length, kept: kept.length === 1 };
    },
  };
}

it('a first message waits for the age check that its writer’s country requires, and is sent once it is passed', async () => {
  const { confirm, check, message } = await writer();
  await confirm();
  expect(await message()).toEqual({ sent: 0, kept: true });
  await check('no');
  expect(await message()).toEqual({ sent: 0, kept: true });
  await check('yes');
  expect(await message()).toEqual({ sent: 1, kept: false });
});

it('a first message waits for the address, where the age check is passed before', async () => {
  const { confirm, check, message } = await writer();
  await check('yes');
  expect(await message()).toEqual({ sent: 0, kept: true });
  await confirm();
  expect(await message()).toEqual({ sent: 1, kept: false });
});
