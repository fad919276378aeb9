import { eraseDue } from '../deletion/erasure.service.ts';
import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { tellOnlookers } from '../people/appearance.store.ts';
import type { TestMember, TestServer } from './harness.ts';

const password = 'a quiet evening by the lake';
let passwordHash: Promise<string> | undefined;

async function succeeded(response: Promise<Response>): Promise<void> {
  const { ok, status } = await response;
  if (!ok) throw new Error(`answered ${status}`);
}

const block = (server: TestServer, as: TestMember, { publicId }: TestMember, method = 'PUT') =>
  succeeded(server.request(method, `/api/members/${publicId}/block`, { as }));

async function deleteAccount(server: TestServer, as: TestMember): Promise<void> {
  const hash = await (passwordHash ??= passwordHasher.hash(password));
  await saveCredentials(server.sql, as.memberId, hash, server.clock.now());
  await succeeded(server.request('DELETE', '/api/me', { as, body: { password } }));
}

/** Every way in which a member is no longer there for another one. */
export const waysToLeave = {
  'is blocked by the other': (server, gone, other) => block(server, other, gone),
  'was blocked by the other for a while': async (server, gone, other) => {
    await block(server, other, gone);
    await block(server, other, gone, 'DELETE');
  },
  'blocks the other': block,
  'takes a break': (server, as) => succeeded(server.request('PUT', '/api/me/pause', { as, body: { paused: true } })),
  'is disabled': async ({ sql, clock }, { memberId }) => {
    await sql.begin(async (tx) => {
      await tx`update members set status = 'disabled' where id = ${memberId}`;
      await tellOnlookers(tx, memberId, clock.now());
    });
  },
  'deletes the account': deleteAccount,
  'is erased': async (server, gone) => {
    await deleteAccount(server, gone);
    // As on the day when the deletion period ends.
    await server.sql`update deletions set erase_at = ${server.clock.now()} where member_id = ${gone.memberId}`;
    await eraseDue(server.platform);
    const [row] = await server.sql`select status from members where id = ${gone.memberId}`;
    if (row?.['status'] !== 'deleted') throw new Error('not erased');
  },
} satisfies Record<string, (server: TestServer, gone: TestMember, other: TestMember) => Promise<void>>;
