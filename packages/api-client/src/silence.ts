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
export function watchSilence(onSilence: () => void): SilenceWatch {
  let limit: number | undefined;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const left = () => (limit === undefined ? Infinity : last + limit - Date.now());

  function look(): void {
    timer = undefined;
    if (limit === undefined) return;
    if (left() > 0) timer = setTimeout(look, left());
    else {
      limit = undefined;
      onSilence();
    }
  }

  return {
    heard(within = limit) {
      const sooner = within !== limit;
      limit = within;
      last = Date.now();
      if (limit === undefined || (timer !== undefined && !sooner)) return;
      clearTimeout(timer);
      timer = setTimeout(look, limit);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      limit = undefined;
    },
    isOver: () => left() <= 0,
  };
}
