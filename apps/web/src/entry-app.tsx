import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { followLinks } from './links.ts';
import { hideMailedToken } from './mailed-token.ts';
import { WebProviders } from './providers.tsx';
import { createRouter } from './router.tsx';
import { start } from './start.ts';
import { sayAwake } from './waking/say-awake.ts';

export { leave } from './leave.ts';

const { container, rendered, context } = start();
const history = createBrowserHistory();
hideMailedToken(history);
export const router = createRouter(context, history, rendered);
// Browsers share the address that the head names: it is that of the page that was loaded, not of those that come after it.
router.subscribe('onBeforeNavigate', (to) => {
  if (to.fromLocation && to.pathChanged) document.querySelector('[rel=canonical]')?.remove();
});

/** From here on links are followed by the router; a press before that is the browser's, as the router would not hear of it. */
function FollowLinks() {
  useEffect(() => {
    followLinks(router);
    sayAwake();
  }, []);
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
  // In pieces, between which the browser answers whoever scrolls.
  void router.load().then(() => startTransition(() => void hydrateRoot(container, app)));
} else {
  createRoot(container).render(app);
}
