import { appCache } from './forget-kept.ts';

/** Where the service worker finds the page that shows the stored conversations. */
const shellPath = '/offline/chats';

/**
 * Stores the code of the conversations in the member's language, unless this page's version is stored already. First all files, then
 * the page that needs them; then deletes files that only the former version needed.
 */
export async function keepApp(locale: string): Promise<void> {
  const cache = await caches.open(appCache);
  const known = await (await cache.match(shellPath))?.text();
  const version = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  if (known?.includes(`"${version}"`) && known.includes(`lang="${locale}"`)) return;
  const answer = await fetch(`${shellPath}?language=${locale}`, { credentials: 'omit', cache: 'no-cache' });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const needed = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path));
  const had = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...needed].filter((path) => !had.includes(path)));
  await cache.put(shellPath, answer);
  for (const path of had) if (path !== shellPath && !needed.has(path)) await cache.delete(path);
}
