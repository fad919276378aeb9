import * as time from '@heartline/api-client/time';

export interface PollingOptions {
  /** Milliseconds between two rounds, before jitter; read before each round. */
  interval: () => number;
  onRound: () => void;
  random?: () => number;
}

export interface Polling {
  /** Limits the time to the next round, in milliseconds; a later round is moved to a random time within it. */
  hurry: (within: number) => void;
  stop: () => void;
}

const firstDelay = 5_000;

/**
 * Calls `onRound` after 5 s and then at each interval, ±10 % so that thousands of pages do not ask in step (SES-04). Pauses while the
 * page is hidden, and makes up for a missed round as soon as it is visible again.
 */
export function startPolling({ interval, onRound, random = Math.random }: PollingOptions): Polling {
  const jitter = (delay: number) => delay * (0.9 + random() * 0.2);
  let cancel: (() => void) | undefined;
  let due = 0;
  let missed = false;

  function schedule(delay: number) {
    due = time.now() + delay;
    cancel?.();
    cancel = time.after(delay, run);
  }
  function run() {
    if (document.hidden) {
      missed = true;
      return;
    }
    onRound();
    schedule(jitter(interval()));
  }
  function onVisibilityChange() {
    if (document.hidden || !missed) return;
    missed = false;
    run();
  }

  schedule(jitter(firstDelay));
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    hurry(within) {
      // A missed round runs when the page becomes visible.
      if (!missed && due - time.now() > within) schedule(random() * within);
    },
    stop() {
      cancel?.();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
