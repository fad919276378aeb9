import type { User } from '@heartline/api-client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../shared/providers/heartline-providers.tsx';
import { newUser, storyNow } from '../shared/testing/fixtures.ts';
import { createStoryWorld } from '../shared/testing/story-providers.tsx';
import { TimeBonusLine, TimeBonusModalHost } from './index.ts';
import { bonus } from './testing.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse(storyNow) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog');

function show(change: Partial<User> = {}, expires = bonus.expires) {
  const { api, queryClient } = createStoryWorld({
    user: { ...newUser, credits: 0, ...change },
    api: { credits: { discountCode: () => ({ discountcode: { ...bonus, expires } }) } },
  });
  const at = (inMembersArea: boolean) => (
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={{}}>
      <Suspense>
        <TimeBonusLine />
        <TimeBonusModalHost inMembersArea={inMembersArea} />
      </Suspense>
    </HeartlineProviders>
  );
  const { rerender, unmount } = render(at(true));
  return { go: (inMembersArea: boolean) => rerender(at(inMembersArea)), unmount };
}

it('[ALT-07] opens 40 seconds after the member entered the members area', async () => {
  show();
  await wait(39_000);
  expect(dialog()).toBeNull();
  await wait(1_000);
  expect(dialog()?.matches(':modal')).toBe(true);
});

it('[ALT-07] starts counting again when the member comes back to the members area', async () => {
  const { go } = show();
  await wait(39_000);
  go(false);
  await wait(60_000);
  go(true);
  await wait(39_000);
  expect(dialog()).toBeNull();
  await wait(1_000);
  expect(dialog()).not.toBeNull();
});

it('[ALT-07] does not open again once it was closed', async () => {
  const first = show();
  await wait(40_000);
  act(() => screen.getByRole('button', { name: 'Not now' }).click());
  expect(dialog()).toBeNull();
  first.unmount();
  show();
  await wait(60_000);
  expect(dialog()).toBeNull();
});

it('does not open for a member who closed the line above the page', async () => {
  show();
  const line = () => screen.queryByRole('region', { name: /off your first credits/ });
  await act(() => expect.poll(line).not.toBeNull());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(line()).toBeNull();
  await wait(60_000);
  expect(dialog()).toBeNull();
});

it.each([
  ['has credits', { credits: 1 }],
  ['has paid before', { paidUser: true }],
  ['signed up more than four hours ago', { signupDate: '2026-11-21T07:59:00.000Z' }],
] satisfies [string, Partial<User>][])('[ALT-07] does not come to a member who %s', async (_who, change) => {
  show(change);
  await wait(60_000);
  expect(dialog()).toBeNull();
});

it('[ALT-05] closes when the bonus ends', async () => {
  show({}, new Date(Date.parse(storyNow) + 45_000).toISOString());
  await wait(44_000);
  expect(dialog()).not.toBeNull();
  await wait(1_000);
  expect(dialog()).toBeNull();
  expect(screen.queryAllByRole('region', { name: /off your first credits/, hidden: true })).toHaveLength(0);
});
