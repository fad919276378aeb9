import { hasAsciiLocalPart } from '@heartline/api-client/contract';

import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { Sql } from '../platform/database.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { inEqualTime } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressee, findByEmail, saveEmail } from '../identity/account.store.ts';
import { enqueueNewsMail, enqueueTokenMail } from '../identity/account-mail.ts';
import { emailKey } from '../identity/email.ts';
import { findEmailChange, markUsed, voidTokens, type EmailChangeRow } from '../identity/mail-token.store.ts';
import { askOwnPassword } from '../session/own-password.service.ts';
import { askOwner, asksPassword, refuseOthers, type Press } from '../session/press.service.ts';
import { hidesAccounts } from '../site/pools.data.ts';

/** Runs in the caller's transaction when a member proves an address for the first time; `signup` implements it. */
export type Confirming = (tx: Sql, memberId: number, now: Date) => Promise<void>;

/**
 * Mails a link to a new address and voids links mailed before; nothing else changes until the link is pressed. Where the pool hides which
 * addresses have an account, everything that depends on the address is left to the job that writes the mail (account-mail.ts).
 * @throws ServerError validation_failed, password_wrong, email_taken, account_blocked (minutes), rate_limited, busy
 */
export async function requestEmailChange(
  platform: Platform,
  viewer: MemberViewer,
  { email, password }: { email: string; password: string },
  network: string,
): Promise<void> {
  const { sql, clock, limits } = platform;
  if (!hasAsciiLocalPart(email)) throw invalidFields({ email: 'email_not_ascii' });
  const member = await findAddressee(sql, viewer.memberId);
  if (!member) throw notFound();
  const known = await askOwnPassword(platform, member.id, password, network);
  if (!known) throw new ServerError('password_wrong');
  if (email === member.email) throw taken();
  const key = emailKey(email);
  await limits.take('emailChange', `m:${member.id}`, '');
  await limits.take('address', `email:${member.pool}:${hashSecret(key).toString('base64url')}`, '');
  await inEqualTime(platform.time, async () => {
    if (!hidesAccounts(member.pool)) {
      const owner = await findByEmail(sql, member.pool, key);
      if (owner && owner.id !== member.id) throw taken();
    }
    await sql.begin(async (tx) => {
      await known.hold(tx);
      await voidTokens(tx, member.id, 'email_change', clock.now());
      await enqueueTokenMail(platform, tx, 'email_change', { id: member.id, email });
    });
  });
}

const taken = () => new ServerError('email_taken');

/**
 * Reports the address of a mailed link, whether the link was used, and whether pressing it asks for the password; changes nothing.
 * @throws ServerError link_invalid, forbidden
 */
export async function checkEmailLink(
  { sql, clock }: Platform,
  viewer: Viewer,
  secret: string,
): Promise<{ email: string; done: boolean; asks_password: boolean }> {
  const change = usable(await findEmailChange(sql, hashSecret(secret), clock.now()), viewer);
  return { email: change.email, done: change.state === 'used', asks_password: asksPassword(viewer) };
}

/**
 * Gives the account the address of a mailed link, which proves the address. The caller must be signed in to the account or know its
 * password. A second press changes nothing. Voids links mailed to the old address and notifies that address by mail.
 * @throws ServerError link_invalid, forbidden, email_taken, password_wrong, account_blocked (minutes), busy
 */
export async function confirmEmailChange(
  platform: Platform,
  secret: string,
  press: Press,
  confirm: Confirming,
): Promise<void> {
  const { sql, clock, events } = platform;
  const { viewer } = press;
  const hash = hashSecret(secret);
  const found = usable(await findEmailChange(sql, hash, clock.now()), viewer);
  if (found.state === 'used') return;
  const memberId = found.member_id;
  const lock = await askOwner(platform, memberId, press);
  await sql
    .begin(async (tx) => {
      // Of two presses, the second waits here and finds the link used.
      await lock(tx);
      const now = clock.now();
      const { id, state, email, current_email: old } = usable(await findEmailChange(tx, hash, now), viewer);
      if (state === 'used') return;
      await markUsed(tx, id, now);
      await saveEmail(tx, memberId, email, emailKey(email));
      for (const kind of ['activation', 'password_reset'] as const) await voidTokens(tx, memberId, kind, now);
      if (old !== null) await enqueueNewsMail(platform, tx, 'emailChanged', memberId, old);
      await confirm(tx, memberId, now);
    })
    .catch((error: unknown) => {
      // Another member has opened an account with this address since the mail was written.
      throw (error as { code?: string }).code === '23505' ? taken() : error;
    });
  events.send(memberId, { type: 'user_changed' });
}

/** Returns a link that is open, or was used for the account's present address. Refuses callers signed in to another account. */
function usable(change: EmailChangeRow | undefined, viewer: Viewer): EmailChangeRow {
  if (!change || change.state === 'over') throw new ServerError('link_invalid');
  if (change.state === 'used' && change.email !== change.current_email) throw new ServerError('link_invalid');
  refuseOthers(viewer, change.member_id);
  return change;
}
