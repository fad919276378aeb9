import { ApiError, type ApiClient, type MailKind } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

export type Notifications = Awaited<ReturnType<ApiClient['notifications']['get']>>;
export type MailChoice = Notifications['mails'][number];
export interface Unsubscription {
  kind: MailKind;
  on: boolean;
}

export const notificationsQueries = {
  choices: (api: ApiClient) =>
    queryOptions({
      queryKey: ['notifications'],
      queryFn: ({ signal }): Promise<Notifications> => api.notifications.get({}, { signal }),
    }),
  /** null if the link is invalid. */
  link: (api: ApiClient, token: string) =>
    queryOptions({
      queryKey: ['unsubscribe', token],
      queryFn: async ({ signal }): Promise<Unsubscription | null> => {
        try {
          return await api.notifications.getUnsubscription({ token }, { signal });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'link_invalid') return null;
          throw error;
        }
      },
    }),
};

/** Switches a kind of mail; the switch returns if that cannot be saved. */
export function useSwitchMail() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQueries.choices(api);
  const show = ({ kind, on }: Unsubscription) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, mails: known.mails.map((mail) => (mail.kind === kind ? { ...mail, on } : mail)) },
    );
  return useMutation({
    mutationFn: (wish: Unsubscription) => api.notifications.set({ mails: [wish] }),
    onMutate: async (wish) => {
      await queryClient.cancelQueries({ queryKey });
      show(wish);
    },
    onSuccess: ({ mails }, { kind }) => {
      // Updates only this kind: another switch may be on its way.
      const saved = mails.find((mail) => mail.kind === kind);
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && { ...known, mails: known.mails.map((mail) => (saved && mail.kind === kind ? saved : mail)) },
      );
    },
    onError: (_error, { kind, on }) => show({ kind, on: !on }),
  });
}

export function useUnsubscribe(token: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.notifications.unsubscribe({ token }),
    // The query of the link is not refreshed: it distinguishes a press just now from an earlier one.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQueries.choices(api).queryKey }),
  });
}
