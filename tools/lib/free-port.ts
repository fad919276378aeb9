import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Of the tests, where nobody says another: each the first of its row. */
export const usualPorts = { acceptance: 3_200, storybook: 6_107 } as const;

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  return await freePorts(1);
}

/** Below the ports that systems give to outgoing connections: what is free here stays so until it is listened on. */
const [lowest, highest] = [20_000, 30_000];

/** The first of so many ports in a row that nobody listens on just now: the usual one, unless somebody does. */
export async function freePorts(count: number, usual?: number): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = tries === 0 && usual !== undefined ? usual : randomInt(lowest, highest - count);
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`no ${count} free ports in a row`);
}

/** On every address of the machine: what listens on one of them is in the way of others. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
