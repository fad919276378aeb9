import { activationDays, limits } from '@heartline/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { enqueueTokenMail } from './account-mail.ts';
import type { MailTokenKind } from './mail-token.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const [minute, hour, day] = [60, 3_600, 86_400];

/** Mails a link that has waited for these seconds. Returns the mails, and the seconds for which the link is good from the request on. */
async function mailedAfter(kind: MailTokenKind, seconds: number) {
  const { memberId, email } = await server.signUp({ confirmed: false });
  const requested = server.clock.now().getTime();
  await enqueueTokenMail(server.platform, server.sql, kind, { id: memberId, email });
  server.clock.advance(seconds);
  const mails = (await server.mails()).filter(({ to, text }) => to === email && text.includes('?token='));
  const [token] = await server.sql<{ expires_at: Date }[]>`
    select expires_at from mail_tokens where member_id = ${memberId} and kind = ${kind}`;
  return { mails: mails.length, goodFor: ((token?.expires_at.getTime() ?? 0) - requested) / 1000 };
}

it.each([
  ['password_reset', 30 * minute],
  ['email_change', 30 * minute],
  ['activation', activationDays * day],
] as const)('the life of a link of the kind %s begins when its mail is made', async (kind, life) => {
  for (const wait of [0, 25 * minute, 5 * hour])
    expect(await mailedAfter(kind, wait)).toEqual({ mails: 1, goodFor: wait + life });
});

it('the link back to a deleted account ends with the account, however long its mail has waited', async () => {
  expect(await mailedAfter('reactivation', 5 * hour)).toEqual({ mails: 1, goodFor: limits.deletionDays * day });
});

it.each([
  ['password_reset', day],
  ['email_change', day],
  ['activation', activationDays * day],
  ['reactivation', limits.deletionDays * day],
] as const)('a mail with a link of the kind %s is not sent after %d seconds', async (kind, longest) => {
  expect(await mailedAfter(kind, longest - 1)).toMatchObject({ mails: 1 });
  expect(await mailedAfter(kind, longest)).toMatchObject({ mails: 0 });
});
