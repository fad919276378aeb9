import { createApiClient, createTransport, type User } from '@heartline/api-client';
import {
  chooseLocale,
  forgetOthers,
  forgetRevoked,
  hasSession,
  isInstalledApp,
  isLoggingOut,
  languageIn,
  readCookies,
  readLocaleCookie,
  rememberTracking,
  SessionEnded,
  writeLocaleCookie,
  type Messages,
} from '@heartline/features/shared';
import { hydrate, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

import { createCatalog } from './catalog.ts';
import { reloadOnceOnChunkFailure } from './chunk-reload.ts';
import { leave } from './leave.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import type { RouterContext } from './router-context.ts';
import { sayWhenHidden } from './visit/leaving.ts';
import { reloadForAnother } from './waking/reload-for-another.ts';

export interface Start {
  container: HTMLElement;
  context: RouterContext;
  /** The server has rendered this page. */
  rendered: boolean;
}

/** The start of every page: the data the server sent along, the client, the reader's language. */
export function start(): Start {
  reloadOnceOnChunkFailure();
  sayWhenHidden();
  registerServiceWorker();
  // Before anything renders, as the sign-up reads it at once.
  rememberTracking(location.search);
  const language = languageIn(location.search);
  if (language && !readLocaleCookie(readCookies())) writeLocaleCookie(language);
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no #app');
  // Its default, a timer, would let the browser draw a frame before the page has been updated.
  notifyManager.setScheduler(queueMicrotask);
  const leaveHere = () => leave(location.pathname + location.search);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof SessionEnded && !isLoggingOut(queryClient)) leaveHere();
      },
    }),
  });
  const state = document.getElementById('state')?.textContent;
  const words = document.getElementById('words')?.textContent || '{}';
  if (state) hydrate(queryClient, JSON.parse(state));
  // The member's session has ended, or another member's has begun.
  void forgetOthers(queryClient.getQueryData<User | null>(['user'])?.id);
  const rendered = container.childElementCount > 0;
  // The frame's title is the site's; from here on each page has its own.
  if (!rendered) document.head.querySelector('title')?.remove();
  const locale = chooseLocale(`locale=${document.documentElement.lang}; ${readCookies()}`, '');
  const transport = createTransport({
    clientType: isInstalledApp() ? 'app' : 'web',
    onAuthenticationRequired: () => {
      // The server refused a visitor: no session has ended, and reloading would give the same answer.
      if (hasSession(queryClient) && !isLoggingOut(queryClient)) leaveHere();
    },
  });
  const api = createApiClient(transport);
  const { forget } = document.documentElement.dataset;
  if (forget) void forgetRevoked(api, forget);
  if (rendered) reloadForAnother(queryClient, api);
  return {
    container,
    rendered,
    context: {
      queryClient,
      api,
      catalog: createCatalog(locale, JSON.parse(words) as Messages),
    },
  };
}
