import { limits } from '@heartline/api-client/contract';

import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import { lockMember } from '../identity/account.store.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { hashSecret, newPublicId, newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionCookieName } from './cookie.ts';
import type { Entrant } from './entrant.ts';
import { forgetSubscriptions } from './push.store.ts';
import { deleteSessionOfToken, deleteSessions, insertSession, replaceToken, sessionExists } from './session.store.ts';

const day = 86_400;
/** Seconds: SES-03, security.md section 1. */
const sessionLife = { absolute: limits.sessionDays * day, idle: 14 * day, withoutRemember: day } as const;

export const idleSince = (now: Date): Date => new Date(now.getTime() - sessionLife.idle * 1000);

export interface SessionStart {
  client: string | undefined;
  userAgent: string | undefined;
  /** The session survives the end of the browser. */
  remember: boolean;
}

/** Creates a new session, in the entrant's transaction. Returns the cookie; the secret in it is stored nowhere. */
export async function startSession(
  { clock }: Pick<Platform, 'clock'>,
  { tx, memberId }: Entrant,
  { client, userAgent, remember }: SessionStart,
): Promise<string> {
  const secret = newSecret();
  const now = clock.now();
  const life = remember ? sessionLife.absolute : sessionLife.withoutRemember;
  await insertSession(tx, {
    tokenHash: hashSecret(secret),
    publicId: newPublicId(),
    memberId,
    client: client ?? 'web',
    userAgent: (userAgent ?? '').slice(0, 200),
    now,
    expiresAt: new Date(now.getTime() + life * 1000),
  });
  return makeCookie(sessionCookieName, secret, remember ? life : undefined);
}

/**
 * Gives a session a new secret, in the caller's transaction: it continues with its streams, but copies of the old cookie stop working.
 * Undefined if it has ended meanwhile.
 */
export async function renewSession(
  { clock }: Pick<Platform, 'clock'>,
  sql: Sql,
  sessionId: string,
): Promise<string | undefined> {
  const secret = newSecret();
  const life = await replaceToken(sql, sessionId, hashSecret(secret));
  if (!life) return undefined;
  const remember = life.expires_at.getTime() - life.created_at.getTime() > sessionLife.withoutRemember * 1000;
  const left = Math.round((life.expires_at.getTime() - clock.now().getTime()) / 1000);
  return makeCookie(sessionCookieName, secret, remember ? left : undefined);
}

/**
 * Locks the member of a session for a change of the log-in, and refuses if the session was ended since the call began: a new password that
 * ends a thief's session must not be followed by the thief's own change.
 * @throws ServerError authentication_required
 */
export async function holdSession(tx: Transaction, { memberId, sessionId }: MemberViewer): Promise<void> {
  await lockMember(tx, memberId);
  if (!(await sessionExists(tx, sessionId)))
    throw new ServerError('authentication_required', { authentication_required: true });
}

type Ending = Pick<Platform, 'sql' | 'events'>;

/** The sessions of a member to end: one, all but one, or all. */
export interface Which {
  only?: string;
  except?: string;
}

/** Deletes sessions and their data, in the caller's transaction. Call `disconnectSessions` with the result afterwards. */
export async function removeSessions(sql: Sql, memberId: number, which: Which = {}): Promise<string[]> {
  const ended = await deleteSessions(sql, memberId, which);
  await forgetSubscriptions(sql, memberId, ended);
  return ended;
}

/** Ends open live streams in every process. */
export function disconnectSessions({ events }: Pick<Platform, 'events'>, memberId: number, sessions: string[]): void {
  for (const sessionId of sessions) events.disconnect(memberId, sessionId);
}

/** Ends sessions everywhere. Returns their number. */
export async function endSessions(platform: Ending, memberId: number, which: Which = {}): Promise<number> {
  const ended = await platform.sql.begin((tx) => removeSessions(tx, memberId, which));
  disconnectSessions(platform, memberId, ended);
  return ended.length;
}

/** Ends the browser's current session, at logout and before a new one starts. */
export async function endSessionOfCookie({ sql, events }: Ending, cookieHeader: string | undefined): Promise<void> {
  const secret = readCookie(cookieHeader, sessionCookieName);
  if (secret === undefined) return;
  const ended = await deleteSessionOfToken(sql, hashSecret(secret));
  if (!ended) return;
  await forgetSubscriptions(sql, ended.member_id, [ended.public_id]);
  events.disconnect(ended.member_id, ended.public_id);
}
