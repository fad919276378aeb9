import * as time from '@heartline/api-client/time';
import { chatPart, forgetKept, readKept, startPart } from '@heartline/features/offline';

const chatOf = (path: string) => /^\/chats\/([\w-]+)$/.exec(path)?.[1];

/**
 * Opens the list of conversations, or one of them, from this device's stored data (NAV-12); any other page needs a network, and says
 * so.
 */
async function open(): Promise<void> {
  const kept = await readKept(time.now());
  const start = await kept?.read(startPart);
  const names = new Set(await kept?.names());
  const isKept = (path: string) => {
    const id = chatOf(path);
    return path === '/chats' || (id !== undefined && names.has(chatPart(id)));
  };
  const wanted = location.pathname === '/' ? '/chats' : location.pathname.replace(/(.)\/$/, '$1');
  if (!kept || !start || !isKept(wanted)) return location.replace(offlinePage(location.pathname + location.search));
  if (location.pathname === '/') history.replaceState(null, '', wanted);
  // In the server's format; the app reads it as it starts.
  const state = Object.assign(document.createElement('template'), { id: 'state', textContent: JSON.stringify(start) });
  document.body.append(state);
  const { leave, router } = await import('./entry-app.tsx');
  state.remove();
  const { queryClient } = router.options.context;

  const show = async (id: string) => {
    const conversation = await kept.read(chatPart(id));
    const queryKey = ['chats', 'messages', id];
    // Data that came from the server meanwhile are newer.
    if (conversation && !queryClient.getQueryData(queryKey))
      queryClient.setQueryData(queryKey, conversation, { updatedAt: 1 });
  };
  const first = chatOf(wanted);
  if (first) await show(first);
  for (const name of names) if (name.startsWith(chatPart(''))) await show(name.slice(chatPart('').length));

  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname, href } }) => {
    // By the browser's own navigation: the service worker then shows its offline page.
    if (!navigator.onLine && !isKept(pathname)) location.assign(href);
  });
  queryClient.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
    // The network is back, but the session was ended meanwhile.
    if (queryKey[0] === 'user' && state.data === null) leave(`/login?next=${encodeURIComponent(location.pathname)}`);
  });
}

const offlinePage = (wanted: string) => `/offline?next=${encodeURIComponent(wanted)}`;

void open().catch(async (error: unknown) => {
  await forgetKept();
  location.replace(offlinePage(location.pathname));
  throw error;
});
