import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { patchUser, useApi } from '../shared/index.ts';

export type AgeCheck = Awaited<ReturnType<ApiClient['ageCheck']['get']>>;

/** Parameters in the address that the provider's page sent the member back to. */
export type AgeCheckAnswer = Readonly<Record<string, string>>;

export const ageCheckQueries = {
  check: (api: ApiClient) =>
    queryOptions({
      queryKey: ['age-check'],
      queryFn: ({ signal }): Promise<AgeCheck> => api.ageCheck.get({}, { signal }),
    }),
};

/** Starts a check; returns the address of the provider's page. */
export function useStartAgeCheck(onBegun: (url: string) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.ageCheck.start({}),
    onSuccess: ({ url }) => onBegun(url),
  });
}

/** Hands in the provider's answer. It is valid once, so it is sent once. */
export function useFinishAgeCheck() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: AgeCheckAnswer) => api.ageCheck.finish({ answer }),
    onSuccess: (check) => {
      queryClient.setQueryData(ageCheckQueries.check(api).queryKey, check);
      if (check.state === 'passed') patchUser(queryClient, { ageCheckRequired: false });
    },
  });
}
