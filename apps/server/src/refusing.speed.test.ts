import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestClock } from './platform/clock.ts';
import { createInput } from './platform/http/input.ts';
import type { Route } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { createCostMeter, mostMemory, type CostMeter } from './testing/cost-meter.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { honestBody, hostileBodies, hostileFields, hostileForms, hostileWords } from './testing/hostile-bodies.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Far more bytes than any call without an upload needs. */
const huge = 990_000;
/** Bytes of the longest possible address, where the limit for all headers is 16 kB. */
const address = 14_000;

let database: TestServer;
let directory: string;
let server: ServerProcess;
let origin: string;
let staff: TestMember;
let routes: Route[];
let meter: CostMeter;
beforeAll(async () => {
  database = await createTestServer({ clock: createTestClock(new Date()) });
  staff = await database.signUp({ premium: true, moderator: true });
  routes = createRoutes(database.platform);
  directory = await mkdtemp(join(tmpdir(), 'heartline-refusing-'));
  server = startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    STOP_NOTICE: '0',
  });
  origin = await server.ready;
  meter = createCostMeter(server, async () => (await send({ method: 'GET', path: '/healthz' })).took);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  agent.destroy();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true });

interface Sent {
  method: string;
  path: string;
  body?: Buffer;
  /** @default JSON */
  type?: string;
  /** Uses a connection of its own, because the server closes the connection of a body that it does not read. */
  alone?: boolean;
}

/** Sends one request; gives the status and the time of its answer. */
function send({
  method,
  path,
  body,
  type = 'application/json',
  alone = false,
}: Sent): Promise<{ status: number; took: number }> {
  return new Promise((resolve, reject) => {
    const passed = meter.stopwatch();
    let answered = false;
    // Keep-alive, as in browsers: with “connection: close” the server closes at once, and the unread body would destroy its answer.
    const own = alone ? new Agent({ keepAlive: true }) : undefined;
    const sent = request(origin, {
      method,
      path,
      agent: own ?? agent,
      headers: {
        cookie: staff.cookie,
        'x-heartline-client': 'web',
        ...(body ? { 'content-type': type, 'content-length': body.byteLength } : {}),
      },
    });
    sent.on('response', (answer) => {
      answered = true;
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, took: passed() }));
      // A live stream has no end.
      if (answer.headers['content-type'] === 'text/event-stream') answer.destroy();
      answer.on('close', () => {
        resolve({ status: answer.statusCode ?? 0, took: passed() });
        own?.destroy();
      });
    });
    // The server refuses a body by its length before all of it was sent.
    sent.on('error', (error) => (answered ? undefined : reject(error)));
    sent.end(body);
  });
}

/** The excessive cost if it occurs in each of three attempts; a single long wait is the machine's. */
async function dearnessOf(sent: Sent, limit: number, honest: number): Promise<string | undefined> {
  let found: string | undefined;
  for (let time = 0; time < 3; time += 1) {
    const { result, beside, memory } = await meter.costOf(() => send({ ...sent, alone: true }));
    const { status, took } = result;
    if (status >= 500 || status === 429) return `answered ${status}`;
    // A call that is not refused may take its time, partly on purpose, but must not delay others.
    if ((took <= limit + honest || status < 400) && beside <= limit && memory <= mostMemory) return undefined;
    found = `${Math.round(took)} ms, beside it ${Math.round(beside)} ms, ${Math.round(memory / 1e6)} MB`;
  }
  return found;
}

const addressOf = ({ endpoint }: Route, param = 'nothing-here') => endpoint.path.replaceAll(/:[a-z_]+/g, param);
const keysOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

interface Attempt extends Sent {
  shape: string;
}

function bodiesFor(route: Route): Attempt[] {
  const { method, body, upload } = route.endpoint;
  if (!body) return [];
  const path = addressOf(route);
  const { limit } = createInput(route);
  if (upload) return hostileForms(Math.min(limit, huge)).map((form) => ({ method, path, ...form }));
  return [...hostileBodies(huge).slice(0, 1), ...hostileBodies(limit), ...hostileFields(body, limit)].map(
    ({ shape, bytes }) => ({
      method,
      path,
      shape: `${shape} (${bytes.byteLength})`,
      body: bytes,
    }),
  );
}

function addressesFor(route: Route): Attempt[] {
  const { method, params, query } = route.endpoint;
  const path = addressOf(route);
  const texts = Object.entries(hostileWords(address));
  return [
    ...texts.slice(0, 1).map(([shape, text]) => ({ method, shape: `a name: ${shape}`, path: `${path}?${text}` })),
    ...texts.slice(0, params ? 4 : 0).map(([shape, text]) => ({ method, shape, path: addressOf(route, text) })),
    ...keysOf(query).flatMap((name) =>
      texts.map(([shape, text]) => ({ method, shape: `${name}: ${shape}`, path: `${path}?${name}=${text}` })),
    ),
  ];
}

/** Milliseconds that a valid body takes: some calls wait on purpose, or hash, before they refuse (security.md section 1). */
async function honestTime(route: Route): Promise<number> {
  const { method, body, upload } = route.endpoint;
  if (!body || upload) return 0;
  await database.sql`delete from rate_limits`;
  const sent = { method, path: addressOf(route), body: honestBody(body), alone: true };
  const [first, second] = [await send(sent), await send(sent)];
  return Math.max(first.took, second.took);
}

async function dearOnes(attempts: (route: Route) => Attempt[]): Promise<string[]> {
  const limit = await meter.limitHere();
  const dear: string[] = [];
  for (const route of routes) {
    // Logging out would make the rest of the run a visitor's.
    if (route.endpoint.path === '/api/logout.php' || route.endpoint.path === '/api/me/sessions') continue;
    const honest = await honestTime(route);
    for (const attempt of attempts(route)) {
      // Deleted so that no rate limit shields the code behind it.
      await database.sql`delete from rate_limits`;
      const dearness = await dearnessOf(attempt, limit, honest);
      if (dearness) dear.push(`${route.endpoint.method} ${route.endpoint.path} ${attempt.shape}: ${dearness}`);
      // Ten findings say enough, and each takes its time.
      if (dear.length >= 10) return dear;
    }
  }
  return dear;
}

it('refusing a body at its limit costs next to nothing, whatever its shape, at every call', async () => {
  expect(await dearOnes(bodiesFor)).toEqual([]);
}, 300_000);

it('refusing an address at its limit costs next to nothing, at every call', async () => {
  expect(await dearOnes(addressesFor)).toEqual([]);
}, 300_000);
