import type { ApiClient } from '@heartline/api-client';
import { sessionQueries } from '@heartline/features/shared';
import type { QueryClient } from '@tanstack/react-query';

/** Reloads a visitor's page from the back-forward cache if a member has logged in meanwhile, or out. */
export function reloadForAnother(queryClient: QueryClient, api: ApiClient): void {
  const { queryKey } = sessionQueries.user(api);
  const look = async () => {
    const before = queryClient.getQueryData(queryKey)?.id;
    const user = await queryClient.fetchQuery({ ...sessionQueries.user(api), staleTime: 0 }).catch(() => undefined);
    if (user !== undefined && user?.id !== before) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => void (persisted && look()));
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (how?.type === 'back_forward') void look();
}
