import * as time from '@heartline/api-client/time';
import { sessionStore } from '@heartline/features/shared';

const key = 'heartline.chunk-reload';
const pause = 60_000;

/** NAV-08: after a release old chunks are gone; one full reload helps, and at most one in 60 s. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would reload by itself, even without a network; this mark makes it believe that it has.
    sessionStore.write(`tanstack_router_reload:${payload.message}`, 1);
    void reloadWhereItHelps();
  });
}

/**
 * Reloads the page if that can help. Returns whether it does, and else whether the site can be reached.
 * @param asked by a press: then as often as the reader likes.
 */
export async function reloadWhereItHelps(asked = false): Promise<'reloads' | 'reachable' | 'unreachable'> {
  if (!(await siteAnswers())) return 'unreachable';
  // Read after the await: the failed chunk and the page that reports it may both have called.
  const last = Number(sessionStore.read(key) ?? 0);
  if (!asked && time.now() - last < pause) return 'reachable';
  // Without storage the number of reloads cannot be limited, so there is none.
  if (!sessionStore.write(key, time.now()) && !asked) return 'reachable';
  location.reload();
  return 'reloads';
}

/** Without a network a reload would lose the present page. */
async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch('/offline', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
