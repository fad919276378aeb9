import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { createDecoderPool } from './decoder-pool.ts';

/** Work that runs until the test ends it. */
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
const task = (owner = 1, megabytes = 10, signal?: AbortSignal) => ({ owner, megabytes, signal });

describe('the decoder pool', () => {
  it('runs as many tasks as there are decoders, in the order of arrival', async () => {
    const pool = createDecoderPool({ decoders: ['x', 'y'], megabytes: 100, waiting: 10 });
    const { running, work, end } = works();
    const all = ['a', 'b', 'c'].map((name) => pool.run(task(), work(name)));
    await turn();
    expect(running).toEqual(['a', 'b']);
    await end('a');
    expect(running).toEqual(['b', 'c']);
    await end('b');
    await end('c');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('gives each task a decoder of its own', async () => {
    const pool = createDecoderPool({ decoders: ['x', 'y'], megabytes: 100, waiting: 10 });
    const { work, end } = works();
    const had: string[] = [];
    const all = ['a', 'b', 'c'].map((name) =>
      pool.run(task(), async (decoder) => {
        had.push(decoder);
        await work(name)();
      }),
    );
    await turn();
    expect(new Set(had)).toEqual(new Set(['x', 'y']));
    await end('a');
    expect(had[2]).toBe(had[0]);
    await end('b');
    await end('c');
    await Promise.all(all);
  });

  it('runs a big task alone, and lets none overtake it', async () => {
    const pool = createDecoderPool({ decoders: ['x', 'y'], megabytes: 100, waiting: 10 });
    const { running, work, end } = works();
    const all = [
      pool.run(task(1, 30), work('small')),
      pool.run(task(2, 80), work('big')),
      pool.run(task(3, 30), work('later')),
    ];
    await turn();
    expect(running).toEqual(['small']);
    await end('small');
    expect(running).toEqual(['big']);
    await end('big');
    expect(running).toEqual(['later']);
    await end('later');
    await Promise.all(all);
  });

  it('alternates between owners: one photo does not wait behind twenty of another member', async () => {
    const pool = createDecoderPool({ decoders: ['x'], megabytes: 100, waiting: 10 });
    const order: string[] = [];
    const add = (owner: number, name: string) =>
      pool.run(task(owner), async () => {
        order.push(name);
        await turn();
      });
    const all = [add(1, 'a1'), add(1, 'a2'), add(1, 'a3'), add(1, 'a4'), add(2, 'b1'), add(2, 'b2'), add(3, 'c1')];
    await Promise.all(all);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('removes queued tasks whose sender has gone', async () => {
    const pool = createDecoderPool({ decoders: ['x'], megabytes: 100, waiting: 2 });
    const { running, work, end } = works();
    const first = pool.run(task(), work('first'));
    const gone = new AbortController();
    const left = pool.run(task(2, 10, gone.signal), work('left'));
    const stays = pool.run(task(2), work('stays'));
    gone.abort();
    await expect(left).rejects.toMatchObject({ body: { code: 'busy' } });
    // Its slot in the queue is free again.
    const last = pool.run(task(3), work('last'));
    await end('first');
    expect(running).toEqual(['stays']);
    await end('stays');
    await end('last');
    await Promise.all([first, stays, last]);
    await expect(pool.run(task(2, 10, gone.signal), work('left'))).rejects.toMatchObject({ body: { code: 'busy' } });
  });

  it('refuses when too many wait, and continues after a failure', async () => {
    const pool = createDecoderPool({ decoders: ['x'], megabytes: 100, waiting: 1 });
    const { work, end } = works();
    const first = pool.run(task(), work('first'));
    const failing = pool.run(task(), async () => Promise.reject(new Error('broken')));
    await expect(pool.run(task(), work('third'))).rejects.toMatchObject({
      status: 503,
      body: { code: 'busy' },
      retryAfter: 20,
    });
    failing.catch(() => {});
    await end('first');
    await first;
    await expect(failing).rejects.toThrow('broken');
    await expect(pool.run(task(), async () => 'again')).resolves.toBe('again');
  });
});
