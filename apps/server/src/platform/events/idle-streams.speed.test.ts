import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { queryObjects } from 'node:v8';

import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createHttpServer } from '../http/http-server.ts';
import { answerLive } from '../http/live-answer.ts';
import { systemTime } from '../time/time.ts';
import { Device } from './device.ts';

// What thousands of members with the site open would hold thousands of times (docs/performance.md, live streams).

const many = 20;

let devices: Set<Device>;
let timers: number;
let kindOfContext: new () => unknown;
let http: ReturnType<typeof createHttpServer>;
let clients: Socket[];

beforeEach(async () => {
  devices = new Set();
  timers = 0;
  clients = [];
  const app = new Hono();
  const options = {
    time: {
      ...systemTime,
      after: (...given: Parameters<typeof systemTime.after>) => {
        timers += 1;
        return systemTime.after(...given);
      },
    },
    heartbeat: 20_000,
    onEnd: (device: Device) => void devices.delete(device),
    onReady() {},
  };
  app.use(async (context, next) => {
    context.header('x-request-id', 'one');
    await next();
  });
  app.get('/', (context) => {
    kindOfContext = context.constructor as typeof kindOfContext;
    const device = new Device(1, 'session', options);
    devices.add(device);
    return answerLive(context, device.answer);
  });
  http = createHttpServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await new Promise((resolve) => http.close(resolve));
});

/** Asks, and returns the first part of the answer. */
async function ask(method: string): Promise<string> {
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.setEncoding('latin1');
  client.write(`${method} / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  let text = '';
  client.on('data', (chunk: string) => (text += chunk));
  while (!text.includes(method === 'HEAD' ? '\r\n\r\n' : 'event: heartbeat')) await once(client, 'data');
  return text;
}

it('an idle stream holds neither the context of its request, nor streams around its connection, nor a timer', async () => {
  await ask('GET');
  const streams = () => queryObjects(ReadableStream, { format: 'count' });
  const contexts = () => queryObjects(kindOfContext, { format: 'count' });
  // Other tests of this process may still have some, and release them meanwhile.
  const before = { streams: streams(), contexts: contexts() };
  const texts = await Promise.all(Array.from({ length: many }, () => ask('GET')));
  expect(texts[0]).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*content-type: text\/event-stream[^]*x-request-id: one\r\n/);
  expect(devices.size).toBe(1 + many);
  expect(streams() - before.streams).toBeLessThanOrEqual(0);
  // The last answer may still be on its way through the framework.
  await expect.poll(() => contexts() - before.contexts).toBeLessThanOrEqual(0);
  expect(timers).toBe(0);
});

it('a question for its headers alone opens no stream', async () => {
  expect(await ask('HEAD')).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*content-type: text\/event-stream/);
  expect(devices.size).toBe(0);
});
