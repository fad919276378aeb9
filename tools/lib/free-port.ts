import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Default ports of the tests: each the first of a range. */
export const usualPorts = { acceptance: 3_200, storybook: 6_107 } as const;

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  return await freePorts(1);
}

/** Below the ephemeral ports for outgoing connections: a port that is free here stays free until it is listened on. */
const [lowest, highest] = [20_000, 30_000];

/** The first of this many consecutive ports that are free at the moment: the usual one, unless one of them is taken. */
export async function freePorts(count: number, usual?: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = tries === 0 && usual !== undefined ? usual : randomInt(lowest, highest - count);
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`no ${count} free ports in a row`);
}

/** On every address of the machine: a listener on one of them is in the way. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
