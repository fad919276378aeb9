import './app.css';

import { createApiClient, createTransport } from '@heartline/api-client';
import { chooseLocale, endSession } from '@heartline/features/shared';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { createCatalog } from './catalog.ts';
import { reloadOnceOnChunkFailure } from './chunk-reload.ts';
import { followLinks } from './links.ts';
import { WebProviders } from './providers.tsx';
import { createRouter } from './router.tsx';

reloadOnceOnChunkFailure();

const container = document.getElementById('app');
if (!container) throw new Error('the page has no #app');

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
const state = document.getElementById('state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state));

const locale = chooseLocale(`locale=${document.documentElement.lang || ''}; ${document.cookie}`, '');
const context = {
  queryClient,
  catalog: createCatalog(locale),
  api: createApiClient(
    createTransport({
      clientType: matchMedia('(display-mode: standalone)').matches ? 'app' : 'web',
      onAuthenticationRequired: () => {
        endSession(queryClient);
        void router.invalidate();
      },
    }),
  ),
};
const router = createRouter(context);
followLinks(router);

const app = (
  <WebProviders context={context}>
    <RouterProvider router={router} />
  </WebProviders>
);
if (container.childElementCount > 0) {
  // The server has rendered this page: have its code, words and data ready, then take the markup over as it is.
  router.ssr = { manifest: undefined } as NonNullable<typeof router.ssr>;
  void router.load().then(() => hydrateRoot(container, app));
} else {
  // The frame's title is the site's; from here on each page has its own.
  document.head.querySelector('title')?.remove();
  createRoot(container).render(app);
}
