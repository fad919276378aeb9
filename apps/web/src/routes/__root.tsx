import { sessionQueries, settingsQueries } from '@heartline/features/shared';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';

import { redirectFor } from '../access.ts';
import type { RouterContext } from '../router.tsx';
import { Shell } from '../shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { messages: ['site', 'session'] },
  /** Before anything shows: the words, who is here, whether they may. */
  async beforeLoad({ context: { api, queryClient, catalog }, matches, location }) {
    const data = matches.map((match) => match.staticData ?? {});
    const [user] = await Promise.all([
      queryClient.ensureQueryData(sessionQueries.user(api)),
      queryClient.ensureQueryData(settingsQueries.settings(api)),
      catalog.load(['shared', ...data.flatMap(({ messages = [] }) => messages)]),
    ]);
    if (user) await catalog.load(['likes', 'chat', 'credits']);
    const href = redirectFor(data.at(-1)?.access, user, location.href);
    if (href) throw redirect({ href, replace: true });
  },
  component: Shell,
});
