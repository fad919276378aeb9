import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createReceipts } from './receipts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const note = (conversationId: string, seq: number, mine = false) => ({ conversationId, seq, mine });

it('[CHAT-09] reports once per conversation the newest message this device has received', () => {
  const tell = vi.fn<(id: string, seq: number) => Promise<unknown>>().mockResolvedValue({});
  const receipts = createReceipts(tell);
  for (const message of [note('a', 1), note('a', 3), note('a', 2), note('b', 7)]) receipts.note(message);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(tell.mock.calls).toEqual([
    ['a', 3],
    ['b', 7],
  ]);
  vi.advanceTimersByTime(1_000);
  receipts.note(note('a', 4));
  vi.advanceTimersByTime(250);
  expect(tell.mock.lastCall).toEqual(['a', 4]);
});

it("[CHAT-09] does not report the member's own messages, and continues after a failed call", async () => {
  const tell = vi.fn<(id: string, seq: number) => Promise<unknown>>().mockRejectedValue(new Error('no network'));
  const receipts = createReceipts(tell);
  receipts.note(note('a', 1, true));
  await vi.advanceTimersByTimeAsync(250);
  expect(tell).not.toHaveBeenCalled();
  receipts.note(note('a', 2));
  await vi.advanceTimersByTimeAsync(250);
  receipts.note(note('a', 3));
  await vi.advanceTimersByTimeAsync(250);
  expect(tell.mock.calls).toEqual([
    ['a', 2],
    ['a', 3],
  ]);
});

it('[CHAT-09] reports nothing once the page is left', () => {
  const tell = vi.fn<(id: string, seq: number) => Promise<unknown>>();
  const receipts = createReceipts(tell);
  receipts.note(note('a', 1));
  receipts.stop();
  vi.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
});
