import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { retireServiceWorker, runServiceWorker, type WorkerScope } from './service-worker.ts';

const options = { page: '/offline', cache: 'offline-2', app: 'app', appPage: '/offline/chats' };
const kept = new Response('offline');
/** The cache that pages of members fill. */
const app = new Map<string, Response>();
const listeners = new Map<string, (event: never) => void>();
const add = vi.fn<(request: Request) => Promise<void>>(async () => {});
const done = () => vi.fn<() => Promise<void>>(async () => {});
const scope = {
  registration: {
    navigationPreload: { enable: done() },
    showNotification: vi.fn<(title: string, options: object) => Promise<void>>(),
    unregister: vi.fn<() => Promise<boolean>>(),
  },
  clients: {
    claim: done(),
    matchAll: vi.fn<() => Promise<object[]>>(async () => []),
    openWindow: vi.fn<(address: string) => Promise<void>>(),
  },
  location: { origin: 'https://heartline.example' },
  caches: {
    open: vi.fn<(name: string) => Promise<object>>(async () => ({ add })),
    keys: vi.fn<() => Promise<string[]>>(async () => ['offline-1', 'offline-2', 'app']),
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
    match: vi.fn<
      (what: string | Request, where?: CacheQueryOptions & { cacheName?: string }) => Promise<Response | undefined>
    >(async (what, where) =>
      where?.cacheName === 'app' ? app.get(typeof what === 'string' ? what : new URL(what.url).pathname) : kept,
    ),
  },
  skipWaiting: done(),
  addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
};
const network = vi.fn<typeof fetch>();

/** Sends the worker an event, and waits for everything it does. */
async function tell(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one), ...event } as never);
  await Promise.all(work);
}

