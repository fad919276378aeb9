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

/** @param drawn the server has rendered the page: whoever has scrolled it meanwhile stays where they are */
export function createRouter(context: RouterContext, history?: RouterHistory, drawn = false) {
  return createTanStackRouter({
    routeTree,
    context,
    // What is written in an address is no JSON: a discount code `12E4` is not 120000.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    ...(history ? { history } : {}),
    // What was read ahead is opened within 2 s, or read anew: it is of a moment that has passed.
    defaultPreloadStaleTime: 2_000,
    // The server would write an inline script for it; the browser needs none.
    // The search keeps its own place: its list is the same by whichever way one comes back to it.
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
    /** Which page it is; rules about pages go by it. */
    page: PageName;
    /** Features whose words this route shows. */
    messages?: readonly FeatureName[];
    /** Rendered on the server. A form there has no values of its own, or what was typed before would be lost; see the log-in. */
    public?: boolean;
    layout?: 'default' | 'chat' | 'lander' | 'empty';
    /** `members`: a visitor is sent to log in first; `visitors`: a member is sent to the search; `staff`: nobody else finds a page. */
    access?: 'members' | 'visitors' | 'staff';
  }
}
