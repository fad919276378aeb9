import type { ApiClient, MemberSummary } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How many members the head of the page shows. */
const shown = 6;

export const homeQueries = {
  /** Members for the head of the page, if visitors may see some (MEM-02). */
  members: (api: ApiClient, country: string) =>
    queryOptions({
      queryKey: ['home', 'members', country],
      queryFn: async ({ signal }): Promise<MemberSummary[]> => {
        const { profiles } = await api.search.members({ country, withPhoto: 'true' }, { signal });
        return profiles.filter(({ mainImage }) => mainImage !== null).slice(0, shown);
      },
      staleTime: 10 * 60_000,
    }),
};
