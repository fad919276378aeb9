import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { repeat } from './only.ts';

/** Child processes of this one whose script is an endless loop. */
function busyProcesses(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!pid) return [];
    try {
      const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(parent) === process.pid && script.includes('for (;;);') ? [pid] : [];
    } catch {
      return [];
    }
  });
}

it.runIf(process.platform === 'linux')(
  'names the rounds in which a runner failed, and keeps a processor busy for as long as they last',
  async () => {
    const seen: number[] = [];
    let calls = 0;
    const sound = () => Promise.resolve({ status: 0, output: '' });
    const failsTwice = () => {
      calls += 1;
      seen.push(busyProcesses().length);
      return Promise.resolve({ status: calls === 2 || calls === 4 ? 1 : 0, output: '' });
    };
    expect(await repeat([sound, failsTwice], 5)).toEqual([2, 4]);
    expect(seen).toEqual([1, 1, 1, 1, 1]);
    await expect.poll(busyProcesses).toEqual([]);
  },
);

it('ends the busy process where a runner throws', async () => {
  await expect(repeat([() => Promise.reject(new Error('no such program'))], 3)).rejects.toThrow('no such program');
  await expect.poll(busyProcesses).toEqual([]);
});
