import { randomUUID } from 'node:crypto';

import type { Context, Hono } from 'hono';

import type { Site } from '../site.ts';
import { ifThereIsRoom } from '../full-disk.ts';
import type { Log } from '../log.ts';
import type { Time } from '../time/time.ts';
import { createDeadline } from './deadline.ts';
import { ServerError } from './errors.ts';
import { isDatabaseFailure } from './failures.ts';
import { callInProcess } from './in-process.ts';
import { networkOf } from './network.ts';
import type { RateLimiter } from './rate-limit.ts';
import { limitKeyOf, type Viewer } from './route.ts';

/** Dependencies of every request, whichever route it asks for. */
export interface PageDependencies {
  log: Log;
  time: Time;
  rateLimiter: RateLimiter;
  trustedProxies: string[];
  /** Milliseconds for the work for one request (`TimeLimits.request`). */
  requestLimit: number;
  /** The site of a request, by host and forced_domain. */
  findSite: (host: string, forcedDomain: string | undefined) => Promise<Site>;
  /**
   * The viewer of the session cookie. `remembered`: a member with rights that can be lost may come from the cache. `fresh`: no member may.
   */
  findViewer: (cookieHeader: string | undefined, options: { remembered: boolean; fresh?: boolean }) => Promise<Viewer>;
  /** Public id of the member whose session this cookie was until it was revoked elsewhere. */
  findRevoked: (cookieHeader: string | undefined) => Promise<string | undefined>;
}

/** Answers for paths without a route in the registry. */
export interface Pages {
  /** Files and other answers that are no page: need neither database nor limits. */
  answerFile: (context: Context, site: Site) => Promise<Response | undefined>;
  /**
   * A page with its data, from the API in this process.
   * @param forget the member whose data the device has to delete
   * @throws ServerError as the API does
   */
  answerPage: (
    context: Context,
    site: Site,
    callApi: (request: Request) => Promise<Response>,
    forget: string | undefined,
  ) => Promise<Response>;
  /** Explains in the reader's language why there is no page now, with nothing but the data in this process. */
  refuse: (context: Context, site: Site, why: 'busy' | 'too_many', status: 429 | 500 | 503) => Promise<Response>;
}

/** Each page holds its data until it is done, and while the database hangs none is done: further requests are refused, to retry at once. */
const mostAtOnce = 100;

/** Pages have the limits of calls: one time limit in all, the viewer's rate limits, and a helpful refusal (security.md section 12). */
export function createPageAnswer(
  app: Hono,
  pages: Pages,
  { findSite, findViewer, findRevoked, rateLimiter, trustedProxies, requestLimit, log, time }: PageDependencies,
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
    const inTime = createDeadline(requestLimit, time);
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
    const started = time.passed();
    const site = await findSite(context.req.header('host') ?? '', undefined);
    const file = await pages.answerFile(context, site);
    if (file) return file;
    const page = await answer(context, site).catch((error: unknown) => refuse(context, site, error));
    const ms = Math.round(time.passed() - started);
    log.info({ method: context.req.method, path: 'page', status: page.status, ms });
    return page;
  };
}
