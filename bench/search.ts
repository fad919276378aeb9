import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import postgres from 'postgres';

import { readConfig } from '../apps/server/src/platform/config.ts';
import type { Database } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import { seedMeasure } from '../apps/server/src/seed/measure.ts';
import { createServer, type Server } from '../apps/server/src/server.ts';
import { Entrant } from '../apps/server/src/session/entrant.ts';
import { startSession } from '../apps/server/src/session/session.service.ts';
import { startBenchDatabase } from './bench-server.ts';
import type { Row } from './report.ts';
import { kinds } from './search-kinds.ts';
import { sized } from './short.ts';

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: sized('100000,1000000', '2000') },
    clients: { type: 'string', default: sized('10', '2') },
    /** Searches of each client for each kind, and as many hundredth pages. */
    turns: { type: 'string', default: sized('24', '1') },
    /** A permanent data folder, so that members are made only once. */
    folder: { type: 'string' },
  },
});
const turns = Number(options.turns);
/** security.md section 11; with ten times the members the limit is half as long again. */
const limitOf = (members: number) => (members > 100_000 ? 150 : 100);
/** Maximum cost of a hundredth page, as a multiple of a first one. */
const deepRatio = 1.3;
const deep = sized(100, 3);

interface Measured {
  title: string;
  first: number[];
  hundredth: number[];
  /** First pages of exactly the searches that have a hundredth. */
  beside: number[];
}

/** How long a page of the search takes through the whole server, with its count, its pictures and the viewer's blocks. */
async function bench(): Promise<void> {
  const { url, directory, end } = await openDatabase();
  try {
    const rows: Row[] = [];
    for (const members of options.members.split(',').map(Number))
      rows.push(...(await benchAmong(members, url, directory)));
    const good = rows.every(({ value, limit }) => limit === undefined || value <= limit);
    console.log(JSON.stringify({ bench: 'search', rows, good }));
    process.exitCode = good ? 0 : 1;
  } finally {
    await end();
  }
}

async function openDatabase(): ReturnType<typeof startBenchDatabase> {
  const settings = { max_wal_size: '8GB', checkpoint_timeout: '1h' };
  if (!options.folder) return startBenchDatabase(settings);
  const { url, stop } = await startEmbeddedPostgres(options.folder, { settings });
  return { url, directory: options.folder, end: () => stop() };
}

