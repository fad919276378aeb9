import { createApiClient, createTransport, locales, type Locale } from '@heartline/api-client';
import { sessionQueries, settingsQueries } from '@heartline/features/shared';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { createCatalog } from './catalog.ts';
import { WebProviders } from './providers.tsx';
import { createRouter, type RouterContext } from './router.tsx';

export interface PageRequest {
  /** Path with query. */
  url: string;
  /** Value of the locale cookie, if any. */
  locale: string | undefined;
  /** Calls the API as this visitor, in this process. */
  fetch: typeof fetch;
}

export interface Page {
  status: number;
  /** Where to go instead. */
  redirect?: string;
  locale: Locale;
  title: string;
  description: string;
  niche: number;
  /** Markup of #app: empty for pages that only the browser renders. */
  html: string;
  /** Query cache for the browser, as JSON. */
  state: string;
}

/** Renders a public page in the visitor's language; for member pages gives the empty frame with their first data. */
export async function render({ url, locale: wanted, fetch }: PageRequest): Promise<Page> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const api = createApiClient(createTransport({ fetch, baseUrl: 'http://localhost' }));
  const [settings] = await Promise.all([
    queryClient.ensureQueryData(settingsQueries.settings(api, trackingOf(url))),
    queryClient.ensureQueryData(sessionQueries.user(api)),
  ]);
  const locale = pickLocale(wanted, settings.domainLanguage);
  const context: RouterContext = { api, queryClient, catalog: createCatalog(locale) };
  const router = createRouter(context, createMemoryHistory({ initialEntries: [url] }));
  const matches = router.matchRoutes(router.latestLocation);
  const last = matches.at(-1);
  const found = last !== undefined && last.routeId !== '__root__' && !matches.some((match) => (match as { _notFound?: boolean })._notFound);
  const answer = { status: found ? 200 : 404, locale, title: settings.indexTitle, description: settings.description, niche: settings.niche };
  let html = '';
  if (!found || last.staticData.public) {
    await router.load();
    const redirect = router.state.redirect?.headers.get('location');
    if (redirect) return { ...answer, status: 302, redirect, html, state: '{}' };
    html = renderToString(
      <WebProviders context={context}>
        <RouterProvider router={router} />
      </WebProviders>,
    );
  }
  return { ...answer, html, state: JSON.stringify(dehydrate(queryClient)) };
}

/** LOC-02: the cookie, else the site's language, else English. */
function pickLocale(cookie: string | undefined, domainLanguage: string): Locale {
  return [cookie, domainLanguage.slice(0, 2)].find((candidate): candidate is Locale => locales.includes(candidate as Locale)) ?? 'en';
}

function trackingOf(url: string): { network?: string; ref?: string } {
  const query = new URL(url, 'http://localhost').searchParams;
  const network = query.get('network')?.slice(0, 100);
  const ref = query.get('ref')?.slice(0, 100);
  return { ...(network ? { network } : {}), ...(ref ? { ref } : {}) };
}
