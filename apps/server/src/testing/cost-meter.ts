import { readFileSync, writeFileSync } from 'node:fs';

import type { ServerProcess } from './server-process.ts';

/** Milliseconds and bytes (security.md section 7). */
export const longest = 100;
export const mostMemory = 20_000_000;

export interface Cost<T> {
  result: T;
  /** Milliseconds until the slowest health check beside it. */
  beside: number;
  /** Bytes more than before. */
  memory: number;
}

export interface CostMeter {
  /** Gives the milliseconds since the call, without those that the machine made it wait. */
  stopwatch: () => () => number;
  /** What a work costs the server. */
  costOf: <T>(work: () => Promise<T>) => Promise<Cost<T>>;
  /** Milliseconds. A machine whose health check takes more than 4 ms gets a higher limit in proportion. */
  limitHere: () => Promise<number>;
}

/** @param health a health check of this server; gives the milliseconds it took */
export function createCostMeter({ child }: ServerProcess, health: () => Promise<number>): CostMeter {
  /** Milliseconds for which this process or the server was ready to run and the machine made it wait. */
  function keptWaiting(): number {
    if (process.platform !== 'linux') return 0;
    const nanoseconds = [process.pid, child.pid].map((pid) =>
      Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  }

  /** The most bytes that the process has had at once since `forgetPeak`. */
  function peakMemory(): number {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }
  const forgetPeak = () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

  return {
    stopwatch() {
      const [started, waited] = [performance.now(), keptWaiting()];
      return () => performance.now() - started - (keptWaiting() - waited);
    },
    async costOf(work) {
      forgetPeak();
      const before = peakMemory();
      let done = false;
      const result = work().finally(() => (done = true));
      // Its failure is thrown below, after the calls beside it have ended.
      result.catch(() => {});
      let beside = 0;
      do beside = Math.max(beside, await health());
      while (!done);
      return { result: await result, beside, memory: peakMemory() - before };
    },
    async limitHere() {
      const bare: number[] = [];
      for (let time = 0; time < 25; time += 1) bare.push(await health());
      return Math.max(longest, 25 * (bare.toSorted((a, b) => a - b)[12] ?? 0));
    },
  };
}
