import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { buy } from '../testing/buying.ts';
import { writeReceipts } from '../receipts/write-receipts.ts';
import { enqueueNewsMail, enqueueTokenMail } from './account-mail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicOrigin: 'https://heartline.test' } });
});
afterAll(() => server.close());

interface Host {
  site: Required<Pick<SignUpOptions, 'pool' | 'siteId' | 'country'>>;
  host: string;
}
const hosts: Host[] = [
  { site: { pool: 'main', siteId: 'heartline', country: 'DE' }, host: 'heartline.test' },
  { site: { pool: 'main', siteId: 'nordlys', country: 'DK' }, host: 'nordlys.test' },
  { site: { pool: 'amici', siteId: 'amici', country: 'IT' }, host: 'amici.test' },
];

/** The kinds of mails to this address, and the origins of all links in them. */
async function mailed(to: string) {
  const mails = (await server.mails()).filter((mail) => mail.to === to);
  const links = mails.flatMap(({ text, html, headers }) => `${text} ${html} ${headers?.['List-Unsubscribe'] ?? ''}`);
  const origins = links.flatMap((text) => [...text.matchAll(/\bhttps?:\/\/[^/\s"<]+/g)]).map(([origin]) => origin);
  return { kinds: mails.map(({ kind }) => kind).sort(), origins: [...new Set(origins)] };
}
const post = (path: string, body: object, host: string, as?: TestMember) =>
  server.request('POST', path, { body, headers: { host }, ...(as ? { as } : {}) });

it.each(hosts)('all mails to a member of $site.siteId lead to $host', async ({ site, host }) => {
  const member = await server.signUp(site);
  const [staff, other] = [await server.signUp({ ...site, moderator: true }), await server.signUp(site)];
  const now = server.clock.now();
  for (const kind of ['activation', 'password_reset', 'email_change', 'reactivation'] as const)
    await enqueueTokenMail(server.platform, server.sql, kind, { id: member.memberId, email: member.email });
  await enqueueNewsMail(server.platform, server.sql, 'welcome', member.memberId);
  // The request for an address that has an account is told to its owner.
  await enqueueTokenMail(server.platform, server.sql, 'email_change', { id: other.memberId, email: member.email });
  await post('/api/complaints', { kind: 'payment', text: 'Not good' }, host, member);
  const { id: orderId } = await buy(server, member.memberId, 100);
  await server.sql.begin((tx) => writeReceipts(tx, orderId, now));
  await server.platform.jobs.enqueue(server.sql, { kind: 'mail.receipt', payload: { orderId }, runAt: now });
  const like = await server.request('PUT', `/api/members/${member.publicId}/like`, { as: other, headers: { host } });
  expect(like.status).toBe(200);
  await server.mails();
  // A like is mailed when it has been told.
  server.clock.advance(1_800);
  await server.mails();
  server.clock.advance(1_800);
  await server.mails();
  const suppression = { member_id: member.publicId, ground: 'fake', facts: 'A drawn photo' };
  await post('/api/moderation/suppressions', suppression, host, staff);
  const [notice] = await server.sql<
    { public_id: string }[]
  >`select public_id from notices where member_id = ${member.memberId}`;
  await post(`/api/moderation/suppressions/${notice?.public_id}/lift`, { reason: 'It was a photo' }, host, staff);
  expect(await mailed(member.email)).toEqual({
    kinds: [
      'accountDeleted',
      'activation',
      'appeal',
      'complaintReceived',
      'emailChange',
      'emailTaken',
      'like',
      'notice',
      'passwordReset',
      'receipt',
      'welcome',
    ],
    origins: [`https://${host}`],
  });
});
