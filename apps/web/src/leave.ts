import { forgetOthers } from '@heartline/features/shared';

let leaving = false;

/**
 * Loads `path` as a new page: the session has ended, and no data of the member stay in memory or in the browser's back-forward cache
 * (SES-03).
 */
export function leave(path: string): void {
  if (leaving) return;
  leaving = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // The member's stored data are deleted first, without asking.
  void forgetOthers().finally(() => location.replace(path));
}
