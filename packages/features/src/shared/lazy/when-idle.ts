import * as time from '@heartline/api-client/time';

/** Runs a function once the browser is idle; returns the function that cancels it. Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return time.after(200, work);
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
