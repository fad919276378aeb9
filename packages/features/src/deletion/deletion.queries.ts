import type { LeavingReason } from '@heartline/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';

import { useApi, useLeaving } from '../shared/index.ts';

export interface DeletionValues {
  password: string;
  reason: LeavingReason | null;
}

/** Deletes the account, and the member's unsent data from this device. Never retried: each password sent counts as a try. */
export function useDeleteAccount(onDeleted: () => void) {
  const api = useApi();
  return useLeaving((values: DeletionValues) => api.deletion.request(values), { onSignedOut: onDeleted });
}

export function usePause(onPaused: () => void) {
  const api = useApi();
  return useLeaving(() => api.deletion.pause({ paused: true }), { onSignedOut: onPaused });
}

export function useStay(onCode: (code: string) => void) {
  const api = useApi();
  return useMutation({ mutationFn: () => api.deletion.stay(), onSuccess: ({ code }) => onCode(code) });
}

/** Asks what the mailed link would do. Asking changes nothing. */
export function useReactivationLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['reactivation-link', token],
    queryFn: async ({ signal }) => (await api.deletion.checkReactivation({ token }, { signal })).state,
    staleTime: Infinity,
  });
}

export function useReactivate(token: string) {
  const api = useApi();
  return useMutation({ mutationFn: async () => (await api.deletion.reactivate({ token })).already });
}
