import { limits, type EndpointRequest, type endpoints } from '@heartline/api-client/contract';

import { findAddressee, findPasswordHash, lockMember } from '../identity/account.store.ts';
import { enqueueTokenMail } from '../identity/account-mail.ts';
import { markUsed } from '../identity/mail-token.store.ts';
import { tellOnlookers } from '../people/appearance.store.ts';
import type { Transaction } from '../platform/database.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { proveAccount, type Caller } from '../session/login.service.ts';
import { askOwnPassword, type KnownPassword } from '../session/own-password.service.ts';
import { disconnectSessions, removeSessions } from '../session/session.service.ts';
import * as store from './deletion.store.ts';

const day = 86_400_000;
const endOf = (askedAt: Date): Date => new Date(askedAt.getTime() + limits.deletionDays * day);

/**
 * Hides the account from everybody at once and ends its sessions; a mail has the way back. Gives the time of erasure: of two simultaneous
 * requests, the second returns the time of the first.
 * @throws ServerError password_wrong, account_blocked (minutes), busy
 */
export async function requestDeletion(
  platform: Platform,
  { memberId }: MemberViewer,
  { password, reason }: EndpointRequest<typeof endpoints.deletion.request>['body'],
  network: string,
): Promise<Date> {
  const known = await askOwnPassword(platform, memberId, password, network);
  if (!known) throw new ServerError('password_wrong');
  return begin(platform, memberId, { reason, hold: known.hold });
}

/**
 * The same for a member who cannot log in because the staff have disabled the account: the law gives them this right too. All other members
 * delete while logged in.
 * @throws ServerError forbidden for an account that is not disabled, login_failed, account_blocked (minutes), rate_limited, busy
 */
export async function requestDeletionOfDisabled(
  platform: Platform,
  input: EndpointRequest<typeof endpoints.deletion.requestOfDisabled>['body'],
  caller: Caller,
): Promise<Date> {
  const { id, status, password_hash } = await proveAccount(platform, input, caller);
  if (status === 'pending_deletion') throw new ServerError('pending_deletion');
  if (status !== 'disabled') throw new ServerError('forbidden');
  return begin(platform, id, {
    reason: null,
    async hold(tx) {
      await lockMember(tx, id);
      if ((await findPasswordHash(tx, id)) !== password_hash) throw new ServerError('login_failed');
    },
  });
}

/** @param how `hold`: locks the member, and checks the password again */
async function begin(
  platform: Platform,
  memberId: number,
  { reason, hold }: { reason: string | null; hold: KnownPassword['hold'] },
): Promise<Date> {
  let at = platform.clock.now();
  await hide(platform, memberId, async (tx) => {
    await hold(tx);
    if (!(await store.beginDeletion(tx, memberId, { reason, at, eraseAt: endOf(at) }))) {
      const begun = await store.findDeletion(tx, memberId);
      if (!begun || begun.undone) throw notFound();
      at = begun.asked_at;
      return;
    }
    await store.voidAllTokens(tx, memberId, at);
    const member = await findAddressee(tx, memberId);
    if (member) await enqueueTokenMail(platform, tx, 'reactivation', member);
    await enqueueListing(platform, tx, memberId);
    await platform.jobs.enqueue(tx, { kind: 'payments.leave', payload: { memberId }, runAt: at });
  });
  return endOf(at);
}

/** Hides the account from other members as `work` does it, and ends its sessions. */
export async function hide(
  { sql, clock, events }: Pick<Platform, 'sql' | 'clock' | 'events'>,
  memberId: number,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { ended, told } = await sql.begin(async (tx) => {
    await lockMember(tx, memberId);
    await work(tx);
    return { ended: await removeSessions(tx, memberId), told: await tellOnlookers(tx, memberId, clock.now()) };
  });
  disconnectSessions({ events }, memberId, ended);
  events.wake(told);
}

/**
 * Whether a mailed link can still restore an account (open) or has restored it (done); does not use the link. @throws ServerError
 * link_invalid
 */
export async function checkReactivation({ sql, clock }: Platform, secret: string): Promise<'open' | 'done'> {
  const link = await store.findReactivation(sql, hashSecret(secret), clock.now());
  if (link && !link.used && link.status === 'pending_deletion') return 'open';
  if (link?.used && link.undone) return 'done';
  throw new ServerError('link_invalid');
}

/** Restores the account as it was, once. Returns true if an earlier press has done it. @throws ServerError link_invalid */
export async function reactivate(platform: Platform, secret: string): Promise<boolean> {
  const { sql, clock, events } = platform;
  if ((await checkReactivation(platform, secret)) === 'done') return true;
  const told = await sql.begin(async (tx) => {
    const at = clock.now();
    const link = await store.findReactivation(tx, hashSecret(secret), at);
    if (!link) throw new ServerError('link_invalid');
    await lockMember(tx, link.member_id);
    // Of two simultaneous presses, the second finds the link used.
    if (!(await markUsed(tx, link.token_id, at))) return undefined;
    if (!(await store.undoDeletion(tx, link.member_id, at))) throw new ServerError('link_invalid');
    await enqueueListing(platform, tx, link.member_id);
    return tellOnlookers(tx, link.member_id, at);
  });
  if (told) events.wake(told);
  return told === undefined;
}

async function enqueueListing({ jobs, clock }: Platform, tx: Transaction, memberId: number): Promise<void> {
  await jobs.enqueue(tx, { kind: 'deletion.list', payload: { memberId }, runAt: clock.now() });
}

/** Updates the list, which outlives the database, to the present state of the member's account. */
export async function writeToList({ sql, deletionList }: Platform, memberId: number): Promise<void> {
  const found = await store.findDeletion(sql, memberId);
  if (!found) return;
  const entry = { memberId, publicId: found.public_id, askedAt: found.asked_at };
  if (found.undone) await deletionList.remove(entry);
  else await deletionList.add(entry);
}

/** Deletes again the accounts whose deletion a restored, older database does not know. Gives their number. */
export async function deleteAgain(platform: Platform): Promise<number> {
  const { sql, clock, deletionList } = platform;
  const listed = await deletionList.all();
  // A member who came back is still listed if the job that removes the entry was parked.
  for (const back of await store.listReturned(sql, listed))
    await deletionList.remove({ memberId: back.member_id, publicId: back.public_id, askedAt: back.asked_at });
  const unheard = await store.listUnheard(sql, listed);
  for (const { member_id: memberId, asked_at: at } of unheard)
    await hide(platform, memberId, async (tx) => {
      if (!(await store.beginDeletion(tx, memberId, { reason: null, at, eraseAt: endOf(at) }))) return;
      // The link that was mailed is not in this database either.
      const member = endOf(at) > clock.now() ? await findAddressee(tx, memberId) : undefined;
      if (member) await enqueueTokenMail(platform, tx, 'reactivation', member);
    });
  return unheard.length;
}
