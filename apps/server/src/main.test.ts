import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from './testing/harness.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { saveCredentials } from './identity/account.store.ts';
import { passwordHasher } from './identity/password-hash.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { demoLogins } from './seed/demo-logins.ts';

let database: TestServer;
let directory: string;
const running = new Set<ChildProcess>();
let slow: { child: ChildProcess; answer: Promise<{ text: string; seconds: number }> };
beforeAll(async () => {
  database = await createTestServer();
  directory = await mkdtemp(join(tmpdir(), 'heartline-main-'));
  slow = await sendSlowHeaders();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(async () => {
  slow.child.kill('SIGKILL');
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): ServerProcess {
  const started = startServerProcess({
    NODE_ENV: 'test',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    STOP_NOTICE: '0',
    ...environment,
  });
  running.add(started.child);
  return started;
}

/** A client that never finishes its headers; started before all tests, because it takes 10 s. */
async function sendSlowHeaders(): Promise<typeof slow> {
  const { child, ready } = start();
  running.delete(child);
  const { port, hostname } = new URL(await ready);
  const socket = connect(Number(port), hostname);
  const begun = performance.now();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const answer = new Promise<{ text: string; seconds: number }>((resolve) =>
    socket.on('close', () => resolve({ text, seconds: (performance.now() - begun) / 1000 })),
  );
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  return { child, answer };
}

/** Everything the server sends in reply to these bytes, until the connection closes or `until` matches. */
function say(origin: string, bytes: string, until: RegExp): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (until.test(text)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

describe('a start that fails', () => {
  it.each([
    ['a wrong setting', { PORT: 'many' }, /^heartline: PORT: .+\n$/],
    [
      'a missing database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^heartline: the database at DATABASE_URL does not answer\n$/,
    ],
    [
      'a database that refuses the connection',
      { DATABASE_URL: 'BAD' },
      /^heartline: the database at DATABASE_URL refuses us: .+\n$/,
    ],
    [
      'a data directory that is a file',
      { DATABASE_URL: '', DATA_DIR: 'FILE' },
      /^heartline: cannot write to .+: set DATA_DIR to another folder\n$/,
    ],
    [
      'a site that is not built',
      { WEB_DIST: '/nowhere/at/all' },
      /^heartline: the site in \/nowhere\/at\/all is not built: .+\n$/,
    ],
  ])('says one line for %s', async (_what, environment, line) => {
    const file = join(directory, 'a-file');
    await writeFile(file, '');
    const missing = new URL(database.config.databaseUrl ?? '');
    missing.pathname = '/no_such_database';
    const real = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value === 'FILE' ? file : value === 'BAD' ? missing.toString() : value,
      ]),
    );
    const { code, stderr } = await start(real as Record<string, string>).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
  });

  it('says one line for a database of the demo, whose logins are public, until they have other passwords', async () => {
    const [login] = demoLogins;
    const { memberId } = await database.signUp({ email: login.email });
    const give = async (password: string) =>
      saveCredentials(database.sql, memberId, await passwordHasher.hash(password), new Date());
    await give(login.password);
    const { code, stderr } = await start({ NODE_ENV: 'production' }).ended;
    expect([code, stderr]).toEqual([
      1,
      `heartline: the database was filled by the demo, and everybody knows the passwords of ${login.email}: use another database, give them other passwords, or set DEMO=1\n`,
    ]);
    await give('a walk in the rain');
    await start({ NODE_ENV: 'production' }).ready;
  });

  it('says one line for a database of a later version', async () => {
    await database.sql`insert into schema_files values ('migrations/2999-01-01-0000-later.sql', '')`;
    const { code, stderr } = await start().ended;
    await database.sql`delete from schema_files where path = 'migrations/2999-01-01-0000-later.sql'`;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^heartline: this database has been through sql\/migrations\/2999-01-01-0000-later\.sql, .+\n$/,
    );
  });

  it('says one line for a port that is in use', async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    other.close();
    expect([code, stderr]).toEqual([
      1,
      `heartline: port ${port} is in use: stop what runs there, or set PORT to another\n`,
    ]);
  });
});

