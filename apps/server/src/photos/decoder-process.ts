import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

import { makeSizes, type SizesPlan } from './photo-sizes.ts';

/** What the server sends; the answer is the photo in its sizes, or null when it cannot be read. */
export interface DecoderOrder {
  path: string;
  plan: SizesPlan;
}

// Whoever writes to somebody goes first, whoever waits for a photo waits a little longer: but only once all is loaded, as what starts with a low
// priority on a busy machine takes seconds to be there. On Linux each thread has a priority of its own, and takes that of the one that started it.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);

/** Milliseconds of computing, not of waiting: a busy machine refuses nobody's photo, and none that never ends lasts. */
const longest = 10_000;

process.on('message', (order: DecoderOrder) => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    // What decodes cannot be called off, and an orderly end would wait for it.
    if ((user + system) / 1000 > longest) process.kill(process.pid, 'SIGKILL');
  }, 250);
  makeSizes(order.path, order.plan)
    .then(
      (photo) => process.send?.(photo),
      () => process.send?.(null),
    )
    .finally(() => clearInterval(watch));
});
// A stop of the server is told to all its processes; this one has to finish what the server still waits for.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
