import { ApiError } from '@heartline/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApi, useSession } from '../../shared/index.ts';
import { memberListQuery, withNextPage } from './members-list.ts';
import type { MemberList } from './members-list.types.ts';
import { keepList } from './members-memory.ts';
import { queryOf, type Filters, type ListQuery } from '../members-search.ts';

/** The loaded pages of a search, and the function that loads the next. */
export function useMemberList(query: ListQuery, viewer: string | null, enabled: boolean) {
  const api = useApi();
  const client = useQueryClient();
  const options = memberListQuery(api, query, viewer);
  const { data: list, error, refetch } = useQuery({ ...options, enabled, staleTime: 0 });
  const question = JSON.stringify(query);
  const more = useMutation({
    mutationKey: ['members', 'more', question],
    mutationFn: async () => {
      const before = client.getQueryData(options.queryKey);
      if (!before) return;
      const after = await withNextPage(api, client, query, before);
      // If the list was reloaded meanwhile, this page does not continue it.
      client.setQueryData(options.queryKey, (now) => (now?.next === before.next ? continued(now, before, after) : now));
    },
  });
  useEffect(() => {
    if (enabled) keepList(client, JSON.parse(question) as ListQuery, viewer);
  }, [client, question, viewer, enabled]);
  const { reset } = more;
  useEffect(() => reset, [reset, question]);
  const renew = () => {
    more.reset();
    void client.resetQueries({ queryKey: options.queryKey, exact: true });
  };
  return {
    list,
    error: more.error ?? error,
    loadingMore: more.isPending,
    loadMore: () => {
      if (!more.isPending) more.mutate();
    },
    /** Loads the list again, from its beginning. */
    renew,
    retry: () => {
      // After a long time the server no longer knows the position in the list.
      if (more.error instanceof ApiError && more.error.fields.has('cursor')) renew();
      else if (list) more.mutate();
      else void refetch();
    },
  };
}

/** Adds the loaded page to the present list: likes given meanwhile stay, and members who disappeared stay out. */
function continued(now: MemberList, before: MemberList, after: MemberList): MemberList {
  const known = new Set(before.members.map(({ id }) => id));
  return { ...after, members: [...now.members, ...after.members.filter(({ id }) => !known.has(id))] };
}

/** How many members some filters would find; undefined until counted. A count is not repeated when those filters are shown. */
export function useTotal(filters: Filters): number | undefined {
  const viewer = useSession()?.id ?? null;
  return useQuery(memberListQuery(useApi(), queryOf(filters), viewer)).data?.total;
}
