export interface PollingOptions {
  /** Milliseconds between two rounds, before jitter. */
  interval: number;
  onRound: () => void;
  random?: () => number;
}

const firstDelay = 5_000;

/**
 * Calls `onRound` after 5 s and then each interval, ±10 % so that thousands of pages do not ask in step (SES-04). Rests while the
 * page is hidden, and makes up for a missed round at once when it is seen again. Gives the function that stops it.
 */
export function startPolling({ interval, onRound, random = Math.random }: PollingOptions): () => void {
  const jitter = (delay: number) => delay * (0.9 + random() * 0.2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;

  function schedule(delay: number) {
    timer = setTimeout(run, jitter(delay));
  }
  function run() {
    if (document.hidden) {
      missed = true;
      return;
    }
    onRound();
    schedule(interval);
  }
  function onVisibilityChange() {
    if (document.hidden || !missed) return;
    missed = false;
    run();
  }

  schedule(firstDelay);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
