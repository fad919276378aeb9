import { useToast } from '@heartline/ui/feedback/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@heartline/api-client';

import { useApi, useErrorText, useSettings } from '../../shared/index.ts';

const consentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }) => (await api.consents.list({}, { signal })).consents,
    staleTime: 60_000,
  });

export interface Resell {
  /** null while the member has not answered. */
  given: boolean | null;
  choose: (given: boolean) => void;
}

/** Whether the site may pass the member's details to partner sites; undefined if it does not ask, or the answer is not loaded yet. */
export function useResell(): Resell | undefined {
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { memberResell } = useSettings();
  const query = consentsQuery(api);
  const { data } = useQuery({ ...query, enabled: memberResell });
  const { mutate } = useMutation({
    mutationFn: (given: boolean) => api.consents.set({ kind: 'resell', given }),
    // The pressed state, until the server has answered.
    onMutate: (given) =>
      queryClient.setQueryData(query.queryKey, (before) =>
        before?.map((consent) => (consent.kind === 'resell' ? { ...consent, given } : consent)),
      ),
    onSuccess: ({ consents }) => queryClient.setQueryData(query.queryKey, consents),
    onError: (failure) => {
      toast.show({ tone: 'danger', message: errorText(failure) });
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const consent = data?.find(({ kind }) => kind === 'resell');
  return consent && { given: consent.given, choose: mutate };
}
