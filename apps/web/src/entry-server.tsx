import { createApiClient, createTransport, type Locale, type Settings } from '@heartline/api-client';
import {
  languageIn,
  loadMessages,
  readLocaleCookie,
  sessionQueries,
  settingsQueries,
} from '@heartline/features/shared';
import { errorPageWords, homeQueries } from '@heartline/features/site';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { redirectFor } from './access.ts';
import { HomePage } from './home-page.tsx';
import { createCatalog } from './catalog.ts';
import { languageOf } from './language-of.ts';
import { featuresOf, homeFeatures, partsOf } from './page-parts.ts';
import { WebProviders } from './providers.tsx';
import { createRouter } from './router.tsx';
import type { RouterContext } from './router-context.ts';

export { renderBusy } from './offline/render-busy.tsx';
export { renderOffline, serviceWorkerScript } from './offline/render-offline.tsx';

export interface PageRequest {
  /** Path with query. */
  url: string;
  /** The Cookie header, for the language. */
  cookies: string;
  /** Calls the API as this visitor, in this process. */
  fetch: typeof fetch;
}

export interface Page {
  status: number;
  /** Where to go instead. */
  redirect?: string;
  locale: Locale;
  title: string;
  /** The rendered page's own title, escaped, instead of `title`. */
  titleHtml?: string;
  description: string;
  niche: number;
  /** The visitors' home page, which needs no router in the browser. */
  home: boolean;
  /** Source files of what the page needs at once. */
  parts: string[];
  /** Markup of #app: empty for pages that only the browser renders. */
  html: string;
  /** Query cache for the browser, as JSON. */
  state: string;
  /** Words of the error page in this language, as JSON: it is shown when nothing more arrives. */
  words: string;
}

/** Renders a public page in the visitor's language; for member pages gives the empty frame with their first data. */
export async function render({ url, cookies, fetch }: PageRequest): Promise<Page> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  // No tries after the first: whoever waits for this page would wait for them, and its time is over soon.
  const api = createApiClient(createTransport({ fetch, baseUrl: 'http://localhost', retries: 0 }));
  const { search } = addressOf(url);
  const language = readLocaleCookie(cookies) ? undefined : languageIn(search);
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(
      settingsQueries.settings(api, { ...trackingOf(search), ...(language ? { language } : {}) }),
    ),
    queryClient.ensureQueryData(sessionQueries.user(api)),
  ]);
  const locale = languageOf({ cookies, search, domainLanguage: settings.domainLanguage });
  const context: RouterContext = { api, queryClient, catalog: createCatalog(locale) };
  const router = createRouter(context, createMemoryHistory({ initialEntries: [url] }));
  const matches = router.matchRoutes(router.latestLocation);
  const last = matches.at(-1);
  const found =
    last !== undefined &&
    last.routeId !== '__root__' &&
    (last.staticData.access !== 'staff' || user?.moderator === true) &&
    !matches.some((match) => (match as { _notFound?: boolean })._notFound);
  const home = found && last.routeId === '/';
  const features = home ? homeFeatures : featuresOf(matches, user);
  const answer = {
    home,
    parts: partsOf({ home, routeId: last?.routeId ?? '__root__', user, locale, features }),
    status: found ? 200 : 404,
    locale,
    title: settings.indexTitle,
    description: settings.description,
    niche: settings.niche,
    words: JSON.stringify(errorPageWords(await loadMessages(locale, ['site']))),
  };
  const redirect = found ? redirectFor(last.staticData.access, user, url) : undefined;
  if (redirect) return { ...answer, status: 302, redirect, html: '', state: '{}' };
  let html = '';
  if (home) {
    await Promise.all([context.catalog.load(features), prefetchHome(context, settings)]);
    html = renderToString(
      <WebProviders context={context}>
        <HomePage catalog={context.catalog} />
      </WebProviders>,
    );
  } else if (!user && (!found || last.staticData.public)) {
    // For members the frame has parts that come later (live news, notices): the browser renders all of it.
    await router.load();
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    html = renderToString(
      <WebProviders context={context}>
        <RouterProvider router={router} />
      </WebProviders>,
    );
  }
  // React puts the page's own title where it renders; its place is the head.
  const [tag = '', title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  if (tag)
    return {
      ...answer,
      titleHtml: title,
      html: html.replace(tag, ''),
      state: JSON.stringify(dehydrate(queryClient)),
    };
  return { ...answer, html, state: JSON.stringify(dehydrate(queryClient)) };
}

/** The faces on the home page are there with its first paint. */
async function prefetchHome(
  { api, queryClient }: RouterContext,
  { loggedOutSearch, geoipSelectedCountry }: Settings,
): Promise<void> {
  if (loggedOutSearch) await queryClient.prefetchQuery(homeQueries.members(api, geoipSelectedCountry));
}

/** Not relative to an address: a path may begin with two slashes. */
const addressOf = (url: string) => new URL(`http://localhost${url}`);

function trackingOf(search: string): { network?: string; ref?: string } {
  const query = new URLSearchParams(search);
  const network = query.get('network')?.slice(0, 100);
  const ref = query.get('ref')?.slice(0, 100);
  return { ...(network ? { network } : {}), ...(ref ? { ref } : {}) };
}
