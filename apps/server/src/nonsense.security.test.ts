import { readFileSync } from 'node:fs';

import type { EndpointDefinition } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Route } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';

/** Requests per route; NONSENSE_RUNS=400 makes the 20,000 requests of security.md section 7. */
const runs = Number(process.env['NONSENSE_RUNS'] ?? 12);
/** Milliseconds for an answer; a slower one fails only if its own work takes as long. */
const slowest = 1_000;

let server: TestServer;
let member: TestMember;
let routes: Route[];
beforeAll(async () => {
  server = await createTestServer();
  member = await server.signUp({ premium: true });
  routes = createRoutes(server.platform);
});
afterAll(() => server.close());

const nasty = fc.constantFrom(
  '\0',
  '\uD800',
  '\uFFFF',
  '\u202E',
  '__proto__',
  'constructor',
  "';--",
  '%00',
  '../../etc/passwd',
  'x'.repeat(5_000),
  '👩‍👩‍👧'.repeat(300),
  '1e309',
  '-0',
  'NaN',
  'null',
  '',
  ' ',
  '{}',
  '𝟙',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string());
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(text, { maxLength: 30 }),
);

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const rawBody = fc.constantFrom<string | Uint8Array>(
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  deep(11),
  deep(20_000),
  `{"a":${deep(12)}}`,
  '\uFEFF{}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  Uint8Array.of(0),
);

interface Nonsense {
  params: string[];
  query: [string, string][];
  body: unknown;
  signedIn: boolean;
  idempotencyKey: string | undefined;
}

function nonsenseFor({ query, body }: EndpointDefinition): fc.Arbitrary<Nonsense> {
  const extra = fc.array(fc.tuple(fc.constantFrom('forced_domain', 'page', 'x', '__proto__'), text), { maxLength: 2 });
  return fc.record({
    params: fc.array(fc.oneof(text, fc.constantFrom('%', '%ff', '..', 'nothing-here', member.publicId)), {
      minLength: 2,
      maxLength: 2,
    }),
    query: fc
      .tuple(query ? arbitraryOf(query, text) : fc.constant({}), extra)
      .map(([known, more]) => [...pairs(known), ...more]),
    body: body
      ? fc.oneof({ arbitrary: arbitraryOf(body, value), weight: 4 }, { arbitrary: rawBody, weight: 1 })
      : fc.constant(undefined),
    signedIn: fc.boolean(),
    idempotencyKey: fc.option(
      fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((key) => key.trim()),
      { nil: undefined },
    ),
  });
}

const pairs = (known: unknown): [string, string][] =>
  typeof known === 'object' && known !== null
    ? Object.entries(known).map(([name, one]) => [name, String(one)])
    : [['x', String(known)]];

function urlOf(endpoint: EndpointDefinition, { params, query }: Nonsense): string {
  const wellFormed = (part: string) => part.toWellFormed();
  let index = 0;
  const path = endpoint.path.replaceAll(/:[a-z_]+/g, () => {
    const part = params[index++] ?? 'x';
    return part.startsWith('%') ? part : encodeURIComponent(wellFormed(part)) || 'x';
  });
  const search = query.map(([name, text_]) => `${name}=${encodeURIComponent(wellFormed(text_))}`).join('&');
  return search ? `${path}?${search}` : path;
}

async function send({ endpoint }: Route, nonsense: Nonsense): Promise<{ status: number; took: number }> {
  // Time passes, so that no rate limit shields the code behind it.
  server.clock.advance(20);
  const aborter = new AbortController();
  const started = performance.now();
  const response = await server.request(endpoint.method, urlOf(endpoint, nonsense), {
    signal: aborter.signal,
    ...(nonsense.body === undefined ? {} : { body: nonsense.body }),
    ...(nonsense.signedIn ? { as: member } : {}),
    headers: {
      'x-test-address': `192.0.2.${Math.floor(started) % 250}`,
      ...(nonsense.idempotencyKey ? { 'idempotency-key': nonsense.idempotencyKey } : {}),
    },
  });
  const took = performance.now() - started;
  aborter.abort();
  return { status: response.status, took };
}

/** Milliseconds of processor time so far, of this process and of the database processes that work for it. */
async function computed(): Promise<number> {
  const { user, system } = process.cpuUsage();
  if (process.platform !== 'linux') return (user + system) / 1000;
  const backends = await server.sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database()`;
  return backends.reduce((sum, { pid }) => sum + ticksOf(pid) * 10, (user + system) / 1000);
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    // The process has ended.
    return 0;
  }
}

async function workFor(route: Route, nonsense: Nonsense): Promise<number> {
  const before = await computed();
  await send(route, nonsense);
  return (await computed()) - before;
}

it('answers generated nonsense at every route without a server error and with less than a second of work', async () => {
  for (const route of routes) {
    const { method, path, upload } = route.endpoint;
    // Logging out would make the rest of the run a visitor's.
    if (path === '/api/logout.php') continue;
    await fc.assert(
      fc.asyncProperty(nonsenseFor(route.endpoint), async (nonsense) => {
        const { status, took } = await send(route, nonsense);
        // An input is slow if it causes much work; a long wait alone is the machine's.
        const slow = took > slowest && !upload && (await workFor(route, nonsense)) > slowest;
        expect({ call: `${method} ${path}`, failed: status >= 500, slow }).toEqual({
          call: `${method} ${path}`,
          failed: false,
          slow: false,
        });
      }),
      { numRuns: runs, verbose: fc.VerbosityLevel.Verbose },
    );
  }
}, 600_000);

/** The fields of an object schema, of a pipe's too. */
function fieldsOf(schema: unknown): string[] {
  const { entries, pipe } = schema as { entries?: object; pipe?: unknown[] };
  return entries ? Object.keys(entries) : pipe ? fieldsOf(pipe[0]) : [];
}

it('answers a NUL, which the database cannot store, in any field of any address without a server error', async () => {
  const failed: string[] = [];
  for (const route of routes) {
    const { method, path, query } = route.endpoint;
    if (path === '/api/logout.php') continue;
    const whole = { params: ['x', 'x'], query: [], body: undefined, signedIn: true, idempotencyKey: undefined };
    const inParams = path.includes('/:') ? [{ ...whole, params: ['a\0b', 'a\0b'] }] : [];
    const inQuery = fieldsOf(query ?? {}).map((name) => ({ ...whole, query: [[name, 'a\0b']] as [string, string][] }));
    for (const nonsense of [...inParams, ...inQuery])
      if ((await send(route, nonsense)).status >= 500)
        failed.push(`${method} ${path} ${JSON.stringify(nonsense.query)}`);
  }
  expect(failed).toEqual([]);
}, 600_000);
