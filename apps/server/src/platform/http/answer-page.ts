import { randomUUID } from 'node:crypto';

import type { Context, Hono } from 'hono';

import type { Site } from '../site.ts';
import { ifThereIsRoom } from '../full-disk.ts';
import type { Log } from '../log.ts';
import { createDeadline } from './deadline.ts';
import { ServerError } from './errors.ts';
import { isDatabaseFailure } from './failures.ts';
import { callInProcess } from './in-process.ts';
import { networkOf } from './network.ts';
import type { RateLimiter } from './rate-limit.ts';
import { limitKeyOf, type Viewer } from './route.ts';

/** What a request needs before it is known what it asks for. */
export interface PageDependencies {
  log: Log;
  rateLimiter: RateLimiter;
  trustedProxies: string[];
  /** The site of a request, by host and forced_domain. */
  findSite: (host: string, forcedDomain: string | undefined) => Promise<Site>;
  /**
   * Who asks, by the session cookie. `remembered`: a member with rights that can be lost may be the one of a moment ago. `fresh`: no member
   * may.
   */
  findViewer: (cookieHeader: string | undefined, options: { remembered: boolean; fresh?: boolean }) => Promise<Viewer>;
  /** Public id of the member whose session this cookie was until it was ended from elsewhere. */
  findRevoked: (cookieHeader: string | undefined) => Promise<string | undefined>;
}

/** What answers where the registry has no route. */
export interface Pages {
  /** Files and what is no page: needs neither database nor limits. */
  answerFile: (context: Context, site: Site) => Promise<Response | undefined>;
  /**
   * A page with its data, from the API in this process.
   * @param forget whose data the device has to forget
   * @throws ServerError as the API does
   */
  answerPage: (
    context: Context,
    site: Site,
    callApi: (request: Request) => Promise<Response>,
    forget: string | undefined,
  ) => Promise<Response>;
  /** Says in the reader's language why there is no page now, with nothing but what this process has. */
  refuse: (context: Context, site: Site, why: 'busy' | 'too_many', status: 429 | 500 | 503) => Promise<Response>;
}

/** Each holds its data until it is done, and while the database hangs none is done: more are told to come back at once. */
const mostAtOnce = 100;

/** Pages keep what calls keep: one time limit in all, the limits of who asks, and an answer that says what to do (security.md section 12). */
export function createPageAnswer(
  app: Hono,
  pages: Pages,
  { findSite, findViewer, findRevoked, rateLimiter, trustedProxies, log }: PageDependencies,
): (context: Context) => Promise<Response> {
  let running = 0;

  async function count(context: Context): Promise<Viewer> {
    const viewer = await findViewer(context.req.header('cookie'), { remembered: true });
    const network = networkOf(context, trustedProxies);
    await ifThereIsRoom(rateLimiter.take('page', limitKeyOf(viewer, network), network));
    return viewer;
  }

  async function answer(context: Context, site: Site): Promise<Response> {
    if (running >= mostAtOnce) throw new ServerError('busy', { retryAfter: 2 });
    running += 1;
    const inTime = createDeadline();
    try {
      const { kind } = await inTime(count(context));
      const forget = kind === 'visitor' ? await inTime(findRevoked(context.req.header('cookie'))) : undefined;
      const callApi = (request: Request) => callInProcess(app, context, request);
      return await inTime(pages.answerPage(context, site, callApi, forget));
    } finally {
      running -= 1;
    }
  }

  function refuse(context: Context, site: Site, thrown: unknown): Promise<Response> {
    const error = isDatabaseFailure(thrown) ? new ServerError('database_unavailable', { retryAfter: 2 }) : thrown;
    const refusal = error instanceof ServerError && (error.status === 429 || error.status === 503) ? error : undefined;
    if (refusal !== error || refusal?.body.code === 'database_unavailable')
      log.error({ requestId: randomUUID(), path: 'page', err: refusal ? refusal.message : thrown }, 'page not made');
    if (!refusal) return pages.refuse(context, site, 'busy', 500);
    if (refusal.retryAfter !== undefined) context.header('retry-after', String(refusal.retryAfter));
    return refusal.status === 429
      ? pages.refuse(context, site, 'too_many', 429)
      : pages.refuse(context, site, 'busy', 503);
  }

  return async (context) => {
    const started = performance.now();
    const site = await findSite(context.req.header('host') ?? '', undefined);
    const file = await pages.answerFile(context, site);
    if (file) return file;
    const page = await answer(context, site).catch((error: unknown) => refuse(context, site, error));
    const ms = Math.round(performance.now() - started);
    log.info({ method: context.req.method, path: 'page', status: page.status, ms });
    return page;
  };
}
