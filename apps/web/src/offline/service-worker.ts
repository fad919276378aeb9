/** The little of a service worker's world that is used here; its types cannot stand beside those of a page. */
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
  /** Where the offline page is. */
  page: string;
  /** Name of its cache; another with each version of the page. */
  cache: string;
  /** Cache and address of the page that shows the conversations this device keeps; pages of members put it there (`keep-app.ts`). */
  app: string;
  appPage: string;
}

/** What the server sends to a browser (`push.service.ts` of the server). */
export interface PushData {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  language: string;
  /** Also where somebody looks at the site at that moment. */
  always: boolean;
}

/**
 * Answers a page that the network cannot bring with that of the kept conversations, or the offline page, and shows what is pushed (NAV-12,
 * ACC-03). It keeps pages and code that are the same for everybody, and nothing of a member. Its source is sent as text, so it uses nothing
 * from outside itself.
 */
export function runServiceWorker(scope: WorkerScope, { page, cache, app, appPage }: WorkerOptions): void {
  scope.addEventListener('install', (event) => {
    // Where the browser knows how: whatever is no page does not pass here at all, and waits for no worker to start.
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
      // It holds no state that an older one could miss: the newest version works at once.
      await scope.skipWaiting();
    };
    event.waitUntil(keep());
  });

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      for (const name of await scope.caches.keys()) if (name !== cache && name !== app) await scope.caches.delete(name);
      // The page is asked for while the worker starts, not after.
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin === scope.location.origin && pathname.startsWith('/assets/')) {
      // Their names change with what is in them.
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
      // Only our server has the key to push here, and it sends nothing else.
      if (!event.data) return;
      const { title, body, path, language, always } = event.data.json() as PushData;
      const open = await pages();
      for (const one of open) one.postMessage({ type: 'pushed' });
      if (open.some(({ visibilityState }) => visibilityState === 'visible') && !always) return;
      // The next one about the same page takes this one's place, and is heard.
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
