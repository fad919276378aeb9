import { randomUUID } from 'node:crypto';

import { clientTypeHeader } from '@heartline/api-client/contract';
import { Hono, type Context } from 'hono';

import type { AgeChecks } from '../age-check/age-checks.ts';
import { isOpenBeforeAgeCheck } from '../age-check/open-calls.ts';
import { ifThereIsRoom } from '../full-disk.ts';
import type { Partner, PartnerRegistry } from './partner-registry.ts';
import { createPageAnswer, type PageDependencies, type Pages } from './answer-page.ts';
import { bodyChunks, type BodyTimes } from './body.ts';
import { createDeadline } from './deadline.ts';
import { ServerError } from './errors.ts';
import { answerWithTag } from './etag.ts';
import { isDatabaseFailure } from './failures.ts';
import { isInProcess } from './in-process.ts';
import { createInput, type Input } from './input.ts';
import { admitPartner, answerPreflight } from './partners.ts';
import { answerLive, LiveAnswer } from './live-answer.ts';
import { answerRaw, RawAnswer } from './raw-answer.ts';
import { limitKeyOf, policyKindOf, readsOfPages, type RequestContext, type Route, type Viewer } from './route.ts';
import { networkOf } from './network.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { oneAtATime, paced } from './upload/upload-pace.ts';
import { receiveForm } from './upload/upload.ts';
import type { VisitorCountry } from './visitor-country.ts';

export interface AppDependencies extends PageDependencies {
  routes: Route[];
  visitorCountry: VisitorCountry;
  ageChecks: AgeChecks;
  /** The partners whose pages may call the routes marked `partners`. */
  partners: PartnerRegistry;
  /** Folder of uploaded files until their request is answered. */
  incoming: string;
  bodyTimes: BodyTimes;
  /** Answers requests without a route in the registry. */
  pages?: Pages | undefined;
}

/** Mounts the registry. Order for each request: headers, same-origin rule, session, policy, limit, input, handler. */
export function createApp(dependencies: AppDependencies): Hono {
  const app = new Hono({ strict: true });
  app.use(async (context, next) => {
    setSecurityHeaders(context);
    await next();
  });
  for (const route of dependencies.routes) {
    const input = createInput(route, dependencies.bodyTimes);
    app.on(route.endpoint.method, route.endpoint.path, (context) => answer(route, input, context, dependencies));
    if (!route.partners) continue;
    app.on('OPTIONS', route.endpoint.path, async (context) => {
      const allowed = await answerPreflight(context, route, dependencies);
      return allowed ?? errorResponse(context, new ServerError('not_found'));
    });
  }
  const answerPage = dependencies.pages && createPageAnswer(app, dependencies.pages, dependencies);
  app.notFound((context) =>
    answerPage && !context.req.path.startsWith('/api/')
      ? answerPage(context)
      : errorResponse(context, new ServerError('not_found')),
  );
  app.onError((error, context) => failure(context, error, dependencies, randomUUID(), context.req.path));
  return app;
}

async function answer(route: Route, input: Input, context: Context, dependencies: AppDependencies): Promise<Response> {
  const { log, time } = dependencies;
  const requestId = randomUUID();
  const started = time.passed();
  context.header('x-request-id', requestId);
  const response = await respond(route, input, context, dependencies, requestId).catch((error: unknown) =>
    failure(context, error, dependencies, requestId, route.endpoint.path),
  );
  // The route's pattern, not the path: ids, tokens and positions stay out of the log.
  const { method, path } = route.endpoint;
  log.info({
    requestId,
    method,
    path,
    status: response.status,
    ms: Math.round(time.passed() - started),
  });
  return response;
}

async function respond(
  route: Route,
  input: Input,
  context: Context,
  dependencies: AppDependencies,
  requestId: string,
): Promise<Response> {
  const inTime = createDeadline(dependencies.requestLimit, dependencies.time);
  const partner = route.partners ? await inTime(admitPartner(context, dependencies)) : undefined;
  const requestContext = await inTime(admit(route, context, dependencies, { requestId, partner }));
  const result = route.endpoint.upload
    ? await handleUpload(route, input, context, requestContext, dependencies)
    : await inTime(route.handle(await input.read(context, requestContext), requestContext));
  // The handler's own headers win; the security headers of every answer are added.
  if (result instanceof RawAnswer) return answerRaw(context, result);
  if (result instanceof LiveAnswer) return answerLive(context, result);
  if (route.endpoint.answer === 'empty') return context.body(null, 204);
  if (route.endpoint.method === 'GET') return answerWithTag(context, result as object);
  return context.json(result as object);
}

