import { readCookie } from '../platform/http/cookie.ts';
import type { AppDependencies } from '../platform/http/app.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionCookieName } from './cookie.ts';
import { idleSince } from './session.service.ts';
import { findRevokedSession, findSession, touchSession, type SessionRow } from './session.store.ts';

const touchEvery = 60_000;
const cacheSize = 20_000;

interface Remembered {
  viewer: MemberViewer;
  at: number;
}

export interface ViewerFinderOptions {
  /** Milliseconds for which a process may cache a session: the longest delay of a logout elsewhere. */
  cacheFor?: number;
}

/**
 * Finds the viewer by the session cookie. Members are cached for a moment, because one page makes many requests. Members who wait for a
 * right (for example a confirmation) or could lose one (staff, and premium where the route does not read it itself) are always looked up: a
 * change takes effect on the next request (security.md section 2).
 */
export function createViewerFinder(
  { sql, clock, time, log }: Pick<Platform, 'sql' | 'clock' | 'time' | 'log'>,
  { cacheFor = 1_000 }: ViewerFinderOptions = {},
): AppDependencies['findViewer'] {
  const remembered = new Map<string, Remembered>();

  async function touch(tokenHash: Buffer, row: SessionRow, now: Date): Promise<void> {
    if (now.getTime() - row.last_used_at.getTime() < touchEvery) return;
    // A failed write (a full disk) must not prevent reading.
    await touchSession(sql, tokenHash, row.member_id, now).catch((error: unknown) =>
      log.warn({ err: error }, 'session not touched'),
    );
  }

  return async (cookieHeader, options) => {
    const secret = readCookie(cookieHeader, sessionCookieName);
    if (secret === undefined) return { kind: 'visitor' };
    const tokenHash = hashSecret(secret);
    const key = tokenHash.toString('base64');
    const cached = remembered.get(key);
    if (cached && !options.fresh && time.passed() - cached.at < cacheFor) {
      if (options.remembered || cached.viewer.kind === 'free') return cached.viewer;
    } else remembered.delete(key);

    const now = clock.now();
    const row = await findSession(sql, tokenHash, now, idleSince(now));
    const viewer = row ? viewerOf(row) : ({ kind: 'visitor' } as const);
    if (!row || viewer.kind === 'visitor') return viewer;
    await touch(tokenHash, row, now);
    if (cacheFor > 0 && (viewer.kind === 'free' || viewer.kind === 'premium') && !viewer.moderator) {
      if (remembered.size >= cacheSize) remembered.clear();
      remembered.set(key, { viewer, at: time.passed() });
    }
    return viewer;
  };
}

/** Finds the member whose session this cookie was until it was ended from elsewhere: the device must delete their data. */
export function createRevokedFinder({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): AppDependencies['findRevoked'] {
  return async (cookieHeader) => {
    const secret = readCookie(cookieHeader, sessionCookieName);
    return secret === undefined ? undefined : await findRevokedSession(sql, hashSecret(secret), clock.now());
  };
}

function viewerOf(row: SessionRow): Viewer {
  if (row.status !== 'active' && row.status !== 'pending_deletion') return { kind: 'visitor' };
  return {
    kind: kindOf(row),
    memberId: row.member_id,
    publicId: row.member_public_id,
    pool: row.pool,
    siteId: row.site_id,
    country: row.country,
    language: row.language,
    moderator: row.moderator,
    ageChecked: row.age_checked,
    sessionId: row.public_id,
  };
}

function kindOf({ status, confirmed, premium }: SessionRow): MemberViewer['kind'] {
  if (status === 'pending_deletion') return 'pending_deletion';
  if (!confirmed) return 'unconfirmed';
  return premium ? 'premium' : 'free';
}
