import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { restWhileHidden } from './hidden-stream.ts';

type Run = (lock: object | null) => Promise<void> | undefined;

/** The lock that all pages of a browser share. */
function createLocks() {
  const waiting: (() => Promise<void>)[] = [];
  let held = false;
  const hold = async (run: Run) => {
    held = true;
    await run({});
    held = false;
    void waiting.shift()?.();
  };
  const request = async (_name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, run: Run) => {
    await Promise.resolve();
    if (!held) return await hold(run);
    if (options.ifAvailable) return await run(null);
    return await new Promise<void>((resolve, reject) => {
      const turn = () => hold(run).then(resolve);
      waiting.push(turn);
      options.signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(turn);
        if (at >= 0) reject(new DOMException('The request was withdrawn', 'AbortError'));
        if (at >= 0) waiting.splice(at, 1);
      });
    });
  };
  return { request: request as unknown as LockManager['request'] };
}

/** A page that is hidden now: whether its stream is open, and the way to show it again. */
function hide(locks?: ReturnType<typeof createLocks>) {
  const page = { open: true, show: () => {}, hideAgain: () => {} };
  const connection = {
    rest: () => {
      page.open = false;
    },
    wake: () => {
      page.open = true;
    },
  };
  page.hideAgain = () => {
    page.show = restWhileHidden(connection, locks);
  };
  page.hideAgain();
  return page;
}
const streams = (pages: readonly { open: boolean }[]) => pages.map(({ open }) => open);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the stream of one hidden page, and passes it on when that one is shown', async () => {
  const locks = createLocks();
  const pages = [hide(locks), hide(locks), hide(locks)];
  await vi.advanceTimersByTimeAsync(4_999);
  expect(streams(pages)).toEqual([true, true, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams(pages)).toEqual([true, false, false]);
  pages[0]!.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams(pages)).toEqual([true, true, false]);
});

it('leaves a page alone that is shown again before its turn', async () => {
  const locks = createLocks();
  const pages = [hide(locks), hide(locks), hide(locks)];
  await vi.advanceTimersByTimeAsync(5_000);
  // Its owner wakes the stream.
  pages[1]!.show();
  pages[0]!.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams(pages)).toEqual([true, false, true]);
});

it('opens the stream of a page that was hidden twice and comes first the second time', async () => {
  const locks = createLocks();
  const [first, second] = [hide(locks), hide(locks)];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams([first, second])).toEqual([true, false]);
  // Both are hidden once more, and the second asks first: its stream has rested since.
  second.show();
  second.hideAgain();
  await vi.advanceTimersByTimeAsync(1);
  first.show();
  first.hideAgain();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams([first, second])).toEqual([false, true]);
});

it('closes the last stream after five minutes, and in a browser without locks each', async () => {
  vi.stubGlobal('navigator', {});
  const pages = [hide(createLocks()), hide(), hide()];
  await vi.advanceTimersByTimeAsync(299_999);
  expect(streams(pages)).toEqual([true, true, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams(pages)).toEqual([false, false, false]);
});