describe('a stop', () => {
  it('finishes the running request and accepts no new one', async () => {
    const { child, ended, ready } = start();
    const origin = new URL(await ready);
    const socket = connect(Number(origin.port), origin.hostname);
    const body = JSON.stringify({ login: 'nobody@example.com', password: 'x' });
    const answered = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    socket.write(
      `POST /api/user.php HTTP/1.1\r\nhost: localhost\r\nx-heartline-client: web\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The process that answers this also has the half request above: both connections reach the same process, in this order.
    await fetch(new URL('/healthz', origin));
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(new URL('/healthz', origin)).then(
          () => 'answers',
          () => 'refuses',
        ),
      )
      .toBe('refuses');
    socket.write(body.slice(5));
    expect(await answered).toContain('HTTP/1.1 401');
    expect((await ended).code).toBe(0);
  });
});

describe('two processes on one database', () => {
  it('share sessions: a log-in at one counts at the other, and a log-out ends it at both within 1.1 s', async () => {
    const member = await database.signUp();
    await saveCredentials(database.sql, member.memberId, await passwordHasher.hash('a walk in the rain'), new Date());
    const [one, other] = await Promise.all([start().ready, start().ready]);
    const headers = { 'x-heartline-client': 'web', 'content-type': 'application/json' };
    const login = await fetch(`${one}/api/user.php`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ login: member.email, password: 'a walk in the rain' }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const userAt = async (origin: string) =>
      (
        (await (await fetch(`${origin}/api/user.php`, { headers: { cookie } })).json()) as {
          user: { id: string } | null;
        }
      ).user;
    expect((await userAt(other))?.id).toBe(member.publicId);
    await fetch(`${other}/api/logout.php`, { headers: { ...headers, cookie } });
    await userAt(one);
    // The promise is five seconds (security.md section 1). A slow machine adds its delay before the question, which changes nothing.
    await wait(1_100);
    expect(await userAt(one)).toBeNull();
  });
});

describe('requests that are too big or too slow (security.md section 8)', () => {
  const head = 'host: localhost\r\nx-heartline-client: web\r\ncontent-type: application/json\r\n';

  it('refuses headers of more than 16 KB and a body of more than 1 MB', async () => {
    const origin = await start().ready;
    const headers = (bytes: number) =>
      `GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-big: ${'x'.repeat(bytes)}\r\n\r\n`;
    expect(await say(origin, headers(15_000), /ok/)).toMatch(/^HTTP\/1\.1 200/);
    expect(await say(origin, headers(17_000), /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 431/);
    const told = `POST /api/user.php HTTP/1.1\r\n${head}content-length: 1000001\r\n\r\n{`;
    expect(await say(origin, told, /body_too_large/)).toMatch(/^HTTP\/1\.1 413/);
  });

  it('answers other clients while 500 never finish their requests', async () => {
    const origin = await start().ready;
    const { port, hostname } = new URL(origin);
    const half = `POST /api/user.php HTTP/1.1\r\n${head}content-length: 100\r\n\r\n{`;
    const clients = await Promise.all(
      Array.from({ length: 500 }, () => {
        const socket = connect(Number(port), hostname, () => socket.write(half));
        socket.on('error', () => {});
        return new Promise<typeof socket>((resolve) => socket.on('connect', () => resolve(socket)));
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(new URL('/api/user.php', origin)).then(({ status }) => status)),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
    for (const socket of clients) socket.destroy();
  });

  it('ends a connection whose headers are incomplete after 10 s', async () => {
    const { text, seconds } = await slow.answer;
    expect(text).toMatch(/^HTTP\/1\.1 408/);
    expect(seconds).toBeGreaterThanOrEqual(9.9);
    // Nor much later: by default Node checks only every 30 s.
    expect(createHttpServer(new Hono())).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1_000 });
  });
});
