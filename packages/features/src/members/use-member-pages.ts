import { searchPageSize } from '@heartline/api-client';
import type { MemberSummary } from '@heartline/api-client';
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../shared/index.ts';
import { membersQueries } from './members.queries.ts';
import { queryOf, type Filters } from './members-search.ts';

/**
 * The pages of a search from the first one shown to `page`. Pages before the one in the address are shown too when they are
 * already in the cache: after going back the list is as long as it was.
 */
export function useMemberPages(filters: Filters, page: number, enabled: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = queryOf(filters);
  const question = JSON.stringify(query);
  const known = (number: number) => isKnown(queryClient, membersQueries.search(api, query, number).queryKey);
  const [shown, setShown] = useState(() => ({ question, first: firstKnown(page, known) }));
  let { first } = shown;
  if (shown.question !== question || page < shown.first) {
    first = firstKnown(page, known);
    setShown({ question, first });
  }

  const numbers = Array.from({ length: page - first + 1 }, (_, index) => first + index);
  const results = useQueries({
    queries: numbers.map((number) => ({ ...membersQueries.search(api, query, number), enabled })),
  });
  const pages = results.flatMap(({ data }) => data ?? []);
  const last = results.at(-1);
  const total = pages.at(-1)?.numResults ?? 0;
  const failed = results.find(({ error }) => error !== null);
  return {
    members: unique(pages.flatMap(({ profiles }) => profiles)),
    similar: pages.at(-1)?.similar ?? [],
    total,
    pending: enabled && results.some(({ isPending }) => isPending),
    /** Nothing of this question is here yet. */
    empty: pages.length === 0,
    error: failed?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error) void result.refetch();
    },
    hasMore: last?.data !== undefined && page * searchPageSize < total,
    hasEarlier: first > 1,
    showEarlier: () => setShown({ question, first: Math.max(1, first - 1) }),
  };
}

function firstKnown(page: number, known: (page: number) => boolean): number {
  let first = page;
  while (first > 1 && known(first - 1)) first -= 1;
  return first;
}

const isKnown = (queryClient: QueryClient, queryKey: readonly unknown[]) =>
  queryClient.getQueryData(queryKey) !== undefined;

/** Members move between pages while people come online; nobody is shown twice. */
function unique(members: readonly MemberSummary[]): MemberSummary[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
