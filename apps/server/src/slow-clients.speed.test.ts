import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestClock } from './platform/clock.ts';
import { createInput } from './platform/http/input.ts';
import { mostWaiting } from './platform/http/readers/one-answer.ts';
import type { Route } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { createCostMeter, mostMemory, type CostMeter } from './testing/cost-meter.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { makeSmallSite, type SmallSite } from './testing/small-site.ts';

// What a reader or a writer costs that behaves badly, at every call and page (security.md section 8).

let database: TestServer;
let site: SmallSite;
let directory: string;
let server: ServerProcess;
let address: { port: number; hostname: string };
let staff: TestMember;
let routes: Route[];
let meter: CostMeter;
beforeAll(async () => {
  database = await createTestServer({ clock: createTestClock(new Date()) });
  site = await makeSmallSite();
  staff = await database.signUp({ premium: true, moderator: true });
  // Logging out would make the rest of the run a visitor's. Live streams have tests of their own.
  routes = createRoutes(database.platform).filter(
    ({ endpoint: { path } }) => !['/api/logout.php', '/api/me/sessions', '/api/events'].includes(path),
  );
  directory = await mkdtemp(join(tmpdir(), 'heartline-slow-clients-'));
  server = startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    WEB_DIST: site.webDist,
    STOP_NOTICE: '0',
  });
  const { port, hostname } = new URL(await server.ready);
  address = { port: Number(port), hostname };
  meter = createCostMeter(server, health);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.close();
  await site.remove();
  await rm(directory, { recursive: true, force: true });
});

function open(): Socket {
  return connect(address.port, address.hostname).on('error', () => {});
}
const headOf = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${staff.cookie}\r\nx-heartline-client: web\r\n${more}\r\n`;

/** Milliseconds until the answer of a health check. */
async function health(): Promise<number> {
  const passed = meter.stopwatch();
  await fetch(`http://${address.hostname}:${address.port}/healthz`).then((answer) => answer.text());
  return passed();
}

const addressOf = ({ endpoint }: Route) => endpoint.path.replaceAll(/:[a-z_]+/g, 'nothing-here');

/** The excessive costs that occur in each of three attempts; a single long wait is the machine's. */
async function dearOnes(works: [what: string, work: () => Promise<unknown>][]): Promise<string[]> {
  const limit = await meter.limitHere();
  const dear: string[] = [];
  for (const [what, work] of works) {
    let found: string | undefined;
    for (let time = 0; time < 3 && (time === 0 || found); time += 1) {
      // Deleted so that no rate limit shields the code behind it.
      await database.sql`delete from rate_limits`;
      const { beside, memory } = await meter.costOf(work);
      const cheap = beside <= limit && memory <= mostMemory;
      found = cheap ? undefined : `${what}: beside it ${Math.round(beside)} ms, ${Math.round(memory / 1e6)} MB`;
    }
    if (found) dear.push(found);
  }
  return dear;
}

/** Sends a body in chunks of one byte, until something is answered or the connection ends. */
const writeBytes = (method: string, path: string, type: string, bytes: number) => () =>
  new Promise<void>((resolve) => {
    const socket = open();
    const more = `content-type: ${type}\r\ntransfer-encoding: chunked\r\n`;
    socket.write(`${headOf(method, path, more)}${'1\r\n \r\n'.repeat(bytes)}0\r\n\r\n`);
    socket.once('data', () => socket.destroy()).once('close', () => resolve());
  });

/** Asks on some connections for as many answers as may wait, and reads none of them. */
const readNothing = (path: string) => async () => {
  const sockets = Array.from({ length: 4 }, open);
  await Promise.all(
    sockets.map((socket) => {
      socket.write(headOf('GET', path).repeat(mostWaiting));
      return new Promise((resolve) => socket.once('readable', resolve).once('close', resolve));
    }),
  );
  for (let time = 0; time < 5; time += 1) await health();
  for (const socket of sockets) socket.destroy();
};

it('a body at its limit in chunks of one byte costs next to nothing, at every call', async () => {
  const works = routes
    .filter(({ endpoint }) => endpoint.body)
    .map((route): [string, () => Promise<unknown>] => {
      const { method, upload } = route.endpoint;
      const type = upload ? 'multipart/form-data; boundary=line' : 'application/json';
      const bytes = Math.min(createInput(route).limit, 200_000);
      return [`${method} ${route.endpoint.path}`, writeBytes(method, addressOf(route), type, bytes)];
    });
  expect(works.length).toBeGreaterThan(50);
  expect(await dearOnes(works)).toEqual([]);
}, 300_000);

it('answers that nobody reads cost next to nothing, at every call and page', async () => {
  const calls = routes.filter(({ endpoint }) => endpoint.method === 'GET').map(addressOf);
  const pages = ['/', '/nothing', '/offline', '/service-worker.js', '/assets/app.js', '/embed/heartline-gallery.js'];
  const works = [...calls, ...pages].map((path): [string, () => Promise<unknown>] => [
    `GET ${path}`,
    readNothing(path),
  ]);
  expect(works.length).toBeGreaterThan(50);
  expect(await dearOnes(works)).toEqual([]);
}, 300_000);
