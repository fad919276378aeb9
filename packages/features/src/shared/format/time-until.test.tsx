import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { saidUntil, useTimeUntil } from './time-until.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it.each([
  [11.4 * 60 * minute, '11 hour'],
  [90 * minute, '2 hour'],
  [90 * minute - 1, '90 minute'],
  [minute + 1, '2 minute'],
  [1, '1 minute'],
  [-minute, '1 minute'],
])('words %d ms as %s', (milliseconds, said) => {
  const { value, unit } = saidUntil(milliseconds);
  expect(`${value} ${unit}`).toBe(said);
});

it('follows the server’s clock minute by minute and ends once', async () => {
  const onEnd = vi.fn<() => void>();
  const ahead = 60 * minute;
  function Said() {
    return useTimeUntil(new Date(start + ahead + 2 * minute + 500).toISOString(), {
      now: () => Date.now() + ahead,
      onEnd,
    });
  }
  render(
    <IntlProvider locale="de">
      <Said />
    </IntlProvider>,
  );
  expect(screen.getByText('in 3 Minuten')).not.toBeNull();
  await wait(500);
  expect(screen.getByText('in 2 Minuten')).not.toBeNull();
  await wait(minute);
  expect(screen.getByText('in 1 Minute')).not.toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
  await wait(minute);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
