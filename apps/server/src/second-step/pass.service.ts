import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import { ServerError } from '../platform/http/errors.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { knowsDevice } from '../identity/account.store.ts';
import { findTicket, type TicketRow } from '../identity/second-step.store.ts';
import { deviceCookieName, ticketCookieName } from '../session/cookie.ts';
import { Entrant } from '../session/entrant.ts';
import { finishEntry, letIn, type Caller } from '../session/login.service.ts';
import { takeCode } from './code.service.ts';
import type { Asked } from './passkey-challenge.ts';
import { askForPasskey, takePasskey } from './passkey-proof.ts';

/** A code, or the answer of a passkey. */
export interface SecondProof {
  code?: string | undefined;
  passkey?: string | undefined;
}

/**
 * Logs in a caller with the ticket of the first step and a code or a passkey. A known device has a count of its own: an attacker with the
 * password cannot lock the owner out.
 * @throws ServerError login_failed, validation_failed (code, passkey), link_invalid, account_blocked (minutes), account_disabled,
 * pending_deletion
 */
export async function passSecondStep(
  platform: Platform,
  { code, passkey }: SecondProof,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] }> {
  const { sql } = platform;
  const { secret, account } = await readTicket(platform, caller);
  if (passkey) await takePasskey(platform, passkey, entryOf(secret, account), caller);
  else await takeCodeOf(platform, account, code ?? '', caller);
  const entry = await sql.begin(async (tx) =>
    letIn(platform, await Entrant.byTicket(tx, account.id, hashSecret(secret)), account.remember, caller),
  );
  await finishEntry(platform, entry, caller);
  return { memberId: account.id, cookies: [...entry.cookies, makeCookie(ticketCookieName, '', 0)] };
}

/** The browser's options for showing a passkey, for the holder of a ticket. @throws ServerError login_failed, conflict */
export async function askPasskeyOfTicket(platform: Platform, caller: Caller): Promise<string> {
  const { secret, account } = await readTicket(platform, caller);
  return await askForPasskey(platform, entryOf(secret, account), caller);
}

async function readTicket(
  { sql, clock }: Platform,
  { header }: Caller,
): Promise<{ secret: string; account: TicketRow }> {
  const secret = readCookie(header('cookie'), ticketCookieName) ?? '';
  const account = await findTicket(sql, hashSecret(secret), clock.now());
  if (!account) throw new ServerError('login_failed');
  return { secret, account };
}

const entryOf = (secret: string, { id }: TicketRow): Asked => ({ purpose: 'enter', of: secret, memberId: id });

async function takeCodeOf(platform: Platform, account: TicketRow, code: string, { header, network }: Caller) {
  const device = hashSecret(readCookie(header('cookie'), deviceCookieName) ?? '');
  const known = await knowsDevice(platform.sql, account.id, device);
  const key = known ? `second:${account.id}:${device.toString('base64url')}` : `second:${account.id}`;
  await takeCode(platform, { memberId: account.id, publicId: account.public_id }, code, { key, network });
}
