import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

import type { PageToken } from '../shared/index.ts';
import type { PageData } from './page-values.ts';

export const legalQueries = {
  page: (api: ApiClient, token: PageToken) =>
    queryOptions({
      queryKey: ['page', token],
      queryFn: async ({ signal }): Promise<PageData> => (await api.site.page({ token }, { signal })).page,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
