import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { patchUser, useApi } from '../shared/index.ts';

export type AgeCheck = Awaited<ReturnType<ApiClient['ageCheck']['get']>>;

/** Parameters in the address that the provider's page sent the member back to. */
export type AgeCheckAnswer = Readonly<Record<string, string>>;

export const ageCheckQueries = {
  check: (api: ApiClient) =>
    queryOptions({
      queryKey: ['age-check'],
      queryFn: async ({ client, signal }): Promise<AgeCheck> => noted(client, await api.ageCheck.get({}, { signal })),
    }),
};

/** Opens the site's pages to a member who needs no check any more, even if the answer to the check itself was lost. */
function noted(queryClient: QueryClient, check: AgeCheck): AgeCheck {
  if (check.state === 'passed' || check.state === 'none') patchUser(queryClient, { ageCheckRequired: false });
  return check;
}

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
    onSuccess: (check) => queryClient.setQueryData(ageCheckQueries.check(api).queryKey, noted(queryClient, check)),
  });
}
