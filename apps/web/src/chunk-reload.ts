import { sessionStore } from '@heartline/features/shared';

const key = 'heartline.chunk-reload';
const pause = 60_000;

/** NAV-08: after a release old chunks are gone; one full reload helps, and at most one in 60 s. */
export function reloadOnceOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would reload by itself, whether there is a network or not; this mark tells it that it has.
    sessionStore.write(`tanstack_router_reload:${payload.message}`, 1);
    void reloadWhereItHelps();
  });
}

/**
 * Loads the page anew where that can help; answers whether it does, and else whether the site can be reached.
 * @param asked by a press: then as often as the reader likes.
 */
export async function reloadWhereItHelps(asked = false): Promise<'reloads' | 'reachable' | 'unreachable'> {
  if (!(await siteAnswers())) return 'unreachable';
  // Read after the wait: what failed and the page that says so may both have asked.
  const last = Number(sessionStore.read(key) ?? 0);
  if (!asked && Date.now() - last < pause) return 'reachable';
  // Without storage there is no telling how often it was tried, so it is not.
  if (!sessionStore.write(key, Date.now()) && !asked) return 'reachable';
  location.reload();
  return 'reloads';
}

/** While the network is away a reload would take the page that is there. */
async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch('/offline', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
