import type { Sql, Transaction } from '../platform/database.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteDevices } from '../identity/account.store.ts';
import * as store from '../identity/second-step.store.ts';
import { renewDevice } from '../session/login.service.ts';
import { removeSessions, renewSession } from '../session/session.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

export interface Begun {
  recoveryCodes: string[];
  cookies: string[];
  /** Sessions to disconnect after the commit. */
  ended: string[];
}

/**
 * From now on the login asks for a second step. Every other session ends; this one gets a new secret, and all other known devices are
 * forgotten. Call it in the caller's transaction.
 */
export async function beginAsking(
  platform: Platform,
  tx: Transaction,
  { memberId, sessionId }: MemberViewer,
): Promise<Begun> {
  const recoveryCodes = newRecoveryCodes();
  await store.replaceRecoveryCodes(tx, memberId, recoveryCodes.map(hashRecoveryCode));
  await deleteDevices(tx, memberId);
  const ended = await removeSessions(tx, memberId, { except: sessionId });
  const session = await renewSession(platform, tx, sessionId);
  const device = await renewDevice(platform, tx, memberId);
  return { recoveryCodes, ended, cookies: session === undefined ? [] : [session, device] };
}

/**
 * A second step was removed: half-finished logins end, and after the last one the recovery codes are deleted. Call it in the caller's
 * transaction.
 */
export async function endAsking(tx: Sql, memberId: number): Promise<void> {
  await store.deleteTickets(tx, memberId);
  if (!(await store.hasSecondStep(tx, memberId))) await store.deleteRecoveryCodes(tx, memberId);
}
