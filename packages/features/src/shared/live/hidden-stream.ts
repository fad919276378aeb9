import type { LiveConnection } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';

/** Milliseconds: a short visit to another tab leaves the stream open. */
const briefly = 5_000;
/** Milliseconds after which a hidden page closes its stream in any case; it catches up when it is visible again. */
const longHidden = 300_000;
/** Held by the one hidden page of a browser that keeps its stream. */
const lockName = 'heartline-hidden-stream';

/**
 * Closes the streams of hidden pages but one: a browser opens six connections to a server without HTTP/2, and the seventh page with a
 * stream would load for ever. Another hidden page takes over when that one is shown or closed. Call it when the page is hidden; returns
 * the function for when it is visible again.
 */
export function restWhileHidden(
  { rest, wake }: Pick<LiveConnection, 'rest' | 'wake'>,
  // Missing without HTTPS: then every hidden page keeps its stream for `longHidden`.
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): () => void {
  const visible = new AbortController();
  const { signal } = visible;
  const untilVisible = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const takeTurn = () =>
    locks?.request(lockName, { signal }, () => {
      wake();
      return untilVisible;
    });
  const share = () =>
    locks?.request(lockName, { ifAvailable: true }, (lock) => {
      if (signal.aborted) return undefined;
      if (lock) {
        // It may have rested since it was hidden first.
        wake();
        return untilVisible;
      }
      rest();
      // Rejects when the page is visible again before its turn.
      takeTurn()?.catch(() => {});
      return undefined;
    });
  const cancelShare = time.after(briefly, () => void share()?.catch(() => {}));
  const cancelRest = time.after(longHidden, () => {
    visible.abort();
    rest();
  });
  return () => {
    cancelShare();
    cancelRest();
    visible.abort();
  };
}
