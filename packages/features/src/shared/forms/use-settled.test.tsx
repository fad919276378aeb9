import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('follows once the value has stayed the same for its time, which each change begins again', () => {
  const { result, rerender } = renderHook((value: string) => useSettled(value, 300), { initialProps: 'a' });
  expect(result.current).toBe('a');
  rerender('ab');
  pass(299);
  rerender('abc');
  pass(299);
  expect(result.current).toBe('a');
  pass(1);
  expect(result.current).toBe('abc');
});

it('takes a function as the value that it is', () => {
  const [one, other] = [() => 'one', () => 'other'];
  const { result, rerender } = renderHook((value: () => string) => useSettled(value, 300), { initialProps: one });
  expect(result.current).toBe(one);
  rerender(other);
  pass(300);
  expect(result.current).toBe(other);
});

it('leaves no timer when it goes away', () => {
  const { rerender, unmount } = renderHook((value: string) => useSettled(value, 300), { initialProps: 'a' });
  rerender('b');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
