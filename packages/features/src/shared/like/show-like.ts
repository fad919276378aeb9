import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { withLiked } from './with-liked.ts';

/** Sets the heart of a member in all that the cache holds under a key, and in each answer that was asked for before: it does not know of the press. */
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
