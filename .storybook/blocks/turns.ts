/** Number of frames that may load at the same time: each is a whole page. */
const most = 3;
/** Milliseconds after which the next frame begins, even if the current one never reports that it is ready. */
const patience = 8_000;

const waiting: Turn[] = [];
let busy = 0;

class Turn {
  #state: 'waiting' | 'busy' | 'over' = 'waiting';
  readonly #begin: () => void;

  constructor(begin: () => void) {
    this.#begin = begin;
  }

  begin(): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'busy';
    busy += 1;
    this.#begin();
    setTimeout(() => this.end(), patience);
  }

  end(): void {
    if (this.#state === 'busy') busy -= 1;
    this.#state = 'over';
    next();
  }
}

function next(): void {
  while (busy < most && waiting.length > 0) waiting.shift()?.begin();
}

/** Calls `begin` when the element is near the window and fewer than `most` frames are loading. `end` starts the next one. */
export function takeTurn(element: Element, begin: () => void): { end: () => void } {
  const turn = new Turn(begin);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      waiting.push(turn);
      next();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return {
    end: () => {
      observer.disconnect();
      turn.end();
    },
  };
}
