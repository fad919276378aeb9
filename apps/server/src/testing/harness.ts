import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clientTypeHeader } from '@heartline/api-client/contract';
import type { Hono } from 'hono';
import postgres from 'postgres';
import { inject } from 'vitest';

import { createTestClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import type { StoredMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { timeLimits, type TimeLimits } from '../platform/time/time-limits.ts';
import { systemTime, type Time } from '../platform/time/time.ts';
import { createServer } from '../server.ts';
import { Entrant } from '../session/entrant.ts';
import { startSession } from '../session/session.service.ts';
import { insertMember } from '../signup/member.store.ts';
import { emailKey } from '../identity/email.ts';
import { nameKey } from '../identity/name.ts';
import { checkAnswer } from './contract-check.ts';
import { withDatabase } from './global-setup.ts';

export type TestClock = ReturnType<typeof createTestClock>;

export interface TestMember {
  memberId: number;
  publicId: string;
  name: string;
  email: string;
  /** The Cookie header of the member's session. */
  cookie: string;
}

export interface SignUpOptions {
  name?: string;
  email?: string;
  gender?: string;
  seeking?: string[];
  birthDate?: string;
  country?: string;
  language?: string;
  siteId?: string;
  pool?: string;
  /** @default true */
  confirmed?: boolean;
  premium?: boolean;
  moderator?: boolean;
  fictional?: boolean;
  /** The member allows visitors to see the photos. */
  photosPublic?: boolean;
  /** @default 30, the sites' signup_credits */
  credits?: number;
}

export interface RequestOptions {
  /** Sent as JSON, except FormData and raw text or bytes. */
  body?: unknown;
  as?: TestMember;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface TestServer {
  app: Hono;
  platform: Platform;
  sql: Database;
  clock: TestClock;
  config: Config;
  /** Calls the app without a port, as our own web client would. Checks every JSON answer against the contract. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
  /** A member with a session, written to the database directly. Use POST /api/signup to test signing up itself. */
  signUp: (options?: SignUpOptions) => Promise<TestMember>;
  /** The delivered mails, oldest first. Runs due jobs first. */
  mails: () => Promise<StoredMail[]>;
  /** A second server process on the same database and clock, optionally with other settings. */
  another: (change?: Partial<Config>) => Promise<TestServer>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  clock?: TestClock;
  /** @default the machine's */
  time?: Time;
  config?: Partial<Config>;
  /** Milliseconds for which the server caches a session. @default 0 */
  viewerCacheFor?: number;
  /** In milliseconds. @default ten times the product's: tests do not measure the speed of the machine */
  timeLimits?: Partial<TimeLimits>;
  /** @default those of this deployment */
  sites?: readonly Site[];
  /** Address of a PostgreSQL with the template (global-setup.ts). @default that of the whole run */
  postgres?: string;
}

/** Ten times production's, but for the end of a server: no test waits for what it has left hanging. */
const patientLimits: TimeLimits = {
  statement: 10 * timeLimits.statement,
  request: 10 * timeLimits.request,
  headers: 10 * timeLimits.headers,
  receive: 10 * timeLimits.receive,
  silence: 10 * timeLimits.silence,
  byte: 10 * timeLimits.byte,
  streamRead: 10 * timeLimits.streamRead,
  notify: 10 * timeLimits.notify,
  readiness: 10 * timeLimits.readiness,
  stopRequests: timeLimits.stopRequests,
  stopJobs: timeLimits.stopJobs,
};

/** A whole server on its own copy of the migrated database. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const adminUrl = options.postgres ?? inject('databaseUrl');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await withAdmin(adminUrl, (admin) => admin.unsafe(`create database ${database} template heartline_template`));
  const directory = await mkdtemp(join(tmpdir(), 'heartline-'));
  const clock = options.clock ?? createTestClock();
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      DATA_DIR: directory,
      DATABASE_URL: withDatabase(adminUrl, database),
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    }),
    ...options.config,
  };
  const others: TestServer[] = [];
  const start = async (change: Partial<Config> = {}): Promise<TestServer> => {
    const server = await createServer(
      { ...config, ...change },
      {
        clock,
        time: options.time ?? systemTime,
        log: createLog(config.logLevel),
        viewerCacheFor: options.viewerCacheFor ?? 0,
        timeLimits: { ...patientLimits, ...options.timeLimits },
        ...(options.sites ? { sites: options.sites } : {}),
      },
    );
    await server.platform.events.start();
    const { app, platform } = server;
    return {
      app,
      platform,
      sql: platform.sql,
      clock,
      config: platform.config,
      request: (method, path, requestOptions) => request(app, method, path, requestOptions),
      signUp: (signUpOptions) => signUp(platform, signUpOptions),
      async mails() {
        await platform.jobs.runDue();
        return readMails(config.mailDir);
      },
      async another(changed) {
        const other = await start(changed);
        others.push(other);
        return other;
      },
      close: () => server.close(),
    };
  };
  const first = await start();
  return {
    ...first,
    async close() {
      await Promise.all([...others, first].map((server) => server.close()));
      await withAdmin(adminUrl, (admin) => admin.unsafe(`drop database if exists ${database} with (force)`));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function withAdmin(url: string, work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function request(
  app: Hono,
  method: string,
  path: string,
  { body, as, headers = {}, signal }: RequestOptions = {},
): Promise<Response> {
  const all = new Headers({ host: 'localhost', [clientTypeHeader]: 'web', 'sec-fetch-site': 'same-origin' });
  if (as) all.set('cookie', as.cookie);
  const raw = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
  if (body !== undefined && !raw) all.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  const init: RequestInit = { method, headers: all, ...(signal ? { signal } : {}) };
  if (body !== undefined) init.body = (raw ? body : JSON.stringify(body)) as BodyInit;
  const response = await app.request(path, init);
  await checkAnswer(method, path.split('?')[0] ?? path, response);
  return response;
}

let counter = 0;

async function signUp(platform: Platform, options: SignUpOptions = {}): Promise<TestMember> {
  counter += 1;
  const now = platform.clock.now();
  const publicId = newPublicId();
  const name = options.name ?? `Member ${counter} ${randomBytes(3).toString('hex')}`;
  const email = options.email ?? `member-${counter}-${randomBytes(3).toString('hex')}@example.com`;
  const { memberId, cookie } = await platform.sql.begin(async (tx) => {
    const id = await insertMember(tx, {
      publicId,
      pool: options.pool ?? 'main',
      siteId: options.siteId ?? 'heartline',
      confirmedAt: (options.confirmed ?? true) ? now : null,
      name,
      nameKey: nameKey(name),
      email,
      emailKey: emailKey(email),
      language: options.language ?? 'en',
      gender: options.gender ?? 'woman',
      seeking: options.seeking ?? ['man', 'woman'],
      birthDate: options.birthDate ?? '1990-05-17',
      timeZone: 'UTC',
      country: options.country ?? 'DE',
      regionId: null,
      tracking: {},
      signupAt: now,
    });
    await tx`
      update members set premium_since = ${options.premium ? now : null}, moderator = ${options.moderator ?? false}, fictional = ${options.fictional ?? false},
        photos_public = ${options.photosPublic ?? null}
      where id = ${id}`;
    const credits = options.credits ?? 30;
    if (credits > 0) {
      await tx`
        insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, created_at)
        values (${newPublicId()}, ${id}, 'signup_bonus', 'signup', ${credits}, ${credits}, ${now})`;
    }
    const setCookie = await startSession(platform, Entrant.ofNewAccount(tx, id), {
      client: 'web',
      userAgent: 'test',
      remember: true,
    });
    return { memberId: id, cookie: setCookie.split(';')[0] ?? '' };
  });
  return { memberId, publicId, name, email, cookie };
}

async function readMails(directory: string): Promise<StoredMail[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(directory, name), 'utf8')) as StoredMail),
  );
}
