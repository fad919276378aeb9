import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchSilence } from './silence.ts';

const onSilence = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  onSilence.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports silence once, after the named time without a sign of life', () => {
  const watch = watchSilence(onSilence);
  watch.heard(40_000);
  vi.advanceTimersByTime(30_000);
  watch.heard();
  vi.advanceTimersByTime(39_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('applies the newest limit', () => {
  const watch = watchSilence(onSilence);
  watch.heard(40_000);
  watch.heard(1_000);
  vi.advanceTimersByTime(1_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('expects nothing before a limit is known, nor after it was stopped', () => {
  const watch = watchSilence(onSilence);
  watch.heard();
  vi.advanceTimersByTime(400_000);
  watch.heard(1_000);
  watch.stop();
  vi.advanceTimersByTime(400_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it('notices silence by the clock when its timer slept with a hidden tab or a closed laptop', () => {
  const watch = watchSilence(onSilence);
  watch.heard(40_000);
  expect(watch.isOver()).toBe(false);
  vi.setSystemTime(Date.now() + 40_000);
  expect(watch.isOver()).toBe(true);
  expect(onSilence).not.toHaveBeenCalled();
});
