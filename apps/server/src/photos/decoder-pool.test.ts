import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { createDecoderPool } from './decoder-pool.ts';

/** Work that runs until it is told to end. */
function works() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    work: (name: string) => async () => {
      running.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      running.splice(running.indexOf(name), 1);
      return name;
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await turn();
    },
  };
}

describe('the decoder pool', () => {
  it('lets two work at a time, in the order they came', async () => {
    const pool = createDecoderPool({ decoders: 2, megabytes: 100, waiting: 10 });
    const { running, work, end } = works();
    const all = ['a', 'b', 'c'].map((name) => pool.run(10, work(name)));
    await turn();
    expect(running).toEqual(['a', 'b']);
    await end('a');
    expect(running).toEqual(['b', 'c']);
    await end('b');
    await end('c');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('lets a big one work alone, and nobody overtakes it', async () => {
    const pool = createDecoderPool({ decoders: 2, megabytes: 100, waiting: 10 });
    const { running, work, end } = works();
    const all = [pool.run(30, work('small')), pool.run(80, work('big')), pool.run(30, work('later'))];
    await turn();
    expect(running).toEqual(['small']);
    await end('small');
    expect(running).toEqual(['big']);
    await end('big');
    expect(running).toEqual(['later']);
    await end('later');
    await Promise.all(all);
  });

  it('refuses when too many wait, and goes on after a failure', async () => {
    const pool = createDecoderPool({ decoders: 1, megabytes: 100, waiting: 1 });
    const { work, end } = works();
    const first = pool.run(1, work('first'));
    const failing = pool.run(1, async () => Promise.reject(new Error('broken')));
    await expect(pool.run(1, work('third'))).rejects.toMatchObject({
      status: 503,
      body: { code: 'busy' },
      retryAfter: 2,
    });
    failing.catch(() => {});
    await end('first');
    await first;
    await expect(failing).rejects.toThrow('broken');
    await expect(pool.run(1, async () => 'again')).resolves.toBe('again');
  });
});