/** Everything that can refuse a request before its input is read. */
async function admit(
  route: Route,
  context: Context,
  dependencies: AppDependencies,
  { requestId, partner }: { requestId: string; partner: Partner | undefined },
): Promise<RequestContext> {
  const { req } = context;
  const client = req.header(clientTypeHeader);
  if (!partner && !route.foreign && (route.changes ?? route.endpoint.method !== 'GET'))
    requireSameOrigin(client, req.header('sec-fetch-site'), route);
  const setHeader = (name: string, value: string) =>
    context.header(name, value, { append: name.toLowerCase() === 'set-cookie' });
  const [site, signedIn] = await Promise.all([
    dependencies.findSite(req.header('host') ?? '', req.query('forced_domain')),
    route.anonymous
      ? ({ kind: 'visitor' } as const)
      : dependencies.findViewer(req.header('cookie'), { remembered: route.readsEntitlement ?? false }),
  ]);
  // Members of one pool are visitors on the sites of another.
  const viewer: Viewer = signedIn.kind !== 'visitor' && signedIn.pool !== site.pool ? { kind: 'visitor' } : signedIn;
  const verdict = route.policy[policyKindOf(viewer)];
  if (verdict === 'hide') throw new ServerError('not_found');
  if (verdict === 'deny') {
    if (viewer.kind === 'visitor') throw new ServerError('authentication_required', { authentication_required: true });
    if (viewer.kind === 'unconfirmed') throw new ServerError('confirmation_required');
    throw new ServerError(viewer.kind === 'pending_deletion' ? 'pending_deletion' : 'forbidden');
  }
  await requireAdult(route, viewer, context, dependencies);
  const network = networkOf(context, dependencies.trustedProxies);
  if (!(isInProcess(context) && readsOfPages.has(route.rate))) {
    const counted = dependencies.rateLimiter.take(route.rate, limitKeyOf(viewer, network), network);
    await (route.endpoint.method === 'GET' ? ifThereIsRoom(counted) : counted);
  }
  return {
    viewer,
    site,
    partner,
    network,
    // A getter, because few routes use it.
    get geoipCountry() {
      return dependencies.visitorCountry(context);
    },
    requestId,
    client,
    idempotencyKey: req.header('idempotency-key'),
    header: (name) => req.header(name),
    rawBody: undefined,
    // A getter, because few routes use it, and creating it costs every request.
    get signal() {
      return req.raw.signal;
    },
    setHeader,
  };
}

/** Where the member's country, or the one this visit comes from, requires an age check, all calls but the open ones wait for it. */
async function requireAdult(
  route: Route,
  viewer: Viewer,
  context: Context,
  { ageChecks, findViewer, visitorCountry }: AppDependencies,
): Promise<void> {
  if (viewer.kind === 'visitor' || viewer.ageChecked || isOpenBeforeAgeCheck(route.endpoint)) return;
  if (!ageChecks.adapterFor(viewer.pool, [viewer.country, visitorCountry(context)])) return;
  // A member checked a moment ago may still be cached as unchecked.
  const now = await findViewer(context.req.header('cookie'), { remembered: false, fresh: true });
  if (now.kind === 'visitor' || !now.ageChecked) throw new ServerError('age_check_required');
}

/** `sendBeacon` cannot set headers; its one route changes nothing important. */
function requireSameOrigin(client: string | undefined, fetchSite: string | undefined, route: Route): void {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
    throw new ServerError('client_required');
  const beacon = route.endpoint.answer === 'empty';
  if (!beacon && !['web', 'app', 'embed'].includes(client ?? '')) throw new ServerError('client_required');
}

/** Files are received to disk and deleted after their request. It may take longer than others: photos wait for a decoder. */
async function handleUpload(
  route: Route,
  input: Input,
  context: Context,
  requestContext: RequestContext,
  { incoming, bodyTimes }: AppDependencies,
): Promise<unknown> {
  const address = input.address(context);
  const chunks = paced(bodyChunks(context.req.raw, input.limit, bodyTimes));
  const { viewer, network } = requestContext;
  // A small upload must not wait behind a large one of another kind.
  const form = await oneAtATime(`${limitKeyOf(viewer, network)} ${route.endpoint.path}`, () =>
    receiveForm(chunks, context.req.header('content-type') ?? '', incoming),
  );
  try {
    return await route.handle({ ...address, body: input.body(form.fields) }, requestContext);
  } finally {
    await form.discard();
  }
}

function failure(
  context: Context,
  error: unknown,
  { log }: AppDependencies,
  requestId: string,
  path: string,
): Response {
  if (error instanceof ServerError) return errorResponse(context, error, requestId);
  if (isDatabaseFailure(error)) {
    log.error({ requestId, path, err: (error as Error).message }, 'database unavailable');
    return errorResponse(context, new ServerError('database_unavailable', { retryAfter: 2 }), requestId);
  }
  log.error({ requestId, path, err: error }, 'unexpected failure');
  return errorResponse(context, new ServerError('internal'), requestId);
}

function errorResponse(context: Context, error: ServerError, requestId?: string): Response {
  if (error.retryAfter !== undefined) context.header('retry-after', String(error.retryAfter));
  return context.json(
    { error: { ...error.body, ...(requestId ? { request_id: requestId } : {}) } },
    error.status as 400,
  );
}
