import type { FeatureName } from '@heartline/features/shared';
import type { PageName } from '@heartline/features/site';
import { isStill } from '@heartline/ui/foundations/motion';
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';

import { PageError, PageNotFound, PagePending } from './page-states.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

export function createRouter(context: RouterContext, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // NAV-09: what was preloaded and not opened within 2 s counts as not loaded.
    defaultPreloadStaleTime: 2_000,
    defaultPreloadDelay: 40,
    // The server would write an inline script for it; the browser needs none.
    // The search keeps its own place: its list is the same by whichever way one comes back to it.
    scrollRestoration: typeof document !== 'undefined' && (({ location }) => location.pathname !== '/members'),
    // The photo of a card grows into the profile; everything else changes at once.
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) =>
        fromLocation && isPerson(toLocation.pathname) && !isPerson(fromLocation.pathname) && !isStill()
          ? ['person']
          : false,
    },
    defaultPendingMs: 600,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    defaultStructuralSharing: true,
  });
}

const isPerson = (path: string) => /^\/(members|likes\/m)\/[\w-]+$/.test(path);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
  interface StaticDataRouteOption {
    /** Which page it is; rules about pages go by it. */
    page: PageName;
    /** Features whose words this route shows. */
    messages?: readonly FeatureName[];
    /** Rendered on the server. Not for forms: what is typed before the page is awake would be lost. */
    public?: boolean;
    layout?: 'default' | 'chat' | 'lander' | 'empty';
    /** `members`: a visitor is sent to log in first; `visitors`: a member is sent to the search; `staff`: nobody else finds a page. */
    access?: 'members' | 'visitors' | 'staff';
  }
}
