import { invalidFields, ServerError } from '../platform/http/errors.ts';
import { hashSecret } from '../platform/ids.ts';
import { noSoonerThan } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { emailKey } from '../signup/email.ts';
import { sites } from '../site/sites.data.ts';
import type { Site } from '../site/site.types.ts';
import { deleteDevices, findAddressee, findByEmail, lockMember, saveCredentials } from './account.store.ts';
import { enqueueTokenMail } from './account-mail.ts';
import { clearAttempts } from './login-attempts.store.ts';
import { countTokens, findMailToken, markUsed, voidTokens } from './mail-token.store.ts';
import { passwordHasher } from './password-hash.ts';
import { passwordFault } from './password-rules.ts';
import { disconnectSessions, removeSessions } from './session.service.ts';

const mailsPerDay = 5;
const day = 86_400_000;
/** Longer than either way takes on a busy server. */
const answerTime = 150;

/**
 * Mails a link for a new password; links mailed before it stop working.
 * @throws ServerError email_not_found, too_many_reset_emails, rate_limited
 */
export async function requestPasswordReset(platform: Platform, site: Site, email: string): Promise<void> {
  const key = emailKey(email);
  await platform.limits.take('address', `reset:${site.pool}:${hashSecret(key).toString('base64url')}`, '');
  await noSoonerThan(answerTime, () => enqueueReset(platform, site, key));
}

async function enqueueReset(platform: Platform, site: Site, key: string): Promise<void> {
  const { sql, clock } = platform;
  const member = await findByEmail(sql, site.pool, key);
  if (!member || member.status === 'deleted' || member.status === 'disabled') throw new ServerError('email_not_found');
  await sql.begin(async (tx) => {
    // Locked, so that parallel requests cannot be more than the rule allows.
    await lockMember(tx, member.id);
    const now = clock.now();
    const sent = await countTokens(tx, member.id, 'password_reset', new Date(now.getTime() - day));
    if (sent >= mailsPerDay) throw new ServerError('too_many_reset_emails');
    await voidTokens(tx, member.id, 'password_reset', now);
    await enqueueTokenMail(platform, tx, 'password_reset', member);
  });
}

/**
 * Sets a new password, once for each mailed link. Every session and every lock of the account ends; nobody is signed in.
 * @throws ServerError link_invalid, validation_failed
 */
export async function resetPassword(platform: Platform, secret: string, password: string): Promise<void> {
  const { sql, clock } = platform;
  const token = await findMailToken(sql, 'password_reset', hashSecret(secret), clock.now());
  const member = token && (await findAddressee(sql, token.member_id));
  if (!token || !member) throw new ServerError('link_invalid');
  const siteName = sites.find(({ id }) => id === member.site_id)?.settings.name ?? '';
  const fault = passwordFault(password, [siteName, member.name, member.email]);
  if (fault) throw invalidFields({ password: fault });

  const passwordHash = await passwordHasher.hash(password);
  const ended = await sql.begin(async (tx) => {
    const now = clock.now();
    if (!(await markUsed(tx, token.id, now))) throw new ServerError('link_invalid');
    await voidTokens(tx, member.id, 'password_reset', now);
    await saveCredentials(tx, member.id, passwordHash, now);
    await clearAttempts(tx, `member:${member.id}`);
    await deleteDevices(tx, member.id);
    return removeSessions(tx, member.id);
  });
  disconnectSessions(platform, member.id, ended);
}
