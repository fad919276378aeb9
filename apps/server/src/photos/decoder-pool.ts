import { ServerError } from '../platform/http/errors.ts';

export interface DecoderTask {
  /** The member who uploads the photo. */
  owner: number;
  /** Memory for decoding it. */
  megabytes: number;
  /** Aborts when the sender has gone: the photo then leaves the queue. */
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
 * Runs a few decoders at a time within a common memory budget: two pictures that must be held whole are not decoded side by side. Owners
 * alternate, so that one photo does not wait behind all those of another member; photos of one owner keep their order. No photo overtakes a
 * big one that waits for memory.
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
  /** By owner; the next owner is first. */
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
