import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Countdown } from './index.ts';

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describeConformance('Countdown', Countdown, {
  slot: 'countdown',
  element: HTMLSpanElement,
  props: { target: 5000, now: () => 0, label: 'Ends in' },
});

describe('[ALT-05] the countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ticks each second by the given clock, stops at zero and ends once', () => {
    const start = Date.now();
    const ended = vi.fn<() => void>();
    // The server's clock, an hour later than this machine's.
    const now = () => 3_600_000 + Date.now() - start;
    render(<Countdown target={3_600_000 + 2000} now={now} label="Ends in" onEnd={ended} />);
    const text = () => screen.getByRole('timer').getAttribute('aria-label');
    expect(text()).toBe('Ends in 00:00:02');
    wait(1000);
    expect(text()).toBe('Ends in 00:00:01');
    expect(ended).not.toHaveBeenCalled();
    wait(1000);
    expect(text()).toBe('Ends in 00:00:00');
    wait(60_000);
    expect(text()).toBe('Ends in 00:00:00');
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('redraws only itself each second', () => {
    const around = vi.fn<() => void>();
    const ticks = vi.fn<() => void>();
    function Page() {
      around();
      return (
        <Profiler id="countdown" onRender={ticks}>
          <Countdown target={Date.now() + 10_000} label="Ends in" />
        </Profiler>
      );
    }
    render(<Page />);
    around.mockClear();
    ticks.mockClear();
    for (let second = 0; second < 3; second += 1) wait(1000);
    expect(ticks).toHaveBeenCalledTimes(3);
    expect(around).not.toHaveBeenCalled();
  });

  it('leaves no timer running', () => {
    const { unmount } = render(<Countdown target={Date.now() + 10_000} label="Ends in" />);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
