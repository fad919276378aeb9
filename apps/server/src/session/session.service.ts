import type { Sql } from '../platform/database.ts';
import { hashSecret, newPublicId, newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { makeCookie, sessionCookieName } from './cookie.ts';
import { deleteSessions, insertSession } from './session.store.ts';

const day = 86_400;
/** Seconds: SES-03, security.md section 1. */
export const sessionLife = { absolute: 30 * day, idle: 14 * day, withoutRemember: day } as const;

export const idleSince = (now: Date): Date => new Date(now.getTime() - sessionLife.idle * 1000);

export interface SessionStart {
  memberId: number;
  client: string | undefined;
  userAgent: string | undefined;
  /** Kept over the end of the browser. */
  remember: boolean;
}

/** Makes a new session, in the caller's transaction. Gives the cookie; the secret in it is stored nowhere. */
export async function startSession(
  { clock }: Pick<Platform, 'clock'>,
  sql: Sql,
  { memberId, client, userAgent, remember }: SessionStart,
): Promise<string> {
  const secret = newSecret();
  const now = clock.now();
  const life = remember ? sessionLife.absolute : sessionLife.withoutRemember;
  await insertSession(sql, {
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

/** Ends sessions everywhere: rows, open streams, and within a second or two every process's memory. Gives how many there were. */
export async function endSessions(
  { sql, events }: Pick<Platform, 'sql' | 'events'>,
  memberId: number,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await deleteSessions(sql, memberId, which);
  for (const sessionId of ended) events.disconnect(memberId, sessionId);
  return ended.length;
}
