import { useLocation, type RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    mailedToken?: string;
  }
}

/** Pages that mailed links open with a secret in their address. Nothing they ask for names it (security-headers.ts of the server). */
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

/** Takes the secret out of the address before anything is shown or sent. It stays with the entry of the history, for a reload. */
export function hideMailedToken(history: RouterHistory): void {
  const { pathname, search } = history.location;
  const token = new URLSearchParams(search).get('token');
  if (token !== null && opensMailedLinks(pathname)) history.replace(pathname, { mailedToken: token.slice(0, 100) });
}

/** The secret of the mailed link that opened this page. */
export const useMailedToken = (): string => useLocation({ select: ({ state }) => state.mailedToken ?? '' });
