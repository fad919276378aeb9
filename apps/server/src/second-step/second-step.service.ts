import { writeAudit } from '../platform/audit.ts';
import type { Sql } from '../platform/database.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressee } from '../identity/account.store.ts';
import { enqueueNewsMail } from '../identity/account-mail.ts';
import * as store from '../identity/second-step.store.ts';
import type { Caller } from '../session/login.service.ts';
import { relyingParty } from '../session/relying-party.ts';
import { disconnectSessions, holdSession } from '../session/session.service.ts';
import { isAppCode, keyAddress, newKey } from './app-codes.ts';
import { sealKey, takeAppCode, tryOnce, wrongCode } from './code.service.ts';
import { beginAsking, endAsking } from './first-way.ts';
import { proveOwner, triesOf, type Proofs } from './owner.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** Milliseconds for which a key waits for its first code. */
const setUpLife = 15 * 60_000;

export interface SecondStep {
  onSince: Date | null;
  recoveryCodesLeft: number;
  /** Whether the member has a passkey, and one that works on this host. */
  passkey: 'none' | 'here' | 'elsewhere';
}

export async function loadSecondStep(
  platform: Platform,
  { memberId }: MemberViewer,
  caller: Caller,
): Promise<SecondStep> {
  const { sql } = platform;
  const step = await store.findSecondStep(sql, memberId);
  const ways = await store.findWays(sql, memberId, relyingParty(platform, caller).id);
  return {
    onSince: step?.on_since ?? null,
    recoveryCodesLeft: await store.countRecoveryCodes(sql, memberId),
    passkey: ways.passkeyHere ? 'here' : ways.passkey ? 'elsewhere' : 'none',
  };
}

/**
 * Makes a key for an app. No login asks for its codes before the first one was confirmed.
 * @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), conflict, busy
 */
export async function begin(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  caller: Caller,
): Promise<{ key: string; address: string }> {
  const { sql, clock } = platform;
  const { memberId } = viewer;
  const member = await findAddressee(sql, memberId);
  if (!member) throw notFound();
  // Checked before the password, so that no member enters one in vain.
  if ((await store.findWays(sql, memberId)).app) throw new ServerError('conflict');
  const known = await proveOwner(platform, viewer, proofs, caller);
  const key = newKey();
  await sql.begin(async (tx) => {
    await known.hold(tx);
    if (!(await store.beginSecondStep(tx, memberId, sealKey(platform, memberId, key), clock.now())))
      throw new ServerError('conflict');
  });
  return { key, address: keyAddress(key, caller.site.settings.name, member.name) };
}

/**
 * Switches the second step on with the first code of the app. Every other session ends; this one gets a new secret, and all other known
 * devices are forgotten.
 * @throws ServerError validation_failed (code), account_blocked (minutes), conflict, authentication_required
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

  const { ended, ...begun } = await sql.begin(async (tx) => {
    await holdSession(tx, viewer);
    if (!(await store.switchOn(tx, memberId, step.sealed_key, clock.now()))) throw new ServerError('conflict');
    await tell(platform, tx, viewer, 'secondStepOn');
    return await beginAsking(platform, tx, viewer);
  });
  disconnectSessions(platform, memberId, ended);
  return begun;
}

/** @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), conflict, busy */
export async function switchOff(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  caller: Caller,
): Promise<void> {
  // Checked before the password, so that no member enters one in vain.
  if (!(await store.findWays(platform.sql, viewer.memberId)).app) throw new ServerError('conflict');
  const known = await proveOwner(platform, viewer, proofs, caller);
  await platform.sql.begin(async (tx) => {
    await known.hold(tx);
    if (!(await store.deleteSecondStep(tx, viewer.memberId))) throw new ServerError('conflict');
    await endAsking(tx, viewer.memberId);
    await tell(platform, tx, viewer, 'secondStepOff');
  });
}

/**
 * Ten new recovery codes; the old ones stop working.
 * @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), conflict, busy
 */
export async function renewRecoveryCodes(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  caller: Caller,
): Promise<string[]> {
  if (!(await store.hasSecondStep(platform.sql, viewer.memberId))) throw new ServerError('conflict');
  const known = await proveOwner(platform, viewer, proofs, caller);
  const codes = newRecoveryCodes();
  await platform.sql.begin(async (tx) => {
    await known.hold(tx);
    if (!(await store.hasSecondStep(tx, viewer.memberId))) throw new ServerError('conflict');
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

/** Mails the member and writes the audit log, in the caller's transaction. */
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
