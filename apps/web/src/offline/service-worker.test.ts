import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { retireServiceWorker, runServiceWorker, type WorkerScope } from './service-worker.ts';

const kept = new Response('offline');
const listeners = new Map<string, (event: never) => void>();
const add = vi.fn<(request: Request) => Promise<void>>(async () => {});
const done = () => vi.fn<() => Promise<void>>(async () => {});
const scope = {
  registration: { navigationPreload: { enable: done() }, unregister: vi.fn<() => Promise<boolean>>() },
  clients: { claim: done() },
  caches: {
    open: vi.fn<(name: string) => Promise<object>>(async () => ({ add })),
    keys: vi.fn<() => Promise<string[]>>(async () => ['offline-1', 'offline-2']),
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
    match: vi.fn<() => Promise<Response | undefined>>(async () => kept),
  },
  skipWaiting: done(),
  addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
};
const network = vi.fn<typeof fetch>();

/** Tells the worker of an event, and waits for all it does about it. */
async function tell(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one), ...event } as never);
  await Promise.all(work);
}

/** What the worker answers a request, `undefined` when it leaves that to the browser. */
async function ask(request: Partial<Request>, preloadResponse?: Promise<Response | undefined>) {
  let answer: Promise<Response> | undefined;
  const page = { mode: 'navigate', method: 'GET', destination: 'document', ...request };
  await tell('fetch', { request: page, preloadResponse, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

beforeEach(() => {
  vi.clearAllMocks();
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
  beforeEach(() => runServiceWorker(scope as unknown as WorkerScope, { page: '/offline', cache: 'offline-2' }));

  it('keeps one page, fresh and without the cookies of a member', async () => {
    await tell('install');
    expect(scope.caches.open).toHaveBeenCalledExactlyOnceWith('offline-2');
    expect(add).toHaveBeenCalledExactlyOnceWith({ url: '/offline', cache: 'reload', credentials: 'omit' });
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });

  it('stays away where the page cannot be had', async () => {
    add.mockRejectedValueOnce(new TypeError('503'));
    await expect(tell('install')).rejects.toThrow('503');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });

  it('lets all but pages pass beside it, and does without where that is not known', async () => {
    const addRoutes = vi.fn<(rules: { condition: { requestMode: string } }[]) => Promise<void>>();
    addRoutes.mockRejectedValueOnce(new TypeError('unknown condition'));
    await tell('install', { addRoutes });
    expect(addRoutes.mock.calls[0]?.[0].map(({ condition }) => condition.requestMode)).not.toContain('navigate');
    expect(add).toHaveBeenCalledOnce();
  });

  it('clears what an older one kept, and takes over', async () => {
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
  ] as const)('leaves %s alone', async (_what, request) => {
    network.mockRejectedValue(new TypeError('offline'));
    expect(await ask(request)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it.each([200, 404, 503])('gives a page of status %d as the server gives it', async (status) => {
    const page = new Response('page', { status });
    network.mockResolvedValueOnce(page);
    expect(await ask({})).toBe(page);
    expect(await ask({}, Promise.resolve(page))).toBe(page);
    expect(network).toHaveBeenCalledOnce();
    expect(scope.caches.match).not.toHaveBeenCalled();
  });

  it('gives the kept page when the network brings none', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'));
    expect(await ask({})).toBe(kept);
    expect(await ask({}, Promise.reject(new TypeError('offline')))).toBe(kept);
  });

  it('fails as the network does when the page was thrown away', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'));
    scope.caches.match.mockResolvedValueOnce(undefined);
    await expect(ask({})).rejects.toThrow('offline');
  });
});

it('taken away, it leaves nothing behind and answers nothing', async () => {
  retireServiceWorker(scope as unknown as WorkerScope);
  await tell('install');
  await tell('activate');
  expect(scope.caches.delete.mock.calls).toEqual([['offline-1'], ['offline-2']]);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
  expect(listeners.has('fetch')).toBe(false);
});
