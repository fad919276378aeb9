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

it('tells once, when nothing has come for as long as was said', () => {
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

it('goes by the newest word of how long that may be', () => {
  const watch = watchSilence(onSilence);
  watch.heard(40_000);
  watch.heard(1_000);
  vi.advanceTimersByTime(1_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('expects nothing before a limit is known, and nothing once it is stopped', () => {
  const watch = watchSilence(onSilence);
  watch.heard();
  vi.advanceTimersByTime(400_000);
  watch.heard(1_000);
  watch.stop();
  vi.advanceTimersByTime(400_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it('knows without its timer, which sleeps with a hidden tab or a closed laptop', () => {
  const watch = watchSilence(onSilence);
  watch.heard(40_000);
  expect(watch.isOver()).toBe(false);
  vi.setSystemTime(Date.now() + 40_000);
  expect(watch.isOver()).toBe(true);
  expect(onSilence).not.toHaveBeenCalled();
});
