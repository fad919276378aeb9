import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import { ServerError } from '../platform/http/errors.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { knowsDevice } from '../identity/account.store.ts';
import { findTicket, takeTicket } from '../identity/second-step.store.ts';
import { deviceCookieName, ticketCookieName } from '../session/cookie.ts';
import { letIn, type Caller } from '../session/login.service.ts';
import { takeCode } from './code.service.ts';

/**
 * Signs in who has the ticket of the first step and a code. A device that is known counts its tries for itself: who has the password
 * and guesses keeps the owner out of nothing.
 * @throws ServerError login_failed, validation_failed (code), account_blocked (minutes), account_disabled, pending_deletion
 */
export async function passSecondStep(
  platform: Platform,
  code: string,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] }> {
  const { sql, clock } = platform;
  const cookie = caller.header('cookie');
  const ticket = hashSecret(readCookie(cookie, ticketCookieName) ?? '');
  const account = await findTicket(sql, ticket, clock.now());
  if (!account) throw new ServerError('login_failed');

  const device = hashSecret(readCookie(cookie, deviceCookieName) ?? '');
  const known = await knowsDevice(sql, account.id, device);
  const key = known ? `second:${account.id}:${device.toString('base64url')}` : `second:${account.id}`;
  const holder = { memberId: account.id, publicId: account.public_id };
  await takeCode(platform, holder, code, { key, network: caller.network });
  if (!(await takeTicket(sql, ticket))) throw new ServerError('login_failed');
  const cookies = await letIn(platform, account, account.remember, caller);
  return { memberId: account.id, cookies: [...cookies, makeCookie(ticketCookieName, '', 0)] };
}
