import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { setUser, useApi } from '../shared/index.ts';

export type ProfileChanges = NonNullable<Parameters<ApiClient['account']['update']>[0]>;
export type Device = Awaited<ReturnType<ApiClient['account']['sessions']>>['sessions'][number];

export const accountQueries = {
  devices: (api: ApiClient) =>
    queryOptions({
      queryKey: ['devices'],
      queryFn: async ({ signal }): Promise<Device[]> => (await api.account.sessions({}, { signal })).sessions,
    }),
};

export function useSaveProfile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => api.account.update(changes),
    onSuccess: ({ user }) => setUser(queryClient, user),
  });
}

/** Signs one device out, or with null every other one. */
export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null ? api.account.endAllSessions() : api.account.endSession({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQueries.devices(api).queryKey }),
  });
}