/** The worker's answer to a request; `undefined` if it leaves that to the browser. */
async function ask(request: Partial<Request>, preloadResponse?: Promise<Response | undefined>) {
  let answer: Promise<Response> | undefined;
  const page = {
    mode: 'navigate',
    method: 'GET',
    destination: 'document',
    url: 'https://heartline.example/members',
    ...request,
  };
  await tell('fetch', { request: page, preloadResponse, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

beforeEach(() => {
  vi.clearAllMocks();
  app.clear();
  scope.clients.matchAll.mockResolvedValue([]);
  listeners.clear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(url: string, options: RequestInit) {
        this.url = url;
        Object.assign(this, options);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  beforeEach(() => runServiceWorker(scope as unknown as WorkerScope, options));

  it('stores one page, fresh and requested without cookies', async () => {
    await tell('install');
    expect(scope.caches.open).toHaveBeenCalledExactlyOnceWith('offline-2');
    expect(add).toHaveBeenCalledExactlyOnceWith({ url: '/offline', cache: 'reload', credentials: 'omit' });
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });

  it('does not install if the page cannot be loaded', async () => {
    add.mockRejectedValueOnce(new TypeError('503'));
    await expect(tell('install')).rejects.toThrow('503');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });

  it('routes requests other than pages past itself, code from its cache, and works without that API', async () => {
    const addRoutes = vi.fn<(rules: { condition: { requestMode?: string }; source: unknown }[]) => Promise<void>>();
    addRoutes.mockRejectedValueOnce(new TypeError('unknown condition'));
    await tell('install', { addRoutes });
    const [code, ...rest] = addRoutes.mock.calls[0]?.[0] ?? [];
    expect(code).toEqual({ condition: { urlPattern: '/assets/*' }, source: { cacheName: 'app' } });
    expect(rest.map(({ condition, source }) => [condition.requestMode, source])).toEqual([
      ['cors', 'network'],
      ['no-cors', 'network'],
      ['same-origin', 'network'],
    ]);
    expect(add).toHaveBeenCalledOnce();
  });

  it("deletes an older worker's cache, and takes control", async () => {
    await tell('activate');
    expect(scope.caches.delete).toHaveBeenCalledExactlyOnceWith('offline-1');
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  });

  it.each([
    ['a call', { mode: 'cors', destination: '' }],
    ['a picture', { mode: 'no-cors', destination: 'image' }],
    ['a form that is sent', { method: 'POST' }],
    ['a frame', { destination: 'iframe' }],
  ] as const)('ignores %s', async (_what, request) => {
    network.mockRejectedValue(new TypeError('offline'));
    expect(await ask(request)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it.each([200, 404, 503])('passes on a page of status %d from the server', async (status) => {
    const page = new Response('page', { status });
    network.mockResolvedValueOnce(page);
    expect(await ask({})).toBe(page);
    expect(await ask({}, Promise.resolve(page))).toBe(page);
    expect(network).toHaveBeenCalledOnce();
    expect(scope.caches.match).not.toHaveBeenCalled();
  });

  it('answers with the stored page if the network fails', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'));
    expect(await ask({})).toBe(kept);
    expect(await ask({}, Promise.reject(new TypeError('offline')))).toBe(kept);
  });

  it.each([
    ['/', true],
    ['/chats', true],
    ['/chats/one', true],
    ['/chatsworth', false],
    ['/members/one/chat', false],
    ['/profile', false],
  ])('answers %s with the page of the stored conversations, if there is one: %s', async (path, isTheirs) => {
    const url = `https://heartline.example${path}`;
    network.mockRejectedValue(new TypeError('offline'));
    expect(await ask({ url })).toBe(kept);
    const chats = new Response('chats');
    app.set('/offline/chats', chats);
    expect(await ask({ url })).toBe(isTheirs ? chats : kept);
  });

  it('answers with stored code, and requests the rest from the network', async () => {
    const [here, there] = [new Response('here'), new Response('there')];
    app.set('/assets/one.js', here);
    network.mockResolvedValueOnce(there);
    const code = { mode: 'cors', destination: 'script' } as const;
    expect(await ask({ ...code, url: 'https://heartline.example/assets/one.js' })).toBe(here);
    expect(network).not.toHaveBeenCalled();
    expect(await ask({ ...code, url: 'https://heartline.example/assets/two.js' })).toBe(there);
    expect(await ask({ ...code, url: 'https://elsewhere.example/assets/one.js' })).toBeUndefined();
  });

  it('fails like the network if the stored page was deleted', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'));
    scope.caches.match.mockResolvedValueOnce(undefined);
    await expect(ask({})).rejects.toThrow('offline');
  });
});

describe('[ACC-03] a push', () => {
  const pushed = {
    title: 'Heartline',
    body: 'You have a new message.',
    path: '/chats/one',
    language: 'en',
    always: false,
  };
  const arrives = (data: object) => tell('push', { data: { json: () => data } });
  const page = (path: string, visibilityState = 'hidden') => {
    const client = {
      url: `https://heartline.example${path}`,
      visibilityState,
      focus: done(),
      postMessage: vi.fn<(message: object) => void>(),
    };
    return client;
  };
  const press = async (path: string) => {
    const notification = { close: vi.fn<() => void>(), data: { path } };
    await tell('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalledOnce();
  };
  beforeEach(() => runServiceWorker(scope as unknown as WorkerScope, options));

  it('is shown, replacing the former notification of the same conversation', async () => {
    await arrives(pushed);
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Heartline',
      expect.objectContaining({
        body: 'You have a new message.',
        tag: '/chats/one',
        renotify: true,
        lang: 'en',
        data: { path: '/chats/one' },
      }),
    );
  });

  it('is reported to every page, and shown if none is visible', async () => {
    const [one, other] = [page('/members'), page('/chats')];
    scope.clients.matchAll.mockResolvedValue([one, other]);
    await arrives(pushed);
    for (const { postMessage } of [one, other]) expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'pushed' });
    expect(scope.registration.showNotification).toHaveBeenCalledOnce();
  });

  it('is not shown over a visible page, unless the browser requires it', async () => {
    scope.clients.matchAll.mockResolvedValue([page('/members', 'visible')]);
    await arrives(pushed);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
    await arrives({ ...pushed, always: true });
    expect(scope.registration.showNotification).toHaveBeenCalledOnce();
  });

  it('opens the tab of its conversation, even if its address has parameters', async () => {
    const [other, there] = [page('/chats'), page('/chats/one?from=list')];
    scope.clients.matchAll.mockResolvedValue([other, there]);
    await press('/chats/one');
    expect(there.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens a new tab if none has it, and leaves the others unchanged', async () => {
    const other = page('/chats/two', 'visible');
    scope.clients.matchAll.mockResolvedValue([other]);
    await press('/chats/one');
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://heartline.example/chats/one');
    expect(other.focus).not.toHaveBeenCalled();
  });

  it('opens no other site', async () => {
    await press('https://elsewhere.example/chats/one');
    await press('//elsewhere.example/chats/one');
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });
});

it('leaves nothing behind and answers nothing once it is retired', async () => {
  retireServiceWorker(scope as unknown as WorkerScope);
  await tell('install');
  await tell('activate');
  expect(scope.caches.delete.mock.calls).toEqual([['offline-1'], ['offline-2'], ['app']]);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
  expect(listeners.has('fetch')).toBe(false);
});
