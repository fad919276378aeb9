import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HeartlineProviders } from '../providers/heartline-providers.tsx';
import { freeUser, user } from '../testing/fixtures.ts';
import { createStoryWorld } from '../testing/story-providers.tsx';
import { KeepPush } from './keep-push.tsx';
import { forgetDevice } from '../device/push-device.ts';
import { onPushed } from '../device/service-workers.ts';
import { usePushState, useSwitchPush } from './use-push.ts';

/** Four bytes are enough here: only browser and server interpret the key. */
const publicKey = '-_8BAg';
const otherKey = 'AAECAw';

/** The push functions of a browser with a service worker. */
function browserWith({ permission = 'default' as NotificationPermission, asked = 'granted', subscribedTo = '' } = {}) {
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0).buffer;
  const make = (key: string) => ({
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
      current = null;
      return true;
    }),
  });
  let current = subscribedTo === '' ? null : make(subscribedTo);
  const subscribe = vi.fn<(options: { applicationServerKey: string }) => Promise<object>>(async (options) => {
    current = make(options.applicationServerKey);
    return current;
  });
  const shown = { close: vi.fn<() => void>() };
  const registration = {
    pushManager: { getSubscription: async () => current, subscribe },
    getNotifications: async () => [shown],
  };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  const notification = {
    permission,
    requestPermission: vi.fn<() => Promise<string>>(async () => {
      notification.permission = asked as NotificationPermission;
      return asked;
    }),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { container, notification, subscribe, shown, subscription: () => current };
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const login = vi.fn<(input: object) => { user: typeof user }>((input) => ({
  user: { ...user, pushSubscribed: (input as { subscription: unknown }).subscription !== null },
}));

function worldOf(parameters: Parameters<typeof createStoryWorld>[0] = {}) {
  login.mockClear();
  const { api, queryClient } = createStoryWorld({
    api: { session: { login } },
    settings: { pushPublicKey: publicKey },
    ...parameters,
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <HeartlineProviders api={api} queryClient={queryClient} locale="en" messages={{}}>
      {children}
    </HeartlineProviders>
  );
  return { wrapper, queryClient };
}

function pushIn(parameters?: Parameters<typeof createStoryWorld>[0]) {
  const { wrapper } = worldOf(parameters);
  const { result } = renderHook(() => ({ state: usePushState(), change: useSwitchPush() }), { wrapper });
  return {
    state: () => result.current.state,
    change: (on: boolean) => act(() => result.current.change.mutateAsync(on).catch(() => undefined)),
  };
}

describe('[ACC-03] the state of a device', () => {
  it('is unsupported if the browser has no pushes, or the site no key', () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    expect(pushIn().state()).toBe('unsupported');
    browserWith();
    expect(pushIn({ settings: { pushPublicKey: null } }).state()).toBe('unsupported');
    expect(pushIn({ user: null }).state()).toBe('unsupported');
  });

  it('is unsupported if accessing the service worker throws', () => {
    browserWith();
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(pushIn().state()).toBe('unsupported');
  });

  it.each([
    ['default', false, 'not_subscribed'],
    ['granted', false, 'not_subscribed'],
    ['granted', true, 'subscribed'],
    ['default', true, 'not_subscribed'],
    ['denied', true, 'denied'],
  ] as const)('with the permission %s and subscribed %s is %s', (permission, pushSubscribed, state) => {
    browserWith({ permission });
    expect(pushIn({ user: { ...freeUser, pushSubscribed } }).state()).toBe(state);
  });
});

describe('[ACC-03] the switch', () => {
  it('asks the browser when it is pressed, not before, and stores the subscription', async () => {
    const { notification, subscribe } = browserWith();
    const push = pushIn();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await push.change(true);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: publicKey });
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    expect(login.mock.calls[0]?.[0]).toEqual({ push: '1', subscription });
    await waitFor(() => expect(push.state()).toBe('subscribed'));
  });

  it('stores nothing if the member refuses', async () => {
    const { subscribe } = browserWith({ asked: 'denied' });
    const push = pushIn();
    await push.change(true);
    expect(subscribe).not.toHaveBeenCalled();
    expect(login).not.toHaveBeenCalled();
  });

  it('ends the subscription on the server and in the browser when switched off', async () => {
    const { subscription, shown } = browserWith({ permission: 'granted', subscribedTo: publicKey });
    const push = pushIn({ user: { ...user, pushSubscribed: true } });
    await push.change(false);
    expect(login.mock.calls[0]?.[0]).toEqual({ push: '1', subscription: null });
    expect(subscription()).toBeNull();
    expect(shown.close).toHaveBeenCalledOnce();
    await waitFor(() => expect(push.state()).toBe('not_subscribed'));
  });
});

describe('[ACC-03] a wanted subscription', () => {
  it.each([
    ['the browser has ended it', ''],
    ['the server has another key', otherKey],
  ])('is renewed if %s', async (_why, subscribedTo) => {
    const { notification } = browserWith({ permission: 'granted', subscribedTo });
    render(<KeepPush />, { wrapper: worldOf({ user: { ...user, pushSubscribed: true } }).wrapper });
    await waitFor(() => expect(login).toHaveBeenCalledOnce());
    expect(notification.permission).toBe('granted');
  });

  it('is left alone if it is intact, or if the permission was revoked', async () => {
    for (const permission of ['granted', 'default'] as const) {
      const { notification } = browserWith({ permission, subscribedTo: publicKey });
      render(<KeepPush />, { wrapper: worldOf({ user: { ...user, pushSubscribed: true } }).wrapper });
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(login).not.toHaveBeenCalled();
      expect(notification.requestPermission).not.toHaveBeenCalled();
    }
  });
});

it('[ACC-03] a log-out ends the subscription and closes its notifications', async () => {
  const { subscription, shown } = browserWith({ permission: 'granted', subscribedTo: publicKey });
  await forgetDevice();
  expect(subscription()).toBeNull();
  expect(shown.close).toHaveBeenCalledOnce();
});

it('[SES-04c] an open page is notified of pushes, and of nothing else', () => {
  const { container } = browserWith();
  const tell = vi.fn<() => void>();
  const stop = onPushed(tell);
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }));
  container.dispatchEvent(new MessageEvent('message', { data: null }));
  expect(tell).not.toHaveBeenCalled();
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'pushed' } }));
  expect(tell).toHaveBeenCalledOnce();
  stop();
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'pushed' } }));
  expect(tell).toHaveBeenCalledOnce();
});
