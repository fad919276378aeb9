import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { followLinks } from './links.ts';
import { hideMailedToken } from './mailed-token.ts';
import { WebProviders } from './providers.tsx';
import { createRouter } from './router.tsx';
import { start } from './start.ts';

const { container, rendered, context } = start();
const history = createBrowserHistory();
hideMailedToken(history);
const router = createRouter(context, history);

/** From here on links are followed by the router; a press before that is the browser's, as the router would not hear of it. */
function FollowLinks() {
  useEffect(() => followLinks(router), []);
  return null;
}

const app = (
  <WebProviders context={context}>
    <RouterProvider router={router} />
    <FollowLinks />
  </WebProviders>
);
if (rendered) {
  // Have the page's code, words and data ready, then take the server's markup over as it is.
  router.ssr = { manifest: undefined } as NonNullable<typeof router.ssr>;
  void router.load().then(() => hydrateRoot(container, app));
} else {
  createRoot(container).render(app);
}
