import { writeAudit } from '../platform/audit.ts';
import type { Sql } from '../platform/database.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteDevices, findAddressee, lockMember } from '../identity/account.store.ts';
import { enqueueNewsMail } from '../identity/account-mail.ts';
import * as store from '../identity/second-step.store.ts';
import { rememberDevice, type Caller } from '../session/login.service.ts';
import { knowsOwnPassword } from '../session/own-password.service.ts';
import { disconnectSessions, removeSessions, renewSession } from '../session/session.service.ts';
import { isAppCode, keyAddress, newKey } from './app-codes.ts';
import { sealKey, takeAppCode, takeCode, tryOnce, wrongCode, type Tries } from './code.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** Milliseconds for which a key waits for its first code. */
const setUpLife = 15 * 60_000;

export interface Proofs {
  password: string;
  code: string;
}

export async function loadSecondStep(
  { sql }: Platform,
  { memberId }: MemberViewer,
): Promise<{ onSince: Date | null; recoveryCodesLeft: number }> {
  const step = await store.findSecondStep(sql, memberId);
  return { onSince: step?.on_since ?? null, recoveryCodesLeft: await store.countRecoveryCodes(sql, memberId) };
}

/**
 * Makes a key for an app. Nothing is asked for at the log-in before its first code.
 * @throws ServerError password_wrong, account_blocked (minutes), conflict, busy
 */
export async function begin(
  platform: Platform,
  { memberId }: MemberViewer,
  password: string,
  { site, network }: Caller,
): Promise<{ key: string; address: string }> {
  const { sql, clock } = platform;
  const member = await findAddressee(sql, memberId);
  if (!member) throw notFound();
  await askPassword(platform, memberId, password, network);
  const key = newKey();
  if (!(await store.beginSecondStep(sql, memberId, sealKey(platform, memberId, key), clock.now())))
    throw new ServerError('conflict');
  return { key, address: keyAddress(key, site.settings.name, member.name) };
}

/**
 * Switches the second step on with the first code of the app. Every other session ends; this one gets a new secret, and this device is
 * the only one that is still known.
 * @throws ServerError validation_failed (code), account_blocked (minutes), conflict
 */
export async function switchOn(
  platform: Platform,
  viewer: MemberViewer,
  code: string,
  network: string,
): Promise<{ recoveryCodes: string[]; cookies: string[] }> {
  const { sql, clock } = platform;
  const { memberId } = viewer;
  const step = await store.findSecondStep(sql, memberId);
  if (!step || step.on_since || clock.now().getTime() - step.begun_at.getTime() > setUpLife)
    throw new ServerError('conflict');
  const digits = code.replaceAll(/\s/g, '');
  const look = async () => isAppCode(digits) && (await takeAppCode(platform, memberId, step.sealed_key, digits));
  if (!(await tryOnce(platform, triesOf(memberId, network), look))) throw wrongCode();

  const recoveryCodes = newRecoveryCodes();
  const { ended, cookies } = await sql.begin(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await store.switchOn(tx, memberId, step.sealed_key, clock.now()))) throw new ServerError('conflict');
    await store.replaceRecoveryCodes(tx, memberId, recoveryCodes.map(hashRecoveryCode));
    await tell(platform, tx, viewer, 'secondStepOn');
    await deleteDevices(tx, memberId);
    const others = await removeSessions(tx, memberId, { except: viewer.sessionId });
    const session = await renewSession(platform, tx, viewer.sessionId);
    const device = await rememberDevice(platform, tx, memberId, undefined);
    return { ended: others, cookies: session === undefined ? [] : [session, device] };
  });
  disconnectSessions(platform, memberId, ended);
  return { recoveryCodes, cookies };
}

/** @throws ServerError password_wrong, validation_failed (code), account_blocked (minutes), conflict, busy */
export async function switchOff(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  network: string,
): Promise<void> {
  await askBoth(platform, viewer, proofs, network);
  await platform.sql.begin(async (tx) => {
    await lockMember(tx, viewer.memberId);
    if (!(await store.deleteSecondStep(tx, viewer.memberId))) throw new ServerError('conflict');
    await store.deleteTickets(tx, viewer.memberId);
    await tell(platform, tx, viewer, 'secondStepOff');
  });
}

/**
 * Ten new recovery codes; the old ones work no more.
 * @throws ServerError password_wrong, validation_failed (code), account_blocked (minutes), conflict, busy
 */
export async function renewRecoveryCodes(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  network: string,
): Promise<string[]> {
  await askBoth(platform, viewer, proofs, network);
  const codes = newRecoveryCodes();
  await platform.sql.begin(async (tx) => {
    await lockMember(tx, viewer.memberId);
    if (!(await store.findSecondStep(tx, viewer.memberId))?.on_since) throw new ServerError('conflict');
    await store.replaceRecoveryCodes(tx, viewer.memberId, codes.map(hashRecoveryCode));
    await tell(platform, tx, viewer, 'recoveryCodesNew');
  });
  return codes;
}

const actions = {
  secondStepOn: 'second_step.on',
  secondStepOff: 'second_step.off',
  recoveryCodesNew: 'second_step.recovery_codes',
} as const;

/** Mails and writes down what was done, in the caller's transaction. */
async function tell(
  platform: Platform,
  tx: Sql,
  { memberId, publicId }: MemberViewer,
  what: keyof typeof actions,
): Promise<void> {
  await enqueueNewsMail(platform, tx, what, memberId);
  const actor = `member:${publicId}`;
  await writeAudit(tx, { actor, action: actions[what], subject: actor, memberId }, platform.clock.now());
}

async function askBoth(
  platform: Platform,
  viewer: MemberViewer,
  { password, code }: Proofs,
  network: string,
): Promise<void> {
  // Before the password, so that nobody is asked for what nothing comes of.
  if (!(await store.findSecondStep(platform.sql, viewer.memberId))?.on_since) throw new ServerError('conflict');
  await askPassword(platform, viewer.memberId, password, network);
  await takeCode(platform, viewer, code, triesOf(viewer.memberId, network));
}

async function askPassword(platform: Platform, memberId: number, password: string, network: string): Promise<void> {
  if (!(await knowsOwnPassword(platform, memberId, password, network))) throw new ServerError('password_wrong');
}

/** Apart from those of the log-in: whoever guesses here locks nobody out. */
const triesOf = (memberId: number, network: string): Tries => ({ key: `second-own:${memberId}`, network });
