/** The little of a service worker's world that is used here; its types cannot stand beside those of a page. */
export interface WorkerScope {
  registration: { navigationPreload?: { enable: () => Promise<void> }; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void> };
  caches: CacheStorage;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void;
    (type: 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: NavigationEvent) => void): void;
  };
}
interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends LifeEvent {
  addRoutes?: (rules: readonly { condition: { requestMode: string }; source: 'network' }[]) => Promise<void>;
}
interface NavigationEvent {
  request: Pick<Request, 'mode' | 'method' | 'destination'>;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerOptions {
  /** Where the offline page is. */
  page: string;
  /** Name of the one cache; another with each version of the page. */
  cache: string;
}

/**
 * Answers a page that the network cannot bring with the offline page, and nothing else ever (NAV-12). It keeps that one page, which is
 * the same for everybody. Its source is sent as text, so it uses nothing from outside itself.
 */
export function runServiceWorker(scope: WorkerScope, { page, cache }: WorkerOptions): void {
  scope.addEventListener('install', (event) => {
    // Where the browser knows how: whatever is no page does not pass here at all, and waits for no worker to start.
    const modes = ['cors', 'no-cors', 'same-origin'];
    void event
      .addRoutes?.(modes.map((requestMode) => ({ condition: { requestMode }, source: 'network' })))
      .catch(() => {});
    const keep = async () => {
      const store = await scope.caches.open(cache);
      await store.add(new Request(page, { cache: 'reload', credentials: 'omit' }));
      // It holds no state that an older one could miss: the newest version works at once.
      await scope.skipWaiting();
    };
    event.waitUntil(keep());
  });

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      for (const name of await scope.caches.keys()) if (name !== cache) await scope.caches.delete(name);
      // The page is asked for while the worker starts, not after.
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return;
    const answer = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request as Request));
      } catch (error) {
        const kept = await scope.caches.match(page);
        if (!kept) throw error;
        return kept;
      }
    };
    event.respondWith(answer());
  });
}

/** Takes the service worker and what it kept away from every browser that has it. */
export function retireServiceWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const leave = async () => {
      for (const name of await scope.caches.keys()) await scope.caches.delete(name);
      await scope.registration.unregister();
    };
    event.waitUntil(leave());
  });
}
