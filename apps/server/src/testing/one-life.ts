import { randomUUID } from 'node:crypto';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { givePhoto } from '../photos/testing/pictures.ts';
import { newPublicId } from '../platform/ids.ts';
import { sendPhoto } from './chat-photos.ts';
import { said, say, startChat } from './chatting.ts';
import type { TestMember, TestServer } from './harness.ts';

/** Password of the member. */
export const lifePassword = 'a quiet evening by the lake';

/** Simulates one member's use of the site, with a marker in every text that can be written or is stored. Returns the markers by kind. */
export async function liveAlong(
  server: TestServer,
  anna: TestMember,
  bert: TestMember,
  staff: TestMember,
): Promise<Record<string, string>> {
  const { sql } = server;
  const now = server.clock.now();
  const call = async (as: TestMember, method: string, path: string, body?: object) => {
    const response = await server.request(method, path, {
      as,
      headers: { 'idempotency-key': randomUUID() },
      ...(body ? { body } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, never>;
  };
  const marks: Record<string, string> = { name: anna.name, email: anna.email };
  const mark = (what: string) => (marks[what] = `mark-${what}-${newPublicId()}`);
  await saveCredentials(sql, anna.memberId, await passwordHasher.hash(lifePassword), now);
  await call(anna, 'PATCH', '/api/me', { about: mark('about') });
  const chat = await startChat(server, anna, bert);
  await said(await say(server, anna, chat, mark('written')));
  await said(await say(server, bert, chat, mark('answered')));
  // Quotes her own profile text.
  const quoting = { client_id: randomUUID(), kind: 'text', text: 'Really?', about: { kind: 'text' } };
  await said(await server.request('POST', `/api/conversations/${chat}/messages`, { as: bert, body: quoting }));
  await said(await sendPhoto(server, bert, chat));
  await said(await sendPhoto(server, anna, chat, { seed: 2 }));
  await givePhoto(server, anna);
  await call(anna, 'PUT', `/api/members/${bert.publicId}/like`);
  await call(bert, 'PUT', `/api/members/${anna.publicId}/like`);
  await call(anna, 'GET', `/api/members/${bert.publicId}`);
  await call(bert, 'GET', `/api/members/${anna.publicId}`);
  await call(anna, 'POST', `/api/members/${bert.publicId}/report`, {
    subject: { kind: 'profile' },
    reason: 'fake',
    text: mark('reported'),
  });
  await call(anna, 'POST', '/api/complaints', { kind: 'payment', text: mark('complained') });
  await call(bert, 'POST', `/api/members/${anna.publicId}/report`, {
    subject: { kind: 'profile' },
    reason: 'fake',
    text: mark('reported-about'),
  });
  const { memberId } = anna;
  await call(anna, 'POST', '/api/me/export', { password: lifePassword });
  await server.platform.jobs.runDue();
  // Values that no call of a test can write, or only indirectly.
  await sql`
    insert into notices (public_id, member_id, kind, ground, facts, actor, created_at, appeal_until, appeal_text, appeal_answer)
    values (${newPublicId()}, ${memberId}, 'warning', 'spam', ${mark('facts')}, ${`member:${staff.publicId}`}, ${now}, ${now}, ${mark('appeal')}, ${mark('appeal-answer')})`;
  await sql`
    insert into audit_log (actor, action, subject, member_id, details, created_at)
    values (${`member:${staff.publicId}`}, 'member.warn', ${`member:${anna.publicId}`}, ${memberId}, ${sql.json({ reason: mark('audit') })}, ${now})`;
  await sql`insert into second_steps values (${memberId}, ${mark('second-step')}, ${now}, ${now})`;
  await sql`
    insert into passkeys (public_id, member_id, credential_id, public_key, counter, transports, host, name, created_at)
    values (${newPublicId()}, ${memberId}, ${mark('passkey')}, '\\x00', 0, '{}', 'passkeys.example', ${mark('passkey-name')}, ${now})`;
  await sql`insert into passkey_challenges values ('\\x01', '\\x02', ${memberId}, ${now})`;
  await sql`insert into saved_searches values (${memberId}, ${sql.json({ text: mark('search') })}, ${now})`;
  await sql`insert into match_preferences values (${memberId}, ${sql.json({ text: mark('preferences') })}, ${now})`;
  await sql`insert into first_messages values (${memberId}, 'somebody', ${mark('first')}, ${randomUUID()}, ${now})`;
  await sql`
    insert into signup_progress values (${memberId}, 'somebody', '{about}', ${sql.json({ about: { about: mark('draft') } })}, ${now})`;
  await sql`update members set tracking = ${sql.json({ ref: mark('tracking') })}, push_subscriptions = ${sql.json([{ endpoint: mark('push') }])},
    tattoos = ${mark('tattoos')}, interests = ${[mark('interest')]}, time_zone = ${mark('zone')} where id = ${memberId}`;
  await sql`update sessions set user_agent = ${mark('browser')} where member_id = ${memberId}`;
  await sql`
    insert into jobs (kind, payload, run_at, parked, last_error)
    values ('mail.token', '{}', ${now}, true, ${`550 <${anna.email}> ${mark('refused')}`}),
      ('mail.news', ${sql.json({ memberId, text: mark('queued') })}, ${now}, true, null),
      ('mail.password-reset', ${sql.json({ email: `${mark('former-address')}@example.com` })}, ${now}, true, null),
      ('withdrawal.refund', '{"orderId":0}', ${now}, true, ${`refused: ${mark('former-refused')}@example.com`})`;
  await sql`
    insert into orders (public_id, member_id, package_id, credits, amount, currency, country, method, state, idempotency_key, request_hash, provider,
      return_to, return_url, webhook_url, description, language, created_at, updated_at, pay_url)
    values (${newPublicId()}, ${memberId}, 'package-100', 100, 1000, 'EUR', 'DE', 'paypal', 'completed', ${randomUUID()}, '\\x00', 'gone',
      ${`/chats/${mark('bought-at')}`}, ${mark('return')}, 'https://example.com', 'credits', 'de', ${now}, ${now}, ${mark('pay')})`;
  const files = await sql<{ file: string }[]>`
    select unnest(array[file_full, file_match, file_thumb, file_blur]) as file from photos where member_id = ${memberId}
    union select unnest(array[file_full, file_thumb, file_blur]) from chat_photos
    union select file from exports where member_id = ${memberId}`;
  files.forEach(({ file }, index) => (marks[`file-${index}`] = file));
  return marks;
}

/** The markers that occur in a text. */
export const foundIn = (text: string, marks: Record<string, string>): string[] =>
  Object.keys(marks).filter((what) => text.includes(marks[what] ?? ''));
