import { ServerError } from '../platform/http/errors.ts';

export interface DecoderTask {
  /** Whose photo it is. */
  owner: number;
  /** That decoding it takes. */
  megabytes: number;
  /** The sender has gone: the photo gives up its place. */
  signal?: AbortSignal | undefined;
}

export interface DecoderPool<D> {
  /** Runs `work` when a decoder is free and its memory fits. @throws ServerError busy when too many wait, or when the sender went */
  run: <T>(task: DecoderTask, work: (decoder: D) => Promise<T>) => Promise<T>;
}

interface Waiting<D> {
  megabytes: number;
  start: (decoder: D) => void;
}

/**
 * Lets a few decoders work at a time, within a common budget of memory: two pictures that must be held whole do not decode side by side.
 * Owners take turns, so that who sends one photo does not wait behind all those of another; the photos of one go in their order. Nobody
 * overtakes a big one that waits for its memory.
 */
export function createDecoderPool<D>({
  decoders,
  megabytes: budget,
  waiting: most,
}: {
  decoders: readonly D[];
  megabytes: number;
  waiting: number;
}): DecoderPool<D> {
  const free = [...decoders];
  /** By owner; whose turn it is comes first. */
  const queues = new Map<number, Waiting<D>[]>();
  let waiting = 0;
  let used = 0;

  function startNext() {
    for (;;) {
      const [turn] = queues;
      const next = turn?.[1][0];
      const fits = next && (free.length === decoders.length || used + next.megabytes <= budget);
      const decoder = fits ? free.pop() : undefined;
      if (!turn || !next || decoder === undefined) return;
      const [owner, [, ...others]] = turn;
      queues.delete(owner);
      if (others.length > 0) queues.set(owner, others);
      waiting -= 1;
      used += next.megabytes;
      next.start(decoder);
    }
  }

  function enter({ owner, megabytes, signal }: DecoderTask): Promise<D> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        const others = queues.get(owner)?.filter((other) => other !== one) ?? [];
        if (others.length > 0) queues.set(owner, others);
        else queues.delete(owner);
        waiting -= 1;
        reject(new ServerError('busy'));
        startNext();
      };
      const one: Waiting<D> = {
        megabytes,
        start: (decoder) => {
          signal?.removeEventListener('abort', leave);
          resolve(decoder);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      queues.set(owner, [...(queues.get(owner) ?? []), one]);
      waiting += 1;
      startNext();
    });
  }

  return {
    async run(task, work) {
      if (waiting >= most) throw new ServerError('busy', { retryAfter: 20 });
      if (task.signal?.aborted) throw new ServerError('busy');
      const decoder = await enter(task);
      try {
        return await work(decoder);
      } finally {
        free.push(decoder);
        used -= task.megabytes;
        startNext();
      }
    },
  };
}