async function benchAmong(members: number, base: string, directory: string): Promise<Row[]> {
  const name = `bench_${options.folder ? members : randomBytes(4).toString('hex')}`;
  const admin = postgres(base, { max: 1, onnotice: () => {} });
  const there = (await admin`select from pg_database where datname = ${name}`).length > 0;
  if (!there) await admin.unsafe(`create database ${name}`);
  const url = Object.assign(new URL(base), { pathname: `/${name}` }).toString();
  const server = await createServer(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: directory, LOG_LEVEL: 'error' }),
  );
  try {
    const { platform } = server;
    const begun = performance.now();
    if (!there) {
      await seedMeasure(platform, { members, messages: 0, searchOnly: true }, () => {});
      await addBlocks(platform.sql);
    }
    console.log(`${members.toLocaleString('en')} members, made in ${seconds(begun)} s`);
    const cookies = await signIn(server, Number(options.clients));
    const measured: Measured[] = [];
    for (const [title, queries] of Object.entries(kinds))
      measured.push(await measureKind(server, cookies, title, queries));
    return rowsOf(measured, members, cookies.length);
  } finally {
    await server.close();
    if (!options.folder) await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

/** The first client has 50 blocks among the most active. */
async function addBlocks(sql: Database): Promise<void> {
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select (select min(id) from members), id, signup_at from members where id > (select min(id) from members) order by last_active_at desc limit 50`;
  // The state after autovacuum; VACUUM runs outside a transaction.
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`vacuum analyze`;
  await connection`reset statement_timeout`;
  connection.release();
}

/** Sessions of the first members, as cookies. */
async function signIn({ platform }: Server, count: number): Promise<string[]> {
  const members = await platform.sql<{ id: number }[]>`select id from members order by id limit ${count}`;
  const cookies = members.map(({ id }) =>
    platform.sql.begin((tx) =>
      startSession(platform, Entrant.ofNewAccount(tx, id), { client: 'web', userAgent: 'bench', remember: true }),
    ),
  );
  return (await Promise.all(cookies)).map((cookie) => cookie.split(';')[0] ?? '');
}

/**
 * All clients at once, without a pause: each alternates between a first page and, where there is one, a hundredth, so that other load on
 * the machine affects both alike.
 */
async function measureKind(
  server: Server,
  cookies: string[],
  title: string,
  queries: readonly string[],
): Promise<Measured> {
  const measured: Measured = { title, first: [], hundredth: [], beside: [] };
  await forgetLimits(server);
  const deepPaths = await findDeepPages(server, cookies[0] ?? '', queries);
  let asked = 0;
  for (let turn = -2; turn < turns; turn += 1) {
    await forgetLimits(server);
    const client = async (cookie: string) => {
      const index = (asked += 1);
      const first = await search(server, cookie, queries[index % queries.length] ?? '');
      const deepPage = deepPaths[index % Math.max(1, deepPaths.length)];
      const beside = deepPage && (await search(server, cookie, deepPage.query));
      const last = deepPage && (await search(server, cookie, deepPage.path));
      // The first rounds warm the caches and let the database settle on its plans.
      if (turn < 0) return;
      measured.first.push(first.time);
      if (beside) measured.beside.push(beside.time);
      if (last) measured.hundredth.push(last.time);
    };
    await Promise.all(cookies.map(client));
  }
  const [one, hundred] = [percentile(measured.first, 95), percentile(measured.hundredth, 95)];
  console.log(
    `  ${title.padEnd(32)} first page: p50 ${format(percentile(measured.first, 50))} p95 ${format(one)}${
      measured.hundredth.length > 0
        ? `   page ${deep}: p50 ${format(percentile(measured.hundredth, 50))} p95 ${format(hundred)}`
        : ''
    }`,
  );
  return measured;
}

/** The limit of 30 searches a minute is not measured. */
const forgetLimits = async ({ platform }: Server) => await platform.sql`delete from rate_limits`;

interface DeepPage {
  query: string;
  path: string;
}

/** Addresses of hundredth pages, by the cursor of the previous page: as the list requests them on scrolling. */
async function findDeepPages(server: Server, cookie: string, queries: readonly string[]): Promise<DeepPage[]> {
  const paths: DeepPage[] = [];
  for (const query of queries.slice(0, 40)) {
    await forgetLimits(server);
    const { next } = await search(server, cookie, `${query}&page=${deep - 1}`);
    if (next) paths.push({ query, path: `${query}&cursor=${next}` });
  }
  return paths;
}

interface Found {
  time: number;
  next: string | null | undefined;
}

async function search({ app }: Server, cookie: string, query: string): Promise<Found> {
  const started = performance.now();
  const response = await app.request(`/api/members?${query}`, { headers: { host: 'localhost', cookie } });
  const answer = (await response.json()) as { next_cursor?: string | null };
  if (response.status !== 200) throw new Error(`${query} answered ${response.status}: ${JSON.stringify(answer)}`);
  return { time: performance.now() - started, next: answer.next_cursor };
}

function rowsOf(measured: readonly Measured[], members: number, clients: number): Row[] {
  const limit = limitOf(members);
  const who = `${members.toLocaleString('en')} members, ${clients} clients without a pause`;
  const within = (title: string, times: readonly number[], percent: number, most?: number): Row => ({
    title: `${who}, ${title}, ${percent} of 100 within`,
    value: round1(percentile(times, percent)),
    unit: 'ms',
    limit: most,
  });
  const [first, hundredth] = [measured.flatMap((one) => one.first), measured.flatMap((one) => one.hundredth)];
  const beside = measured.flatMap((one) => one.beside);
  const ratio = percentile(hundredth, 50) / percentile(beside, 50);
  return [
    within('first page of any search', first, 50),
    within('first page of any search', first, 95, limit),
    within('hundredth page of any search', hundredth, 95, limit),
    ...measured.map(({ title, first: times }) => within(`first page: ${title}`, times, 95, limit)),
    {
      title: `${members.toLocaleString('en')} members: a hundredth page against a first one, half of each within`,
      value: Math.round(ratio * 100) / 100,
      unit: '×',
      limit: deepRatio,
    },
  ];
}

const percentile = (times: readonly number[], percent: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? 0;
const round1 = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
const format = (milliseconds: number) => `${milliseconds.toFixed(1).padStart(6)} ms`;

await bench();
