import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { enqueueNewsMail } from '../identity/account-mail.ts';
import { findAddressee } from '../identity/account.store.ts';
import { hasSecondStep } from '../identity/second-step.store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Sql } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { isTooLong } from '../platform/text.ts';
import type { Caller } from '../session/login.service.ts';
import { relyingParty } from '../session/relying-party.ts';
import { disconnectSessions, holdSession } from '../session/session.service.ts';
import { beginAsking, endAsking } from '../second-step/first-way.ts';
import { proveOwner, type Proofs } from '../second-step/owner.service.ts';
import { isAsked, newChallenge, type Asked } from '../second-step/passkey-challenge.ts';
import { readAnswer } from '../second-step/passkey-proof.ts';
import * as store from '../second-step/passkeys.store.ts';

/** More than anybody has devices for. */
const most = 10;
/** Graphemes. */
const longestName = 60;

export interface PasskeyAnswer {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

const answerOf = (row: store.PasskeyRow): PasskeyAnswer => ({
  id: row.public_id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export const passkeysOf = async ({ sql }: Platform, { memberId }: MemberViewer): Promise<PasskeyAnswer[]> =>
  (await store.listPasskeys(sql, memberId)).map(answerOf);

const additionOf = ({ sessionId, memberId }: MemberViewer): Asked => ({ purpose: 'add', of: sessionId, memberId });

/**
 * The options with which the browser makes a passkey.
 * @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), conflict, busy
 */
export async function beginPasskey(
  platform: Platform,
  viewer: MemberViewer,
  proofs: Proofs,
  caller: Caller,
): Promise<string> {
  const { sql } = platform;
  const { memberId, publicId } = viewer;
  const [member, known] = [await findAddressee(sql, memberId), await store.listPasskeys(sql, memberId)];
  if (!member) throw notFound();
  if (known.length >= most) throw new ServerError('conflict');
  await proveOwner(platform, viewer, proofs, caller);
  const { id } = relyingParty(platform, caller);
  const options = await generateRegistrationOptions({
    rpName: caller.site.settings.name,
    rpID: id,
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(publicId),
    challenge: await newChallenge(platform, additionOf(viewer)),
    attestationType: 'none',
    // A key that stores nothing itself works too: the password has already identified the account.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known
      .filter(({ host }) => host === id)
      .map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as [] })),
  });
  return JSON.stringify(options);
}

export interface Added {
  passkey: PasskeyAnswer;
  /** Given when the account had no second step before. */
  recoveryCodes: string[] | null;
  cookies: string[];
}

/**
 * Saves the passkey that the browser has made. The first second step of an account creates its recovery codes and ends every other session.
 * @throws ServerError link_invalid: not asked here, or too long ago; validation_failed (name, response), conflict,
 * authentication_required
 */
export async function addPasskey(
  platform: Platform,
  viewer: MemberViewer,
  { name, response }: { name: string; response: string },
  caller: Caller,
): Promise<Added> {
  const { sql, clock } = platform;
  const { memberId } = viewer;
  const label = labelOf(name);
  const { id: host, origin } = relyingParty(platform, caller);
  const credential = await readAnswer('response', async (asWasAsked) => {
    const made = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: async (challenge) =>
        asWasAsked(await isAsked(sql, challenge, additionOf(viewer), clock.now())),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
    return made.verified ? made.registrationInfo.credential : undefined;
  });
  const { row, begun } = await sql.begin(async (tx) => {
    await holdSession(tx, viewer);
    if ((await store.listPasskeys(tx, memberId)).length >= most) throw new ServerError('conflict');
    const first = !(await hasSecondStep(tx, memberId));
    const kept = await store.insertPasskey(tx, {
      public_id: newPublicId(),
      member_id: memberId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      host,
      name: label,
      created_at: clock.now(),
    });
    if (!kept) throw new ServerError('conflict');
    await tell(platform, tx, viewer, 'passkeyAdded');
    return { row: kept, begun: first ? await beginAsking(platform, tx, viewer) : undefined };
  });
  if (begun) disconnectSessions(platform, memberId, begun.ended);
  return { passkey: answerOf(row), recoveryCodes: begun?.recoveryCodes ?? null, cookies: begun?.cookies ?? [] };
}

/** @throws ServerError validation_failed (name), not_found */
export async function renamePasskey(
  { sql }: Platform,
  { memberId }: MemberViewer,
  publicId: string,
  name: string,
): Promise<PasskeyAnswer> {
  const row = await store.renamePasskey(sql, memberId, publicId, labelOf(name));
  if (!row) throw notFound();
  return answerOf(row);
}

/**
 * Removing the last second step of the account deletes its recovery codes.
 * @throws ServerError password_wrong, validation_failed (code, passkey), link_invalid, account_blocked (minutes), not_found, busy
 */
export async function removePasskey(
  platform: Platform,
  viewer: MemberViewer,
  publicId: string,
  proofs: Proofs,
  caller: Caller,
): Promise<void> {
  const { sql } = platform;
  // Checked before the password, so that no member enters one for a passkey that does not exist.
  if (!(await store.listPasskeys(sql, viewer.memberId)).some(({ public_id }) => public_id === publicId))
    throw notFound();
  const known = await proveOwner(platform, viewer, proofs, caller);
  await sql.begin(async (tx) => {
    await known.hold(tx);
    if (!(await store.deletePasskey(tx, viewer.memberId, publicId))) throw notFound();
    await endAsking(tx, viewer.memberId);
    await tell(platform, tx, viewer, 'passkeyRemoved');
  });
}

function labelOf(name: string): string {
  const label = name.trim();
  if (label === '') throw invalidFields({ name: 'required' });
  if (isTooLong(label, longestName)) throw invalidFields({ name: 'too_long' });
  return label;
}

const actions = { passkeyAdded: 'passkey.add', passkeyRemoved: 'passkey.remove' } as const;

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
