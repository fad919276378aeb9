import type { FeatureName } from '@heartline/features/shared';
import type { PageName } from '@heartline/features/site';
import { isStill } from '@heartline/ui/foundations/motion';
import {
  createRouter as createTanStackRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router';

import { PageError, PageNotFound, PagePending } from './page-states.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

/** @param drawn the server has rendered the page: a visitor who has scrolled meanwhile keeps their position */
export function createRouter(context: RouterContext, history?: RouterHistory, drawn = false) {
  return createTanStackRouter({
    routeTree,
    context,
    // Values in an address are not JSON: a discount code `12E4` is not 120000.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    ...(history ? { history } : {}),
    // Preloaded data are used within 2 s, or loaded again, as they may be outdated.
    defaultPreloadStaleTime: 2_000,
    // The server would write an inline script for it, which the browser does not need. The search restores its own position: its list is
    // the same however the viewer returns to it.
    scrollRestoration:
      typeof document !== 'undefined' &&
      (({ location }) => {
        if (!drawn) return location.pathname !== '/members';
        drawn = false;
        return false;
      }),
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
    /** The page's name, which rules about pages use. */
    page: PageName;
    /** Features whose texts this route shows. */
    messages?: readonly FeatureName[];
    /** Rendered on the server. A form there must not have default values, which would overwrite early input; see the log-in. */
    public?: boolean;
    layout?: 'default' | 'chat' | 'lander' | 'empty';
    /** "Me", or a page that it leads to: members have its lists beside it. */
    inMe?: boolean;
    /**
     * `members`: visitors are redirected to the log-in; `visitors`: members are redirected to the search; `staff`: others get not
     * found.
     */
    access?: 'members' | 'visitors' | 'staff';
  }
}
