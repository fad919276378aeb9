import { createApiClient, createTransport, type Locale, type Settings } from '@heartline/api-client';
import {
  languageIn,
  localeCookie,
  loadMessages,
  readLocaleCookie,
  sessionQueries,
  settingsQueries,
  trackingToKeep,
} from '@heartline/features/shared';
import { loadMembers } from '@heartline/features/members';
import { errorPageWords, homeQueries } from '@heartline/features/site';
import { landerFiles } from '@heartline/landers/pages';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider, type StaticDataRouteOption } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { redirectFor } from './access.ts';
import { HomePage } from './home-page.tsx';
import { createCatalog } from './catalog.ts';
import { ownHead, type OwnHead } from './found/own-head.ts';
import { languageOf } from './language-of.ts';
import { featuresOf, homeFeatures, partsOf } from './page-parts.ts';
import { WebProviders } from './providers.tsx';
import { renderLate } from './offline/render-late.tsx';
import { createRouter } from './router.tsx';
import type { WakingOptions } from './waking/run-until-awake.ts';
import type { RouterContext } from './router-context.ts';

export { landerNames as landers } from '@heartline/landers/pages';
export { shortcutsOf } from './installed/shortcuts.ts';
export { renderBusy } from './offline/render-busy.tsx';
export { renderKept } from './offline/render-kept.ts';
export { renderOffline, serviceWorkerScript } from './offline/render-offline.tsx';
export { wakingScript } from './waking/waking-script.ts';

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
  /** Redirect target. */
  redirect?: string;
  locale: Locale;
  title: string;
  /** The rendered page's own title, escaped, instead of `title`. */
  titleHtml?: string;
  description: string;
  /** Questions and answers, if it is a page of these. */
  questions?: OwnHead['questions'];
  niche: number;
  /** The visitors' home page, which needs no router in the browser. */
  home: boolean;
  /** Source files that the page needs at once. */
  parts: string[];
  /** Markup of #app: empty for pages that only the browser renders. */
  html: string;
  /** Markup beside an empty #app: the notice if its scripts do not arrive. */
  late: string;
  /** Query cache for the browser, as JSON. */
  state: string;
  /** Its fonts are loaded with its first paint, or not before the next page: nothing moves for them. */
  steady: boolean;
  /** Parameters of the address that the page stores at once. */
  arrival: Pick<WakingOptions, 'keep' | 'cookie'>;
  /** Texts of the error page in this language, as JSON, for when nothing more loads. */
  words: string;
}

/** Renders a public page in the visitor's language; for member pages returns the empty frame with their first data. */
export async function render({ url, cookies, fetch }: PageRequest): Promise<Page> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  // No retries: the visitor would wait for them, and the page's time is limited.
  const api = createApiClient(createTransport({ fetch, baseUrl: 'http://localhost', retries: 0 }));
  const { search } = addressOf(url);
  const language = readLocaleCookie(cookies) ? undefined : languageIn(search);
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(
      settingsQueries.settings(api, { ...queryOf(search), ...(language ? { language } : {}) }),
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
    !matches.some((match) => (match as { _notFound?: boolean })._notFound) &&
    isSitePage(last, settings);
  const home = found && last.routeId === '/';
  const features = home ? homeFeatures : featuresOf(matches, user);
  const lander = last && landerOf(last);
  const answer = {
    home,
    parts: [
      ...partsOf({ home, routeId: last?.routeId ?? '__root__', inMe: last?.staticData.inMe, user, locale, features }),
      ...(lander ? landerFiles(lander, locale).map((file) => `../../packages/landers/src/${file}`) : []),
    ],
    status: found ? 200 : 404,
    locale,
    title: settings.indexTitle,
    description: settings.description,
    niche: settings.niche,
    // Changing the font would repaint its form.
    steady: lander !== undefined || last?.staticData.page === 'login',
    arrival: { keep: trackingToKeep(search), cookie: language && localeCookie(language) },
    late: await renderLate(locale),
    words: JSON.stringify(errorPageWords(await loadMessages(locale, ['site']))),
  };
  const redirect = found ? await redirectFor(last.staticData, user, url) : undefined;
  if (redirect) return { ...answer, status: 302, redirect, html: '', state: '{}' };
  let html = '';
  if (home) {
    await Promise.all([context.catalog.load(features), prefetchHome(context, settings)]);
    html = renderToString(
      <WebProviders context={context}>
        <HomePage catalog={context.catalog} />
      </WebProviders>,
    );
  } else if (!user && (!found || isDrawnHere(last.staticData, settings))) {
    // A member's frame has components that load later (live updates, notices): the browser renders all of it.
    await Promise.all([
      router.load(),
      // Not in the route's loader: in the browser the list keeps its position, and loads itself.
      last?.routeId === '/members/' ? loadMembers(queryClient, api, last.search) : undefined,
    ]);
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    // A route's loader has found nothing.
    if (router.state.matches.some(({ status }) => status === 'notFound')) answer.status = 404;
    html = renderToString(
      <WebProviders context={context}>
        <RouterProvider router={router} />
      </WebProviders>,
    );
  }
  if (found && !user && !home)
    Object.assign(
      answer,
      await ownHead({ page: last.staticData.page, params: last.params }, context, settings, features),
    );
  // React renders the page's own title in its place; it must be in the head.
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

/** Whether a page right below the root exists on this site; routes decide about all other addresses. */
const isSitePage = ({ routeId, params }: { routeId: string; params: object }, { sitePages }: Settings): boolean =>
  routeId !== '/$token' || sitePages.some(({ token }) => 'token' in params && params.token === token);

/** The name of the lander on a lander's page. For pages of a member it is at the end. */
const landerOf = ({ staticData: { page, layout }, params }: { staticData: StaticDataRouteOption; params: object }) =>
  layout === 'lander' ? ('name' in params ? String(params.name) : page.split('-').at(-1)) : undefined;

/** On a site that shows its members only to visitors of a known source, only the browser knows the source. */
const isDrawnHere = ({ page, public: drawn }: StaticDataRouteOption, settings: Settings): boolean =>
  drawn === true && (page !== 'members' || settings.loggedOutSearch || !settings.loggedOutSearchTrafficsource);

/** The faces on the home page are part of its first paint. */
async function prefetchHome(
  { api, queryClient }: RouterContext,
  { loggedOutSearch, geoipSelectedCountry }: Settings,
): Promise<void> {
  if (loggedOutSearch) await queryClient.prefetchQuery(homeQueries.members(api, geoipSelectedCountry));
}

/** Not relative to an address: a path may begin with two slashes. */
const addressOf = (url: string) => new URL(`http://localhost${url}`);

/** Parameters for the settings: the visitor's source, and the site to preview under another's host (LOC-09). */
function queryOf(search: string): { network?: string; ref?: string; forcedDomain?: string } {
  const query = new URLSearchParams(search);
  const network = query.get('network')?.slice(0, 100);
  const ref = query.get('ref')?.slice(0, 100);
  const domain = query.get('forceDomain')?.slice(0, 100);
  return {
    ...(network ? { network } : {}),
    ...(ref ? { ref } : {}),
    ...(domain ? { forcedDomain: domain } : {}),
  };
}
