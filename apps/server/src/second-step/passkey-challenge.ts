import { randomBytes } from 'node:crypto';

import type { Sql } from '../platform/database.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { insertChallenge, takeChallenge } from './passkeys.store.ts';

/** Milliseconds from the challenge to the answer: long enough to fetch a key. */
const challengeLife = 5 * 60_000;

/** The member a challenge is for, and its purpose. */
export interface Asked {
  /** `add` and `prove` belong to a session, `enter` to the ticket of the first step. */
  purpose: 'add' | 'prove' | 'enter';
  /** The session or the ticket. */
  of: string;
  memberId: number;
}

const boundTo = ({ purpose, of }: Asked): Buffer => hashSecret(`${purpose}:${of}`);

/** A new challenge: 256 random bits, stored hashed. */
export async function newChallenge({ sql, clock }: Platform, asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await insertChallenge(sql, {
    hash: hashSecret(Buffer.from(challenge).toString('base64url')),
    boundTo: boundTo(asked),
    memberId: asked.memberId,
    expiresAt: new Date(clock.now().getTime() + challengeLife),
  });
  return challenge;
}

/** Whether this challenge was given to this member and not answered before. The check uses it up. */
export const isAsked = (sql: Sql, challenge: string, asked: Asked, now: Date): Promise<boolean> =>
  takeChallenge(sql, { hash: hashSecret(challenge), boundTo: boundTo(asked), memberId: asked.memberId }, now);
