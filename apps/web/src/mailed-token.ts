import { useLocation, type RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    mailedToken?: string;
  }
}

/** Pages of mailed links with a secret in their address. Their requests must not reveal it (security-headers.ts of the server). */
const pages = new Set([
  '/activate',
  '/complete-signup',
  '/reset-password/do',
  '/mail-change/do',
  '/reactivate',
  '/appeal',
  '/unsubscribe',
]);
const opensMailedLinks = (pathname: string): boolean => pages.has(pathname.replace(/(?<=.)\/+$/, ''));

/** Removes the secret from the address before anything is rendered or sent. The history entry keeps it for a reload. */
export function hideMailedToken(history: RouterHistory): void {
  const { pathname, search } = history.location;
  const token = new URLSearchParams(search).get('token');
  if (token !== null && opensMailedLinks(pathname)) history.replace(pathname, { mailedToken: token.slice(0, 100) });
}

/** The secret of the mailed link that opened this page. */
export const useMailedToken = (): string => useLocation({ select: ({ state }) => state.mailedToken ?? '' });
