import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../providers/heartline-providers.tsx';
import { user } from '../testing/fixtures.ts';
import { createStoryWorld } from '../testing/story-providers.tsx';
import { SessionEnded, sessionQueries } from './session.queries.ts';
import { isLoggingOut, startSession, useLogout } from './use-session-actions.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function logoutOf({ api, queryClient }: ReturnType<typeof createStoryWorld>) {
  const onSignedOut = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const wrapper = ({ children }: PropsWithChildren) => (
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={{}}>
      {children}
    </HeartlineProviders>
  );
  const { result } = renderHook(() => useLogout({ onSignedOut, onError }), { wrapper });
  return { logout: () => act(() => result.current.mutateAsync().catch(() => undefined)), onSignedOut, onError };
}

it('[SES-03] signing in clears cached data that were meant for somebody else', () => {
  const { queryClient } = createStoryWorld({ user: null });
  queryClient.setQueryData(['settings'], { name: 'Heartline' });
  queryClient.setQueryData(['members', 'search'], []);
  startSession(queryClient, user);
  const keys = queryClient.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => String(queryKey[0]))).not.toContain('members');
  expect(queryClient.getQueryData(['settings'])).toEqual({ name: 'Heartline' });
  expect(queryClient.getQueryData(['user'])).toEqual(user);
});

it('[SES-03] a log-out deletes the drafts on the device, then leaves the page, whose member stays in the cache', async () => {
  const world = createStoryWorld({ api: { session: { logout: () => ({}) } } });
  localStorage.setItem(`heartline-draft:${user.id}:chat-1`, 'Hello');
  localStorage.setItem('heartline-draft:somebody:chat-1', 'Hello');
  const { logout, onSignedOut } = logoutOf(world);
  onSignedOut.mockImplementation(() => {
    expect(Object.keys(localStorage)).toEqual(['heartline-draft:somebody:chat-1']);
    expect(world.queryClient.getQueryData(['user'])).toMatchObject({ id: user.id });
    expect(isLoggingOut(world.queryClient)).toBe(true);
  });
  await logout();
  expect(onSignedOut).toHaveBeenCalledOnce();
  // The page is still there until the next one has loaded, and its polling goes on.
  expect(isLoggingOut(world.queryClient)).toBe(true);
});

it('[SES-03] a failed log-out keeps the page and the drafts', async () => {
  const world = createStoryWorld({ api: { session: { logout: () => Promise.reject(new Error('no network')) } } });
  localStorage.setItem(`heartline-draft:${user.id}:chat-1`, 'Hello');
  const { logout, onSignedOut, onError } = logoutOf(world);
  await logout();
  expect(onError).toHaveBeenCalledOnce();
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(1);
  expect(isLoggingOut(world.queryClient)).toBe(false);
});

it('[SES-03] a log-out whose code cannot be loaded does not end the session, whose data would stay on the device', async () => {
  vi.doMock('./forget-member.ts', () => {
    throw new Error('a release has removed it');
  });
  const end = vi.fn<() => object>(() => ({}));
  const { logout, onSignedOut, onError } = logoutOf(createStoryWorld({ api: { session: { logout: end } } }));
  await logout();
  vi.doUnmock('./forget-member.ts');
  expect(end).not.toHaveBeenCalled();
  expect([onError.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['nobody', null],
  ['another member', { ...user, id: 'bert' }],
])('[SES-03] a page that shows a member is left when %s is signed in', async (_who, viewer) => {
  const { api, queryClient } = createStoryWorld({
    api: { session: { get: () => ({ user: viewer, serverTime: new Date().toISOString() }) } },
  });
  const query = { ...sessionQueries.user(api), staleTime: 0 };
  queryClient.setQueryData(query.queryKey, user);
  await expect(queryClient.fetchQuery(query)).rejects.toThrow(SessionEnded);
  expect(queryClient.getQueryData(query.queryKey)).toEqual(user);
});

it('[SES-03] a page that shows a member does not become a visitor’s: it keeps the member until the application has left it', async () => {
  const { api, queryClient } = createStoryWorld({
    api: { session: { get: () => ({ user: null, serverTime: new Date().toISOString() }) } },
  });
  const query = { ...sessionQueries.user(api), staleTime: 0 };
  queryClient.setQueryData(query.queryKey, user);
  await expect(queryClient.fetchQuery(query)).rejects.toThrow(SessionEnded);
  expect(queryClient.getQueryData(query.queryKey)).toEqual(user);
  // A visitor's page learns that nobody is signed in.
  queryClient.setQueryData(query.queryKey, null);
  await expect(queryClient.fetchQuery(query)).resolves.toBeNull();
});
