import { ServerError } from '../platform/http/errors.ts';

export interface DecoderPool {
  /** Runs `work` when a decoder is free and its memory fits. @throws ServerError busy when too many wait */
  run: <T>(megabytes: number, work: () => Promise<T>) => Promise<T>;
}

/**
 * Lets a few decoders work at a time, within a common budget of memory: two pictures that must be held whole do not decode side by side.
 * First come, first served, so that a big one is not overtaken for ever.
 */
export function createDecoderPool({
  decoders,
  megabytes: budget,
  waiting,
}: {
  decoders: number;
  megabytes: number;
  waiting: number;
}): DecoderPool {
  const queue: { megabytes: number; start: () => void }[] = [];
  let running = 0;
  let used = 0;

  function startNext() {
    for (
      let next = queue[0];
      next && running < decoders && (running === 0 || used + next.megabytes <= budget);
      next = queue[0]
    ) {
      queue.shift();
      running += 1;
      used += next.megabytes;
      next.start();
    }
  }

  return {
    async run(megabytes, work) {
      if (queue.length >= waiting) throw new ServerError('busy', { retryAfter: 2 });
      await new Promise<void>((start) => {
        queue.push({ megabytes, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        used -= megabytes;
        startNext();
      }
    },
  };
}
