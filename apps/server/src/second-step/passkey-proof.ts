import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';

import { invalidFields, ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Caller } from '../session/login.service.ts';
import { relyingParty } from '../session/relying-party.ts';
import { isAsked, newChallenge, type Asked } from './passkey-challenge.ts';
import * as store from './passkeys.store.ts';

/** The browser's options for showing one of the member's passkeys. @throws ServerError conflict: none works on this host */
export async function askForPasskey(platform: Platform, asked: Asked, caller: Caller): Promise<string> {
  const { id } = relyingParty(platform, caller);
  const here = (await store.listPasskeys(platform.sql, asked.memberId)).filter(({ host }) => host === id);
  if (here.length === 0) throw new ServerError('conflict');
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: await newChallenge(platform, asked),
    allowCredentials: here.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as [],
    })),
    // The password was right: possession of the key is the second proof.
    userVerification: 'preferred',
  });
  return JSON.stringify(options);
}

/**
 * Accepts the answer of a passkey of this member, once.
 * @throws ServerError validation_failed (passkey): not recognised; link_invalid: not asked here, or too long ago
 */
export async function takePasskey(platform: Platform, text: string, asked: Asked, caller: Caller): Promise<void> {
  const { sql, clock } = platform;
  const { id, origin } = relyingParty(platform, caller);
  await readAnswer('passkey', async (asWasAsked) => {
    const response = JSON.parse(text) as AuthenticationResponseJSON;
    const passkey = await store.findPasskey(sql, asked.memberId, String(response.id));
    if (!passkey || passkey.host !== id) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) => asWasAsked(await isAsked(sql, challenge, asked, clock.now())),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports as [],
      },
    });
    if (!verified) return undefined;
    return (await store.markPasskeyUsed(sql, passkey.id, authenticationInfo.newCounter, clock.now())) || undefined;
  });
}

/**
 * Parses the browser's answer, which may be anything: unreadable input counts as a wrong answer.
 * @param field the field named when a wrong answer is refused
 * @throws ServerError validation_failed (field), link_invalid
 */
export async function readAnswer<T>(
  field: 'passkey' | 'response',
  look: (asWasAsked: (was: boolean) => boolean) => Promise<T | undefined>,
): Promise<T> {
  let late = false;
  const asWasAsked = (was: boolean) => {
    late = !was;
    return was;
  };
  const found = await look(asWasAsked).catch((error: unknown) => {
    // The database is away: that is not the browser's fault.
    if (error instanceof ServerError || (error as { severity?: string }).severity !== undefined) throw error;
    return undefined;
  });
  if (late) throw new ServerError('link_invalid');
  if (found === undefined) throw invalidFields({ [field]: 'invalid' });
  return found;
}
