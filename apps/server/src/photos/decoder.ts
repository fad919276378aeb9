import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { ServerError } from '../platform/http/errors.ts';
import type { DecoderOrder } from './decoder-process.ts';
import type { ProcessedPhoto } from './photo-sizes.ts';

/** Milliseconds after which a process that has nothing to do ends, and gives its memory back. */
const idleTime = 60_000;
/** Milliseconds. It ends by itself after ten seconds of computing; this is for a machine that does not let it compute. */
const patience = 60_000;

export interface Decoder {
  /** One photo at a time. @throws ServerError photo_unreadable, also for a photo that breaks the decoder; busy */
  make: (order: DecoderOrder) => Promise<ProcessedPhoto>;
}

/**
 * Decodes in a process of its own, which is started when it is needed: it has the lower priority, and what a hostile file does to it
 * is not done to the server. It knows nothing of the server's settings.
 */
export function createDecoder(file = fileURLToPath(new URL('decoder-process.ts', import.meta.url))): Decoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

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
      clearTimeout(idle);
      const worker = (child ??= start());
      worker.ref();
      worker.channel?.ref();
      const settled = new AbortController();
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        worker.kill('SIGKILL');
      }, patience);
      try {
        worker.send(order);
        const [photo] = (await Promise.race([
          once(worker, 'message', { signal: settled.signal }),
          once(worker, 'exit', { signal: settled.signal }).then(() => []),
        ])) as [photo?: ProcessedPhoto | null];
        if (photo) return photo;
        throw late ? new ServerError('busy', { retryAfter: 10 }) : new ServerError('photo_unreadable');
      } finally {
        clearTimeout(timer);
        settled.abort();
        // Neither keeps a process alive that has nothing else to do.
        worker.unref();
        worker.channel?.unref();
        idle = setTimeout(end, idleTime).unref();
      }
    },
  };
}
