import type { ApiClient } from '@heartline/api-client';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

type Calls = ApiClient['moderation'];
type Answer<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;

export type Waiting = Answer<'summary'>;
export type WaitingPhoto = Answer<'photos'>['photos'][number];
/** A member as moderators see one. */
export type Suspect = WaitingPhoto['member'];
export type HeldMessage = Answer<'held'>['held'][number];
export type ReportRow = Answer<'reports'>['reports'][number];
export type ReportStatus = ReportRow['status'];
export type LookedAt = Answer<'look'>['report'];
export type LookedAtMember = Answer<'lookAtMember'>;
export type WrittenMessage = LookedAt['messages'][number];
export type AppealCase = Answer<'appeals'>['appeals'][number];
export type ComplaintRow = Answer<'complaints'>['complaints'][number];
export type ReadComplaint = Answer<'complaint'>['complaint'];
export type Restriction = Answer<'suppressions'>['suppressions'][number];
export type AuditEntry = Answer<'audit'>['entries'][number];
export type ReportDecision = Parameters<Calls['decideReport']>[0];
export type PhotoDecision = Parameters<Calls['decidePhoto']>[0];

export interface AuditFilter {
  actor?: string;
  subject?: string;
  /** Id of the member it is about. */
  member?: string;
}

interface Page {
  nextCursor: string | null;
}

const root = ['moderation'] as const;

function paged<T extends Page>(
  key: readonly unknown[],
  load: (cursor: { cursor?: string }, options: { signal: AbortSignal }) => Promise<T>,
) {
  return infiniteQueryOptions({
    queryKey: [...root, ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export const moderationQueries = {
  summary: (api: ApiClient) =>
    queryOptions({
      queryKey: [...root, 'summary'],
      queryFn: ({ signal }): Promise<Waiting> => api.moderation.summary({}, { signal }),
      refetchInterval: 60_000,
    }),
  /** Not cached: decided photos must not reappear on the way back. */
  photos: (api: ApiClient) => ({
    ...paged(['photos'], (cursor, options) => api.moderation.photos(cursor, options)),
    gcTime: 0,
    refetchOnWindowFocus: false,
  }),
  held: (api: ApiClient) => paged(['held'], (cursor, options) => api.moderation.held(cursor, options)),
  reports: (api: ApiClient, status: ReportStatus) =>
    paged(['reports', status], (cursor, options) => api.moderation.reports({ status, ...cursor }, options)),
  appeals: (api: ApiClient) => paged(['appeals'], (cursor, options) => api.moderation.appeals(cursor, options)),
  complaints: (api: ApiClient, status: ComplaintRow['status']) =>
    paged(['complaints', status], (cursor, options) => api.moderation.complaints({ status, ...cursor }, options)),
  complaint: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...root, 'complaint', id],
      queryFn: async ({ signal }): Promise<ReadComplaint> =>
        (await api.moderation.complaint({ id }, { signal })).complaint,
    }),
  restrictions: (api: ApiClient) =>
    paged(['restrictions'], (cursor, options) => api.moderation.suppressions(cursor, options)),
  audit: (api: ApiClient, filter: AuditFilter) =>
    paged(['audit', filter], (cursor, options) => api.moderation.audit({ ...filter, ...cursor }, options)),
};

/** Counts and lists are fetched again; nobody waits for them, so it does not matter which one changed. */
function useForgetLists(...lists: string[]) {
  const queryClient = useQueryClient();
  return () => {
    for (const list of ['summary', ...lists]) void queryClient.invalidateQueries({ queryKey: [...root, list] });
  };
}

export function useDecideHeld() {
  const api = useApi();
  return useMutation({
    mutationFn: (decision: Parameters<Calls['decideHeld']>[0]) => api.moderation.decideHeld(decision),
    // The list itself is not fetched again: the card shows the result.
    onSettled: useForgetLists('restrictions', 'audit'),
  });
}

/** Opens a report. The answer is not cached: returning moderators give a reason again. */
export function useLook(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (reason: string): Promise<LookedAt> => (await api.moderation.look({ id, reason })).report,
    gcTime: 0,
  });
}

/** Opens the data of a member that moderators may see; not cached either. */
export function useLookAtMember(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (reason: string): Promise<LookedAtMember> => api.moderation.lookAtMember({ id, reason }),
    gcTime: 0,
    onSuccess: useForgetLists('audit'),
  });
}

export function useDecideReport() {
  const api = useApi();
  return useMutation({
    mutationFn: (decision: ReportDecision) => api.moderation.decideReport(decision),
    onSettled: useForgetLists('reports', 'restrictions', 'audit'),
  });
}

export function useDecideAppeal() {
  const api = useApi();
  return useMutation({
    mutationFn: (decision: Parameters<Calls['decideAppeal']>[0]) => api.moderation.decideAppeal(decision),
    // The list itself is not fetched again: the card shows that it is done.
    onSettled: useForgetLists('restrictions', 'audit'),
  });
}

/** Answers a complaint, or closes one that was answered. */
export function useAnswerComplaint(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (answer: { text: string; close: boolean; seen: number } | 'close') =>
      answer === 'close' ? api.moderation.closeComplaint({ id }) : api.moderation.answerComplaint({ id, ...answer }),
    onSettled: useForgetLists('complaints', 'complaint', 'audit'),
  });
}

export function useRestrict() {
  const api = useApi();
  return useMutation({
    mutationFn: (member: Parameters<Calls['suppress']>[0]) => api.moderation.suppress(member),
    onSuccess: useForgetLists('restrictions', 'audit'),
  });
}

export function useLift() {
  const api = useApi();
  return useMutation({
    mutationFn: (restriction: Parameters<Calls['lift']>[0]) => api.moderation.lift(restriction),
    onSettled: useForgetLists('appeals', 'audit'),
  });
}
