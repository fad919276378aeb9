import { forgetOthers } from '@heartline/features/shared';

let leaving = false;

/**
 * Goes to `path` as a whole page: the session is over, and nothing of the member stays in memory or can be called back by the
 * browser (SES-03).
 */
export function leave(path: string): void {
  if (leaving) return;
  leaving = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // What the member kept here goes first, as nobody is asked for it any more.
  void forgetOthers().finally(() => location.replace(path));
}
