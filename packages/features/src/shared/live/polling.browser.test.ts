import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startPolling } from './polling.ts';

let stop: () => void = () => {};
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('[SES-04] polls after 5 s, then at each interval', () => {
  const onRound = vi.fn<() => void>();
  ({ stop } = startPolling({ interval: () => 60_000, onRound, random: () => 0.5 }));
  vi.advanceTimersByTime(4_999);
  expect(onRound).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRound).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(onRound).toHaveBeenCalledTimes(3);
});

it('spreads the rounds of many pages over 10 % either way', () => {
  const onRound = vi.fn<() => void>();
  ({ stop } = startPolling({ interval: () => 60_000, onRound, random: () => 0 }));
  vi.advanceTimersByTime(4_500 + 54_000);
  expect(onRound).toHaveBeenCalledTimes(2);
});

it('pauses while the page is hidden, and makes up for missed rounds once when it is visible again', () => {
  const onRound = vi.fn<() => void>();
  ({ stop } = startPolling({ interval: () => 60_000, onRound, random: () => 0.5 }));
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(onRound).not.toHaveBeenCalled();
  setHidden(false);
  expect(onRound).toHaveBeenCalledTimes(1);
});

it('moves a late round to a random time within the given limit, and continues from there', () => {
  const onRound = vi.fn<() => void>();
  const polling = startPolling({ interval: () => 300_000, onRound, random: () => 0.5 });
  ({ stop } = polling);
  // This round is due earlier anyway.
  polling.hurry(60_000);
  vi.advanceTimersByTime(5_000);
  expect(onRound).toHaveBeenCalledTimes(1);
  polling.hurry(60_000);
  polling.hurry(60_000);
  vi.advanceTimersByTime(29_999);
  expect(onRound).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onRound).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(299_999);
  expect(onRound).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(onRound).toHaveBeenCalledTimes(3);
});

it('stops', () => {
  const onRound = vi.fn<() => void>();
  startPolling({ interval: () => 60_000, onRound }).stop();
  vi.advanceTimersByTime(600_000);
  expect(onRound).not.toHaveBeenCalled();
});
