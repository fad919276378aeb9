import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRoutes } from './routes.ts';
import { createTestServer, type TestServer } from './testing/harness.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { makeSmallSite, type SmallSite } from './testing/small-site.ts';

let database: TestServer;
let site: SmallSite;
let directory: string;
let server: ServerProcess;
let port: number;
let slow: Promise<RawAnswer>;
beforeAll(async () => {
  database = await createTestServer();
  site = await makeSmallSite();
  directory = await mkdtemp(join(tmpdir(), 'heartline-answers-'));
  server = startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    WEB_DIST: site.webDist,
    STOP_NOTICE: '0',
  });
  port = Number(new URL(await server.ready).port);
  // Started before all tests, because it takes 10 s.
  slow = say('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.close();
  await site.remove();
  await rm(directory, { recursive: true, force: true });
});

interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** The first answer to these bytes. */
function say(bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const look = (ended: boolean) => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      const body = rest.join('\r\n\r\n');
      if (!ended && (rest.length === 0 || Buffer.byteLength(body) < Number(headers.get('content-length') ?? 1e9)))
        return;
      socket.destroy();
      if (first === '') reject(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 200))}`));
      else resolve({ status: Number(first.split(' ')[1]), headers, body });
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      look(false);
    });
    socket.on('end', () => look(true));
    socket.on('error', reject);
    socket.write(bytes, 'latin1');
  });
}

const get = (target: string, { method = 'GET', host = 'localhost', more = '' } = {}) =>
  say(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\n${more}connection: close\r\n\r\n`);

/** The missing ones of the headers that every answer must have (security.md section 9). */
function lackOf({ headers }: RawAnswer): string[] {
  const wanted: [string, RegExp][] = [
    ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^(same|cross)-origin$/],
    ['permissions-policy', /geolocation=\(self\)/],
    ['content-security-policy', /frame-ancestors 'none'/],
    ['cache-control', /./],
  ];
  return wanted.flatMap(([name, form]) => (form.test(headers.get(name) ?? '') ? [] : [name]));
}

describe('every answer of the process has the common security headers', () => {
  it('at each call of the registry, made by a visitor', async () => {
    const lacking: string[] = [];
    for (const { endpoint } of createRoutes(database.platform)) {
      const path = endpoint.path.replaceAll(/:[a-z_]+/g, 'nothing-here');
      const answer = await get(path, { method: endpoint.method, more: 'content-length: 0\r\n' });
      lacking.push(...lackOf(answer).map((name) => `${endpoint.method} ${path} ${answer.status}: ${name}`));
    }
    expect(lacking).toEqual([]);
  });

  it.each([
    ['a page', '/', 200],
    ['a page that does not exist', '/nothing', 404],
    ['a page that cannot be made', '/broken', 500],
    ['the offline page', '/offline', 200],
    ['the service worker', '/service-worker.js', 200],
    ['a script', '/assets/app.js', 200],
    ['a script that is not there', '/assets/none.js', 404],
    ['a file for partners', '/embed/heartline-gallery.js', 200],
    ['the icon', '/favicon.svg', 200],
    ['an icon that is not there', '/favicon.ico', 404],
    ['a call that does not exist', '/api/nothing', 404],
    ['the page of a payment that does not exist', '/sandbox-pay/nothing', 404],
  ])('%s', async (_what, target, status) => {
    const answer = await get(target);
    expect([answer.status, lackOf(answer)]).toEqual([status, []]);
  });

  it.each([
    ['a page', '/?token=secret', 200],
    ['a page that does not exist', '/nothing?a=b&token=secret', 404],
    ['a page that cannot be made', '/broken?token=secret', 500],
    ['the offline page', '/offline?token=secret', 200],
    ['no page', '//?token=secret', 404],
    ['a call', '/api/appeals?token=secret', 410],
  ])(
    '%s with a mailed token in its address tells the browser to send no referrer anywhere',
    async (_what, target, status) => {
      const answer = await get(target);
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([status, 'no-referrer']);
    },
  );

  const long = 'x'.repeat(17_000);
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two lengths', 'POST /api/user.php HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['an invalid length', 'POST /api/user.php HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', 400],
    ['an invalid host', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
    ['an invalid path', 'GET nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['huge headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${long}\r\n\r\n`, 431],
    ['a huge address', `GET /${long} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
    [
      'an expectation that the server cannot meet',
      'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: tea\r\nconnection: close\r\n\r\n',
      417,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await say(bytes);
    expect([answer.status, lackOf(answer)]).toEqual([status, []]);
    expect(answer.body.length).toBeLessThan(200);
  });

  it('headers that never end', async () => {
    const answer = await slow;
    expect([answer.status, lackOf(answer)]).toEqual([408, []]);
    expect(JSON.parse(answer.body)).toEqual({ error: { code: 'bad_request' } });
  }, 30_000);
});

describe('an address that is not valid', () => {
  it.each([
    '//',
    '//evil.test/..',
    '//[',
    '//:80',
    '/%',
    '/%ff',
    '/%00',
    '/a//b',
    '/..//',
    '/[',
    '/\\',
    '/members//',
    '/|',
    '/^',
  ])('%s leads nowhere', async (target) => {
    const answer = await get(target);
    expect([400, 404]).toContain(answer.status);
    expect(lackOf(answer)).toEqual([]);
    expect(answer.headers.get('location')).toBeUndefined();
  });

  it('any generated address neither makes the server fail nor redirects to another host', async () => {
    const piece = fc.oneof(
      {
        arbitrary: fc.constantFrom(
          '/',
          '//',
          '..',
          '.',
          '%',
          '%2f',
          '%5c',
          '%00',
          '%ff',
          '[',
          ']',
          ':',
          '@',
          '?',
          '#',
          '\\',
          ';',
          '|',
          '*',
        ),
        weight: 5,
      },
      {
        arbitrary: fc.constantFrom(
          'http:',
          'evil.test',
          'localhost',
          ':80',
          'members',
          'api',
          'assets',
          'user.php',
          'login',
          'é',
        ),
        weight: 2,
      },
      {
        arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 6 }).map((text) => text.replaceAll(/\s/g, '')),
        weight: 1,
      },
    );
    const target = fc.tuple(
      fc.constantFrom('/', '//', '', 'http://', 'http://localhost/'),
      fc.array(piece, { maxLength: 8 }),
    );
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND');
    await fc.assert(
      fc.asyncProperty(method, target, async (verb, [start, pieces]) => {
        const asked = start + pieces.join('') || '/';
        const answer = await get(asked, { method: verb });
        const leads = answer.headers.get('location') ?? '/';
        expect({
          asked,
          failed: answer.status >= 500,
          lacks: lackOf(answer),
          away: !/^\/(?![/\\])/.test(leads),
        }).toEqual({
          asked,
          failed: false,
          lacks: [],
          away: false,
        });
      }),
      { numRuns: Number(process.env['ADDRESS_RUNS'] ?? 400), verbose: fc.VerbosityLevel.Verbose },
    );
  }, 60_000);
});
