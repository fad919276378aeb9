import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createDevice, type Device } from './device.ts';

// Over a real connection: what the framework does when one is cut is what lets go of a device.

let ended: Device[];
let opened: Device[];
let beforeAnswer: () => Promise<unknown>;
let http: ReturnType<typeof createAdaptorServer>;
let client: Socket;

beforeEach(async () => {
  ended = [];
  opened = [];
  beforeAnswer = () => Promise.resolve();
  const app = new Hono();
  app.get('/', async (context) => {
    await beforeAnswer();
    const device = createDevice(1, 'session', { onEnd: (each) => ended.push(each), onReady: () => {} });
    opened.push(device);
    return context.newResponse(device.answer.body, 200, device.answer.headers);
  });
  http = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
});
afterEach(async () => {
  client.destroy();
  await new Promise((resolve) => http.close(resolve));
});

it('is let go of when its connection is cut', async () => {
  await once(client, 'data');
  expect(ended).toEqual([]);
  client.destroy();
  await expect.poll(() => ended).toEqual(opened);
});

it('is let go of when its connection was cut before the answer began', async () => {
  let cut = false;
  beforeAnswer = async () => {
    await once(client.destroy(), 'close');
    // The server learns of it a moment later.
    await expect.poll(() => connections()).toBe(0);
    cut = true;
  };
  await expect.poll(() => cut).toBe(true);
  await expect.poll(() => opened.length).toBe(1);
  await expect.poll(() => ended).toEqual(opened);
});

it('ends the answer when it is ended', async () => {
  await once(client, 'data');
  opened[0]!.end();
  expect(ended).toEqual(opened);
  let rest = '';
  client.on('data', (chunk) => (rest += String(chunk)));
  await expect.poll(() => rest).toMatch(/0\r\n\r\n$/);
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
