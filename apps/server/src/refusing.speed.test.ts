import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestClock } from './platform/clock.ts';
import { createInput } from './platform/http/input.ts';
import type { Route } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { honestBody, hostileBodies, hostileFields, hostileForms, hostileWords } from './testing/hostile-bodies.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Milliseconds and bytes (security.md section 7). */
const longest = 100;
const mostMemory = 20_000_000;
/** Far more than any call without an upload has a use for. */
const huge = 990_000;
/** As long as an address may be, with 16 kB of headers. */
const address = 14_000;

let database: TestServer;
let directory: string;
let server: ServerProcess;
let origin: string;
let staff: TestMember;
let routes: Route[];
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
  /** On a connection of its own: the server closes that of a body it does not read. */
  alone?: boolean;
}

/** Milliseconds for which this process or the server was ready to run and the machine let it wait. */
function keptWaiting(): number {
  if (process.platform !== 'linux') return 0;
  const nanoseconds = [process.pid, server.child.pid].map((pid) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Gives how many milliseconds have passed since, without those that are the machine's. */
function stopwatch(): () => number {
  const [started, waited] = [performance.now(), keptWaiting()];
  return () => performance.now() - started - (keptWaiting() - waited);
}

/** How long an answer takes, and what it is. */
function send({
  method,
  path,
  body,
  type = 'application/json',
  alone = false,
}: Sent): Promise<{ status: number; took: number }> {
  return new Promise((resolve, reject) => {
    const passed = stopwatch();
    let answered = false;
    // As browsers do: a server that is told that this is the last request closes at once, and what it has not read takes its answer along.
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
    // What is refused by its length is refused before all of it was sent.
    sent.on('error', (error) => (answered ? undefined : reject(error)));
    sent.end(body);
  });
}

const health = () => send({ method: 'GET', path: '/healthz' });

/** Bytes that the process has had at once, at most, since `forgetPeak`. */
function peakMemory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
const forgetPeak = () => writeFileSync(`/proc/${server.child.pid}/clear_refs`, '5');

interface Cost {
  status: number;
  /** Milliseconds until the answer, and until the slowest of those beside it. */
  took: number;
  beside: number;
  /** Bytes more than before. */
  memory: number;
}

async function costOf(sent: Sent): Promise<Cost> {
  forgetPeak();
  const before = peakMemory();
  let answered = false;
  const answer = send({ ...sent, alone: true }).finally(() => (answered = true));
  // What it fails with is said below, once the calls beside it have ended.
  answer.catch(() => {});
  let beside = 0;
  do beside = Math.max(beside, (await health()).took);
  while (!answered);
  return { ...(await answer), beside, memory: peakMemory() - before };
}

/** A machine that is slow with everything has more time: how long an answer takes that costs nothing, once it takes more than 4 ms. */
async function limitHere(): Promise<number> {
  const bare: number[] = [];
  for (let time = 0; time < 25; time += 1) bare.push((await health()).took);
  return Math.max(longest, 25 * (bare.toSorted((a, b) => a - b)[12] ?? 0));
}

/** What is dear about it each of three times; a single long wait is the machine's. */
async function dearnessOf(sent: Sent, limit: number, honest: number): Promise<string | undefined> {
  let found: string | undefined;
  for (let time = 0; time < 3; time += 1) {
    const { status, took, beside, memory } = await costOf(sent);
    if (status >= 500 || status === 429) return `answered ${status}`;
    // What is not refused may take its time, some of it on purpose, but not that of others.
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

/** How long a call takes that is as expected: some wait on purpose, or hash, before they refuse (security.md section 1). */
async function honestTime(route: Route): Promise<number> {
  const { method, body, upload } = route.endpoint;
  if (!body || upload) return 0;
  await database.sql`delete from rate_limits`;
  const sent = { method, path: addressOf(route), body: honestBody(body), alone: true };
  const [first, second] = [await send(sent), await send(sent)];
  return Math.max(first.took, second.took);
}

async function dearOnes(attempts: (route: Route) => Attempt[]): Promise<string[]> {
  const limit = await limitHere();
  const dear: string[] = [];
  for (const route of routes) {
    // Signing out would make the rest a visitor's.
    if (route.endpoint.path === '/api/logout.php' || route.endpoint.path === '/api/me/sessions') continue;
    const honest = await honestTime(route);
    for (const attempt of attempts(route)) {
      // Limits are no shield before the code behind them.
      await database.sql`delete from rate_limits`;
      const dearness = await dearnessOf(attempt, limit, honest);
      if (dearness) dear.push(`${route.endpoint.method} ${route.endpoint.path} ${attempt.shape}: ${dearness}`);
      // So many say enough, and they take their time.
      if (dear.length >= 10) return dear;
    }
  }
  return dear;
}

it('costs next to nothing to refuse a body at its limit, whatever its shape, at every call', async () => {
  expect(await dearOnes(bodiesFor)).toEqual([]);
}, 300_000);

it('costs next to nothing to refuse an address at its limit, at every call', async () => {
  expect(await dearOnes(addressesFor)).toEqual([]);
}, 300_000);
