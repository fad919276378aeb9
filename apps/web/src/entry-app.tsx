import { whenIdle } from '@heartline/features/shared';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { followLinks } from './links.ts';
import { hideMailedToken } from './mailed-token.ts';
import { preloadPending } from './profile/profile-pending.tsx';
import { WebProviders } from './providers.tsx';
import { createRouter } from './router.tsx';
import { start } from './start.ts';
import { sayAwake } from './waking/say-awake.ts';

export { leave } from './leave.ts';

const { container, rendered, context } = start();
const history = createBrowserHistory();
hideMailedToken(history);
export const router = createRouter(context, history, rendered);
// Browsers share the address in the head's canonical link, which is that of the loaded page, not of later ones.
router.subscribe('onBeforeNavigate', (to) => {
  if (to.fromLocation && to.pathChanged) document.querySelector('[rel=canonical]')?.remove();
});

/** From here on the router follows links; an earlier press is left to the browser, as the router would not notice it. */
function FollowLinks() {
  useEffect(() => {
    followLinks(router);
    sayAwake();
    return whenIdle(preloadPending);
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
  // Loads the page's code, texts and data first, then hydrates the server's markup.
  router.ssr = { manifest: undefined } as NonNullable<typeof router.ssr>;
  // In chunks of work, between which the browser can react to scrolling.
  void router.load().then(() => startTransition(() => void hydrateRoot(container, app)));
} else {
  createRoot(container).render(app);
}
