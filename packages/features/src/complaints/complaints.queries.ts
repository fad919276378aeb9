import type { ApiClient, Complaint, ComplaintKind, Locale } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { attemptKey, useApi, type Attempt } from '../shared/index.ts';

export interface NewComplaint {
  kind: ComplaintKind;
  text: string;
  /** Absent for members: the account has an address. */
  email?: string;
}

/** Finds a complaint without an account. */
export interface Search {
  reference: string;
  email: string;
}

export const complaintsQueries = {
  /** The member's own complaints. */
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['complaints'],
      queryFn: async ({ signal }): Promise<Complaint[]> => (await api.complaints.list({}, { signal })).complaints,
    }),
};

/** Sends a complaint. Trying again with the same words does not make a second one. */
export function useSendComplaint() {
  const api = useApi();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  return useMutation({
    mutationFn: async (complaint: NewComplaint & { language: Locale }): Promise<Complaint> => {
      attempt.current = attemptKey(attempt.current, complaint);
      return (await api.complaints.send(complaint, { idempotencyKey: attempt.current.key })).complaint;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: complaintsQueries.list(api).queryKey }),
  });
}

/** Finds a complaint; the address is kept only in the open page. */
export function useFindComplaint() {
  const api = useApi();
  return useMutation({
    mutationFn: async (search: Search): Promise<Complaint> => (await api.complaints.look(search)).complaint,
    gcTime: 0,
  });
}

export function useAddToComplaint() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (word: { reference: string; text: string; email?: string }): Promise<Complaint> =>
      (await api.complaints.add(word)).complaint,
    onSuccess: (complaint) =>
      queryClient.setQueryData(complaintsQueries.list(api).queryKey, (all) =>
        all?.map((one) => (one.reference === complaint.reference ? complaint : one)),
      ),
  });
}
