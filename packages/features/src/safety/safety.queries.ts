import type { ApiClient, Notice, Report, ReportInput } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { afterBlock, afterUnblock, attemptKey, useApi, type Attempt } from '../shared/index.ts';

export type BlockedMember = Awaited<ReturnType<ApiClient['blocks']['list']>>['blocks'][number];

export const safetyQueries = {
  blocks: (api: ApiClient) =>
    queryOptions({
      queryKey: ['blocks'],
      queryFn: async ({ signal }): Promise<BlockedMember[]> => (await api.blocks.list({}, { signal })).blocks,
    }),
  reports: (api: ApiClient) =>
    queryOptions({
      queryKey: ['reports'],
      queryFn: async ({ signal }): Promise<Report[]> => (await api.reports.list({}, { signal })).reports,
    }),
  notices: (api: ApiClient) =>
    queryOptions({
      queryKey: ['notices'],
      queryFn: async ({ signal }): Promise<Notice[]> => (await api.notices.list({}, { signal })).notices,
    }),
};

/** Sends a report, and blocks in the same step if requested. Trying again with the same words gives the same receipt. */
export function useReport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  return useMutation({
    mutationFn: async (input: ReportInput): Promise<Report> => {
      attempt.current = attemptKey(attempt.current, input);
      return (await api.reports.send(input, { idempotencyKey: attempt.current.key })).report;
    },
    onSuccess: (report, { id, block }) => {
      queryClient.setQueryData(safetyQueries.reports(api).queryKey, (reports) => reports && [report, ...reports]);
      if (block) afterBlock(queryClient, id);
    },
  });
}

export function useUnblock() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.blocks.unblock({ id }),
    // The list is not fetched again until it is reopened: the row shows that it is done.
    onSuccess: () => afterUnblock(queryClient),
  });
}

export function useAppeal() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: { id: string; text: string }): Promise<Notice> =>
      (await api.notices.appeal(input)).notice,
    onSuccess: (notice) =>
      queryClient.setQueryData(safetyQueries.notices(api).queryKey, (notices) =>
        notices?.map((one) => (one.id === notice.id ? notice : one)),
      ),
  });
}
