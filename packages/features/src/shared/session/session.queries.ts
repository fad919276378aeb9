import type { ApiClient, Settings, User } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { clockKey } from '../format/server-clock.ts';
import { askPastNews, noteNews } from '../freshness/news.ts';
import { triesOf } from '../freshness/rounds.ts';

/**
 * The session of the member whom this page shows has ended, and perhaps another member's has begun. The application leaves the page,
 * which shows the member until then: as a visitor's it could not be shown, and another member could save what the first one typed.
 */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** The signed-in member, or null for a visitor. Every feature reads it, so it lives here. */
export const sessionQueries = {
  user: (api: ApiClient) =>
    queryOptions({
      queryKey: ['user'],
      queryFn: async ({ signal, client, queryKey }): Promise<User | null> => {
        const options = { signal, ...triesOf(client, queryKey) };
        const { user, serverTime } = await askPastNews(client, queryKey, () => api.session.get({}, options));
        client.setQueryData(clockKey, Date.parse(serverTime) - time.now());
        const shown = client.getQueryData<User | null>(queryKey);
        if (shown && user?.id !== shown.id) throw new SessionEnded('the page shows a member whose session has ended');
        return user;
      },
      staleTime: 30_000,
    }),
};

export type SettingsQuery = NonNullable<Parameters<ApiClient['site']['settings']>[0]>;

/** Settings of the site this host serves (LOC-09). Valid until the page is closed. */
export const settingsQueries = {
  settings: (api: ApiClient, query: SettingsQuery = {}) =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: async ({ signal }): Promise<Settings> => (await api.site.settings(query, { signal })).settings,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  /** Fetched when first needed, then kept (SES-06). */
  companyInfo: (api: ApiClient) =>
    queryOptions({
      queryKey: ['company-info'],
      queryFn: async ({ signal }) => (await api.site.companyInfo({}, { signal })).companyinfo,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  regions: (api: ApiClient, country: string) =>
    queryOptions({
      queryKey: ['regions', country],
      queryFn: async ({ signal }) => (await api.site.regions({ country }, { signal })).regions,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The signed-in member, or null. Suspends until loaded; routes preload it. */
export function useSession(): User | null {
  return useSuspenseQuery(sessionQueries.user(useApi())).data;
}

/** The signed-in member, on screens only members reach. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('useUser needs a signed-in member');
  return user;
}

export function useSettings(): Settings {
  return useSuspenseQuery(settingsQueries.settings(useApi())).data;
}

/** Puts the member from an answer with `user` into the cache. */
export function setUser(queryClient: QueryClient, user: User): void {
  noteNews(queryClient);
  queryClient.setQueryData(sessionQueries.user(noApi).queryKey, user);
}

/** Updates the cached member, such as the balance after a send. */
export function patchUser(queryClient: QueryClient, patch: Partial<User>): void {
  noteNews(queryClient);
  queryClient.setQueryData(sessionQueries.user(noApi).queryKey, (user) => (user ? { ...user, ...patch } : user));
}

/** False only if it is known that nobody is signed in. */
export const hasSession = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData(sessionQueries.user(noApi).queryKey) !== null;

// Only the query's key is used here.
const noApi = {} as ApiClient;
