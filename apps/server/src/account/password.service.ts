import { fieldsOf, invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressee } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { passwordFault } from '../identity/password-rules.ts';
import { renewDevice, type Caller } from '../session/login.service.ts';
import { saveNewPassword } from '../session/new-password.ts';
import { askOwnPassword } from '../session/own-password.service.ts';
import { disconnectSessions, holdSession, renewSession } from '../session/session.service.ts';

/**
 * Changes the password of a member who gives the current one. Every other session ends, this one gets a new secret, and only this device
 * remains known.
 * @returns the cookies of this browser
 * @throws ServerError password_wrong, validation_failed, account_blocked (minutes), busy, authentication_required
 */
export async function changePassword(
  platform: Platform,
  viewer: MemberViewer,
  { current_password: current, password }: { current_password: string; password: string },
  { site, network }: Caller,
): Promise<string[]> {
  const { sql } = platform;
  const member = await findAddressee(sql, viewer.memberId);
  if (!member) throw notFound();
  const known = await askOwnPassword(platform, member.id, current, network);
  const fault = passwordFault(password, [site.settings.name, member.name, member.email]);
  // Faults of both passwords are reported in one answer.
  if (!known) throw new ServerError('password_wrong', fault ? { fields: fieldsOf({ password: fault }) } : {});
  if (fault) throw invalidFields({ password: fault });

  const passwordHash = await passwordHasher.hash(password);
  const { ended, cookies } = await sql.begin(async (tx) => {
    await known.hold(tx);
    await holdSession(tx, viewer);
    const others = await saveNewPassword(platform, tx, member, passwordHash, { except: viewer.sessionId });
    const session = await renewSession(platform, tx, viewer.sessionId);
    const device = await renewDevice(platform, tx, member.id);
    return { ended: others, cookies: session === undefined ? [] : [session, device] };
  });
  disconnectSessions(platform, member.id, ended);
  return cookies;
}
