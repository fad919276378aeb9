import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { ServerError } from '../platform/http/errors.ts';
import { systemTime } from '../platform/time/time.ts';
import type { DecoderOrder } from './decoder-process.ts';
import type { ProcessedPhoto } from './photo-sizes.ts';

/** Milliseconds after which an idle process ends, and frees its memory. */
const idleTime = 60_000;
/** Milliseconds. The process ends by itself after ten seconds of CPU time; this is for a machine that gives it none. */
const patience = 60_000;

export interface Decoder {
  /** One photo at a time. @throws ServerError photo_unreadable, also for a photo that breaks the decoder; busy */
  make: (order: DecoderOrder) => Promise<ProcessedPhoto>;
}

/**
 * Decodes in a process of its own, started on demand: it has a lower priority, and a hostile file cannot harm the server through it. It
 * gets none of the server's settings.
 */
export function createDecoder(file = fileURLToPath(new URL('decoder-process.ts', import.meta.url))): Decoder {
  let child: ChildProcess | undefined;
  let cancelEnd: (() => void) | undefined;

  function start(): ChildProcess {
    const started = fork(file, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }
  function end() {
    child?.disconnect();
    child = undefined;
  }

  return {
    async make(order) {
      cancelEnd?.();
      const worker = (child ??= start());
      worker.ref();
      worker.channel?.ref();
      const settled = new AbortController();
      let late = false;
      const cancelKill = systemTime.after(patience, () => {
        late = true;
        worker.kill('SIGKILL');
      });
      try {
        worker.send(order);
        const [photo] = (await Promise.race([
          once(worker, 'message', { signal: settled.signal }),
          once(worker, 'exit', { signal: settled.signal }).then(() => []),
        ])) as [photo?: ProcessedPhoto | null];
        if (photo) return photo;
        throw late ? new ServerError('busy', { retryAfter: 10 }) : new ServerError('photo_unreadable');
      } finally {
        cancelKill();
        settled.abort();
        // Neither keeps an otherwise idle server process alive.
        worker.unref();
        worker.channel?.unref();
        cancelEnd = systemTime.after(idleTime, end, { ref: false });
      }
    },
  };
}
