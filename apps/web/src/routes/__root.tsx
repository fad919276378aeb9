import { sessionQueries, settingsQueries } from '@heartline/features/shared';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';

import { redirectFor } from '../access.ts';
import { featuresOf } from '../page-parts.ts';
import { RootError } from '../page-states.tsx';
import type { RouterContext } from '../router-context.ts';
import { MeFrame, MemberNotices, MembersFrame, Shell } from '../shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: 'not-found', messages: ['site', 'session'] },
  /** Before anything renders: the texts, the viewer, and whether they may see the page. */
  async beforeLoad({ context: { api, queryClient, catalog }, matches, location, preload }) {
    const user = await queryClient.ensureQueryData(sessionQueries.user(api));
    const { staticData } = matches.at(-1) ?? {};
    await Promise.all([
      queryClient.ensureQueryData(settingsQueries.settings(api)),
      catalog.load(featuresOf(matches, user)),
      ...(user ? [MembersFrame.preload(), MemberNotices.preload()] : []),
      ...(user && staticData?.inMe ? [MeFrame.preload()] : []),
    ]);
    const href = staticData && (await redirectFor(staticData, user, location.href));
    if (href) throw redirect({ href, replace: true });
    // The loaders' query client.
    if (!preload) return { queryClient };
    return { queryClient: (await import('../read-ahead.ts')).readAhead(queryClient, location.href) };
  },
  component: () => <Shell />,
  errorComponent: RootError,
});
