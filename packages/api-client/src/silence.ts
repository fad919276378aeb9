import type { Time } from './time.ts';

export interface SilenceWatch {
  /** Something was received, and more is due within this many milliseconds; without a number, within the former limit. */
  heard: (within?: number) => void;
  /** Nothing is expected any more. */
  stop: () => void;
  /** Whether the silence has lasted too long, even if the timer slept with its tab and has not fired yet. */
  isOver: () => boolean;
}

/**
 * Notices that nothing was received for too long. A connection whose other side vanished looks open for ever, and no browser reports
 * it. Goes by the clock as well as the timer, which background tabs and sleeping machines hold back.
 */
export function watchSilence(onSilence: () => void, { now, after }: Pick<Time, 'now' | 'after'>): SilenceWatch {
  let limit: number | undefined;
  let last = 0;
  let cancel: (() => void) | undefined;

  const left = () => (limit === undefined ? Infinity : last + limit - now());

  function look(): void {
    cancel = undefined;
    if (limit === undefined) return;
    if (left() > 0) cancel = after(left(), look);
    else {
      limit = undefined;
      onSilence();
    }
  }

  return {
    heard(within = limit) {
      const sooner = within !== limit;
      limit = within;
      last = now();
      if (limit === undefined || (cancel !== undefined && !sooner)) return;
      cancel?.();
      cancel = after(limit, look);
    },
    stop() {
      cancel?.();
      cancel = undefined;
      limit = undefined;
    },
    isOver: () => left() <= 0,
  };
}
