import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LoadingBar } from './index.ts';

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

afterEach(cleanup);

const bar = () => document.querySelector<HTMLElement>('[data-slot="loading-bar"]');

describe('[NAV-06] the loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the package contract from the moment it shows', () => {
    const ref = createRef<HTMLDivElement>();
    render(<LoadingBar ref={ref} loading label="Loading" className="mt-px" data-extra="yes" />);
    wait(200);
    expect(ref.current).toBe(bar());
    expect(bar()?.classList.contains('mt-px')).toBe(true);
    expect(bar()?.dataset['extra']).toBe('yes');
  });

  it('shows after 200 ms and stays 500 ms after completion', () => {
    const { rerender } = render(<LoadingBar loading label="Loading" />);
    wait(199);
    expect(bar()).toBeNull();
    wait(1);
    expect(bar()?.dataset['phase']).toBe('running');
    rerender(<LoadingBar loading={false} label="Loading" />);
    expect(bar()?.dataset['phase']).toBe('done');
    wait(499);
    expect(bar()).not.toBeNull();
    wait(1);
    expect(bar()).toBeNull();
  });

  it('never shows for a quick page', () => {
    const { rerender } = render(<LoadingBar loading label="Loading" />);
    wait(150);
    rerender(<LoadingBar loading={false} label="Loading" />);
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('fills in 5 seconds', () => {
    render(<LoadingBar loading label="Loading" />);
    wait(200);
    expect(bar()?.querySelector<HTMLElement>('div')?.style.animationDuration).toBe('5000ms');
  });
});
