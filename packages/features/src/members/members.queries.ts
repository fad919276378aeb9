import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

import { trafficSource } from './traffic-source.ts';

const minute = 60_000;

export const membersQueries = {
  all: () => ['members'] as const,
  profile: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'profile', id],
      queryFn: async ({ signal, client }) =>
        (await api.profile.get({ id, ...trafficSource(client) }, { signal })).profile,
      staleTime: minute,
    }),
  related: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'related', id],
      queryFn: ({ signal, client }) => api.profile.related({ id, ...trafficSource(client) }, { signal }),
      staleTime: 5 * minute,
    }),
};
