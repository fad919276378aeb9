import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

import { makeSizes, type SizesPlan } from './photo-sizes.ts';

/** An order from the server; the answer is the photo in its sizes, or null when it cannot be read. */
export interface DecoderOrder {
  path: string;
  plan: SizesPlan;
}

// Messages have priority over photos. The priority is lowered only after everything is loaded, because a process that starts with a low
// priority takes seconds on a busy machine. On Linux each thread has its own priority, inherited from the thread that started it.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);

/** Milliseconds of CPU time, not of waiting: a busy machine refuses no photo, and endless decoding still ends. */
const longest = 10_000;

process.on('message', (order: DecoderOrder) => {
  const before = process.cpuUsage();
  // A timer of its own: this process has no platform, and loads nothing that it can do without.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    // Decoding cannot be cancelled, and an orderly exit would wait for it.
    if ((user + system) / 1000 > longest) process.kill(process.pid, 'SIGKILL');
  }, 250);
  makeSizes(order.path, order.plan)
    .then(
      (photo) => process.send?.(photo),
      () => process.send?.(null),
    )
    .finally(() => clearInterval(watch));
});
// A stop signals all processes of the server; this one has to finish the photos that the server still waits for.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
