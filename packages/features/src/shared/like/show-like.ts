import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { withLiked } from './with-liked.ts';

/** Sets the like of a member in all cached data under a key, and in answers requested before, which do not know of the press. */
export function showLike(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { memberId, liked }: { memberId: string; liked: boolean },
): void {
  const show = (data: unknown) => withLiked(data, memberId, liked);
  queryClient.setQueriesData({ queryKey }, show);
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const showAgain = () => queryClient.setQueryData(query.queryKey, show);
    void query.promise?.then(showAgain, () => {});
  }
}
