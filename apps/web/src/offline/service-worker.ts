/** The few types of a service worker's scope used here; the full ones conflict with those of a page. */
export interface WorkerScope {
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: object) => Promise<void>;
    unregister: () => Promise<boolean>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly PageClient[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  location: { origin: string };
  caches: CacheStorage;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void;
    (type: 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: NavigationEvent) => void): void;
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: PressEvent) => void): void;
  };
}
interface PageClient {
  url: string;
  visibilityState: string;
  focus: () => Promise<unknown>;
  postMessage: (message: object) => void;
}
interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends LifeEvent {
  addRoutes?: (rules: readonly WorkerRule[]) => Promise<void>;
}
interface WorkerRule {
  condition: { requestMode?: string; urlPattern?: string };
  source: 'network' | { cacheName: string };
}
interface PushEvent extends LifeEvent {
  data: { json: () => unknown } | null;
}
interface PressEvent extends LifeEvent {
  notification: { close: () => void; data: { path: string } };
}
interface NavigationEvent {
  request: Pick<Request, 'mode' | 'method' | 'destination' | 'url'>;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerOptions {
  /** Address of the offline page. */
  page: string;
  /** Name of its cache; a new one with each version of the page. */
  cache: string;
  /** Cache and address of the page that shows this device's stored conversations; pages of members put it there (`keep-app.ts`). */
  app: string;
  appPage: string;
}

/** The payload that the server sends to a browser (`push.service.ts` of the server). */
export interface PushData {
  title: string;
  body: string;
  /** Target of a press. */
  path: string;
  language: string;
  /** Shown even while the site is visible. */
  always: boolean;
}

/**
 * Answers a page that the network cannot deliver with that of the stored conversations, or the offline page, and shows pushes (NAV-12,
 * ACC-03). It stores pages and code that are the same for everybody, and no data of a member. Its source is sent as text, so it may use
 * nothing outside itself.
 */
export function runServiceWorker(scope: WorkerScope, { page, cache, app, appPage }: WorkerOptions): void {
  scope.addEventListener('install', (event) => {
    // If the browser supports it, requests other than pages bypass this worker, and do not wait for its start.
    const modes = ['cors', 'no-cors', 'same-origin'];
    void event
      .addRoutes?.([
        { condition: { urlPattern: '/assets/*' }, source: { cacheName: app } },
        ...modes.map((requestMode) => ({ condition: { requestMode }, source: 'network' as const })),
      ])
      .catch(() => {});
    const keep = async () => {
      const store = await scope.caches.open(cache);
      await store.add(new Request(page, { cache: 'reload', credentials: 'omit' }));
      // It has no state that could be out of date: the newest version takes over at once.
      await scope.skipWaiting();
    };
    event.waitUntil(keep());
  });

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      for (const name of await scope.caches.keys()) if (name !== cache && name !== app) await scope.caches.delete(name);
      // The page is requested while the worker starts, not after.
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin === scope.location.origin && pathname.startsWith('/assets/')) {
      // File names change with their content.
      const kept = scope.caches.match(request as Request, { cacheName: app });
      event.respondWith(kept.then((answer) => answer ?? fetch(request as Request)));
      return;
    }
    if (request.mode !== 'navigate' || request.method !== 'GET' || request.destination !== 'document') return;
    const answer = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request as Request));
      } catch (error) {
        const chats = pathname === '/' || /^\/chats(\/|$)/.test(pathname);
        const kept =
          (chats && (await scope.caches.match(appPage, { cacheName: app }))) ||
          (await scope.caches.match(page, { ignoreSearch: true }));
        if (!kept) throw error;
        return kept;
      }
    };
    event.respondWith(answer());
  });

  const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  scope.addEventListener('push', (event) => {
    const show = async () => {
      // Only our server has the key for pushes to this worker, and it always sends data.
      if (!event.data) return;
      const { title, body, path, language, always } = event.data.json() as PushData;
      const open = await pages();
      for (const one of open) one.postMessage({ type: 'pushed' });
      if (open.some(({ visibilityState }) => visibilityState === 'visible') && !always) return;
      // The next notification about the same page replaces this one, and alerts again.
      const look = { tag: path, renotify: true, lang: language };
      await scope.registration.showNotification(title, { ...look, body, data: { path } });
    };
    event.waitUntil(show());
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const open = async () => {
      const address = new URL(notification.data.path, scope.location.origin);
      if (address.origin !== scope.location.origin) return;
      const there = (await pages()).find(({ url }) => new URL(url).pathname === address.pathname);
      await (there ? there.focus() : scope.clients.openWindow(address.href));
    };
    event.waitUntil(open());
  });
}

/** Removes the service worker and its caches from every browser that has it. */
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
