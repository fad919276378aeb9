import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../providers/heartline-providers.tsx';
import { createStoryWorld } from '../testing/story-providers.tsx';
import { LiveProvider, useLiveState } from './live-provider.tsx';

afterEach(cleanup);

class FakeSource extends EventTarget {
  readyState = 0;
  close = vi.fn<() => void>(() => {
    this.readyState = 2;
  });
  open() {
    this.dispatchEvent(new Event('open'));
  }
  send(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId: '1' }));
  }
}

function LiveState() {
  return <output>{useLiveState()}</output>;
}

function show(user?: null) {
  const source = new FakeSource();
  const createSource = vi.fn<(url: string) => FakeSource>(() => source);
  const onSessionEnded = vi.fn<() => void>();
  const { api, queryClient } = createStoryWorld(user === null ? { user } : {});
  render(
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={{}}>
      <Suspense>
        <LiveProvider createSource={createSource} onSessionEnded={onSessionEnded}>
          <LiveState />
        </LiveProvider>
      </Suspense>
    </HeartlineProviders>,
  );
  return { source, createSource, onSessionEnded, queryClient };
}

it('connects for a member and reports whether the stream is open', async () => {
  const { source } = show();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('connecting'));
  source.open();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('open'));
});

it('does not connect for a visitor', async () => {
  const { createSource } = show(null);
  await screen.findByText('closed');
  expect(createSource).not.toHaveBeenCalled();
});

it('closes the stream after five minutes hidden, and resumes it when the page is visible again', async () => {
  const { source, createSource } = show();
  await screen.findByText('connecting');
  source.open();
  source.send({ type: 'likes_changed' });
  await screen.findByText('open');
  const seen = vi.spyOn(document, 'hidden', 'get');
  vi.useFakeTimers();
  const see = (hidden: boolean) => {
    seen.mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  // A short visit to another tab changes nothing.
  see(true);
  vi.advanceTimersByTime(299_000);
  see(false);
  vi.advanceTimersByTime(299_000);
  expect(source.close).not.toHaveBeenCalled();
  see(true);
  vi.advanceTimersByTime(300_000);
  expect(source.close).toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(createSource).toHaveBeenCalledOnce();
  see(false);
  expect(createSource).toHaveBeenLastCalledWith('/api/events?after=1');
  vi.useRealTimers();
  seen.mockRestore();
});

it('[SES-03] leaves the page and disconnects when the server ends the session', async () => {
  const { source, onSessionEnded } = show();
  await screen.findByText('connecting');
  source.send({ type: 'session_ended' });
  expect(onSessionEnded).toHaveBeenCalledOnce();
  expect(source.close).toHaveBeenCalled();
});

it('[SES-03] leaves ending the session to a log-out on this page', async () => {
  const { source, onSessionEnded, queryClient } = show();
  await screen.findByText('connecting');
  const { promise, resolve } = Promise.withResolvers<void>();
  const logout = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: ['logout'], mutationFn: () => promise });
  const done = logout.execute(undefined);
  source.send({ type: 'session_ended' });
  resolve();
  await done;
  expect(source.close).toHaveBeenCalled();
  expect(onSessionEnded).not.toHaveBeenCalled();
});

it.each([
  ['nor once it is done, until the next page has loaded', async () => {}, false],
  ['and does again if it failed', () => Promise.reject(new Error('no network')), true],
])('[SES-03] sends no request while the member logs out, %s', async (_when, answer, asks) => {
  const { source, queryClient } = show();
  await screen.findByText('connecting');
  queryClient.setQueryData(['chats', 'list'], []);
  const isStale = () => queryClient.getQueryState(['chats', 'list'])?.isInvalidated;
  const { promise: pressed, resolve: end } = Promise.withResolvers<void>();
  const logout = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: ['logout'], mutationFn: () => pressed.then(answer) });
  const loggedOut = logout.execute(undefined).catch(() => undefined);
  source.open();
  source.send({ type: 'ready' });
  expect(isStale()).toBe(false);
  end();
  await loggedOut;
  source.send({ type: 'ready' });
  expect(isStale()).toBe(asks);
});
