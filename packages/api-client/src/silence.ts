export interface SilenceWatch {
  /** Something has come, and more is to come within so many milliseconds; without a number: as before. */
  heard: (within?: number) => void;
  /** Nothing is expected. */
  stop: () => void;
  /** Whether it has been silent for too long: a timer that slept with its tab has not said so yet. */
  isOver: () => boolean;
}

/**
 * A connection whose other side has gone without a word looks open for ever: no browser tells. This notices that nothing came, by the
 * clock and not by the timer alone, which background tabs and sleeping machines hold back.
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
