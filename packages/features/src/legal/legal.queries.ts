import type { ApiClient, Locale } from '@heartline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { PageToken } from '../shared/index.ts';
import type { AmericanText } from './american/american-privacy.ts';
import type { Article } from './article-view.tsx';
import type { PageData } from './page-values.ts';

export const legalQueries = {
  page: (api: ApiClient, token: PageToken) =>
    queryOptions({
      queryKey: ['page', token],
      queryFn: async ({ signal }): Promise<PageData> => (await api.site.page({ token }, { signal })).page,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The privacy text of readers of American English only. */
  americanPrivacy: () =>
    queryOptions({
      queryKey: ['american-privacy'],
      queryFn: async (): Promise<AmericanText> => (await import('./american/en-US.json')).default,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** A page of the site's own. */
  sitePage: (api: ApiClient, token: string, language: Locale) =>
    queryOptions({
      queryKey: ['site-page', token, language],
      queryFn: async ({ signal }): Promise<Article> => (await api.site.sitePage({ token, language }, { signal })).page,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** For the loader of a route. */
export async function loadPage(queryClient: QueryClient, api: ApiClient, token: PageToken): Promise<void> {
  const { american } = await queryClient.ensureQueryData(legalQueries.page(api, token));
  if (token === 'privacy' && american) await queryClient.ensureQueryData(legalQueries.americanPrivacy());
}
