import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createHttpServer } from './http-server.ts';

let http: Server;
let asked: (string | undefined)[];

beforeEach(async () => {
  asked = [];
  const app = new Hono().get('/', (context) => {
    asked.push(context.req.header('host'));
    return context.text('answered');
  });
  http = createHttpServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

function answerTo(headers: readonly string[]): Promise<string> {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.write(['GET / HTTP/1.1', ...headers, 'connection: close', '', ''].join('\r\n'));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

it.each([
  ['two', ['host: heartline.test', 'host: other.test']],
  ['two of the same name', ['host: heartline.test', 'host: heartline.test']],
  ['two, spelt differently and not side by side', ['Host: heartline.test', 'accept: host', 'HOST: other.test']],
  ['none', ['accept: host']],
])('refuses a request with %s Host headers, without asking the app', async (_what, headers) => {
  const text = await answerTo(headers);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(asked).toEqual([]);
});

it('answers a request with one, which other headers and values may name', async () => {
  const text = await answerTo(['x-forwarded-host: other.test', 'accept: host', 'host: heartline.test']);
  expect(text).toContain('answered');
  expect(asked).toEqual(['heartline.test']);
});
