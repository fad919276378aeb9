import { notFound, ServerError } from '../platform/http/errors.ts';
import type { Sql } from '../platform/database.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { inEqualTime } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressee, findByEmail, lockMember, saveEmail } from '../identity/account.store.ts';
import { enqueueNewsMail, enqueueTokenMail } from '../identity/account-mail.ts';
import { emailKey } from '../identity/email.ts';
import { findEmailChange, markUsed, voidTokens, type EmailChangeRow } from '../identity/mail-token.store.ts';
import { askOwnPassword } from '../session/own-password.service.ts';
import { hidesAccounts } from '../site/pools.data.ts';

/** What an address that was proven for the first time brings, in the caller's transaction: `signup` knows. */
export type Confirming = (tx: Sql, memberId: number, now: Date) => Promise<void>;

/**
 * Mails a link to a new address; links mailed before it stop working, and nothing else changes until it is pressed. Where the pool hides
 * which addresses have an account, what depends on the address is left to the job that writes the mail (account-mail.ts).
 * @throws ServerError password_wrong, email_taken, account_blocked (minutes), rate_limited, busy
 */
export async function requestEmailChange(
  platform: Platform,
  viewer: MemberViewer,
  { email, password }: { email: string; password: string },
  network: string,
): Promise<void> {
  const { sql, clock, limits } = platform;
  const member = await findAddressee(sql, viewer.memberId);
  if (!member) throw notFound();
  const known = await askOwnPassword(platform, member.id, password, network);
  if (!known) throw new ServerError('password_wrong');
  if (email === member.email) throw taken();
  const key = emailKey(email);
  await limits.take('emailChange', `m:${member.id}`, '');
  await limits.take('address', `email:${member.pool}:${hashSecret(key).toString('base64url')}`, '');
  await inEqualTime(async () => {
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

/** Which address a mailed link brings, and whether it has brought it; the link stays as it is. @throws ServerError link_invalid, forbidden */
export async function checkEmailLink(
  { sql, clock }: Platform,
  viewer: Viewer,
  secret: string,
): Promise<{ email: string; done: boolean }> {
  const change = usable(await findEmailChange(sql, hashSecret(secret), clock.now()), viewer);
  return { email: change.email, done: change.state === 'used' };
}

/**
 * Gives the account the address of a mailed link, which proves it; pressed again, nothing happens. Links mailed to the old address stop
 * working, and the old address is told.
 * @throws ServerError link_invalid, forbidden, email_taken
 */
export async function confirmEmailChange(
  platform: Platform,
  viewer: Viewer,
  secret: string,
  confirm: Confirming,
): Promise<void> {
  const { sql, clock, events } = platform;
  const hash = hashSecret(secret);
  const { member_id: memberId } = usable(await findEmailChange(sql, hash, clock.now()), viewer);
  await sql
    .begin(async (tx) => {
      // Of two presses the second finds what the first has done.
      await lockMember(tx, memberId);
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
      // Somebody else has got an account with it since the mail was written.
      throw (error as { code?: string }).code === '23505' ? taken() : error;
    });
  events.send(memberId, { type: 'user_changed' });
}

/** Open, or used for the address that the account has; and not of another member than who is signed in here. */
function usable(change: EmailChangeRow | undefined, viewer: Viewer): EmailChangeRow {
  if (!change || change.state === 'over') throw new ServerError('link_invalid');
  if (change.state === 'used' && change.email !== change.current_email) throw new ServerError('link_invalid');
  if (viewer.kind !== 'visitor' && viewer.memberId !== change.member_id) throw new ServerError('forbidden');
  return change;
}
