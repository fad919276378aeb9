import { invalidFields, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { hasSecondStep } from '../identity/second-step.store.ts';
import type { Caller } from '../session/login.service.ts';
import { askOwnPassword, type KnownPassword } from '../session/own-password.service.ts';
import { takeCode, type Tries } from './code.service.ts';
import type { Asked } from './passkey-challenge.ts';
import { takePasskey } from './passkey-proof.ts';

/** The password, and where the login asks for a second step also that: a code of the app, a recovery code, or a passkey. */
export interface Proofs {
  password: string;
  code?: string | undefined;
  /** The browser's answer, as JSON. */
  passkey?: string | undefined;
}

/**
 * Verifies that the owner makes a change to the login: requires everything the login would.
 * @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), busy
 */
export async function proveOwner(
  platform: Platform,
  viewer: MemberViewer,
  { password, code, passkey }: Proofs,
  caller: Caller,
): Promise<KnownPassword> {
  const { memberId } = viewer;
  const both = await hasSecondStep(platform.sql, memberId);
  if (both && !code && !passkey) throw invalidFields({ code: 'required' });
  const known = await askOwnPassword(platform, memberId, password, caller.network);
  if (!known) throw new ServerError('password_wrong');
  if (!both) return known;
  if (passkey) await takePasskey(platform, passkey, proofOf(viewer), caller);
  else await takeCode(platform, viewer, code ?? '', triesOf(memberId, caller.network));
  return known;
}

/** The challenge for a passkey that proves the owner. */
export const proofOf = ({ sessionId, memberId }: MemberViewer): Asked => ({
  purpose: 'prove',
  of: sessionId,
  memberId,
});

/** Separate from those of the login: guessing here locks nobody out. */
export const triesOf = (memberId: number, network: string): Tries => ({ key: `second-own:${memberId}`, network });
