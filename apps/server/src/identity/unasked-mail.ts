import type { RateLimiter } from '../platform/http/rate-limit.ts';
import { ServerError } from '../platform/http/errors.ts';
import { hashSecret } from '../platform/ids.ts';

/**
 * Sends a mail that anybody can cause: five a day to one address of a pool, and silently none beyond that. A mail that fails does not
 * count, because its job tries again.
 */
export async function sendUnasked(
  limits: RateLimiter,
  { pool, emailKey }: { pool: string; emailKey: string },
  send: () => Promise<void>,
): Promise<void> {
  const key = `reset:${pool}:${hashSecret(emailKey).toString('base64url')}`;
  if (!(await isWithin(() => limits.take('stranger', key, '')))) return;
  try {
    await send();
  } catch (error) {
    await limits.giveBack('stranger', key, '');
    throw error;
  }
}

/** Takes a limit. Returns false if it is reached. */
export async function isWithin(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof ServerError && error.body.code === 'rate_limited') return false;
    throw error;
  }
}
