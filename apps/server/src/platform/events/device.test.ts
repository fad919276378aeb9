import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerLive } from '../http/live-answer.ts';
import { systemTime } from '../time/time.ts';
import { Device } from './device.ts';

// Over a real connection: the framework's handling of a cut connection is what releases a device.

let ended: Device[];
let opened: Device[];
let beforeAnswer: () => Promise<unknown>;
let http: ReturnType<typeof createAdaptorServer>;
let client: Socket;
let sockets: Socket[];

beforeEach(async () => {
  // A list for each test: a connection cut by the previous test may be reported only now.
  const gone: Device[] = [];
  ended = gone;
  opened = [];
  beforeAnswer = () => Promise.resolve();
  const app = new Hono();
  app.get('/', async (context) => {
    await beforeAnswer();
    const device = new Device(1, 'session', {
      time: systemTime,
      heartbeat: 20_000,
      onEnd: (each) => gone.push(each),
      onReady: () => {},
    });
    opened.push(device);
    return answerLive(context, device.answer);
  });
  http = createAdaptorServer({ fetch: app.fetch });
  sockets = [];
  http.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
});
afterEach(async () => {
  client.destroy();
  await new Promise((resolve) => http.close(resolve));
});

it('a device is released when its connection is cut', async () => {
  await once(client, 'data');
  expect(ended).toEqual([]);
  client.destroy();
  await expect.poll(() => ended).toEqual(opened);
});

it('a device is released when its connection was cut before the answer began', async () => {
  let cut = false;
  beforeAnswer = async () => {
    await once(client.destroy(), 'close');
    // The server notices it a moment later.
    await expect.poll(() => connections()).toBe(0);
    cut = true;
  };
  await expect.poll(() => cut).toBe(true);
  await expect.poll(() => opened.length).toBe(1);
  await expect.poll(() => ended).toEqual(opened);
});

it('a device ends its answer when it is ended', async () => {
  await once(client, 'data');
  let rest = '';
  client.on('data', (chunk) => (rest += String(chunk)));
  opened[0]!.end();
  await expect.poll(() => rest).toMatch(/0\r\n\r\n$/);
  await expect.poll(() => ended).toEqual(opened);
});

describe('a device that nobody reads', () => {
  const portion = Array.from({ length: 100 }, (_item, seq) => ({
    seq,
    payload: { type: 'read' as const, conversation_id: 'c'.repeat(15_000), seq },
  }));
  /** Writes until the network accepts no more. */
  async function fill(device: Device): Promise<number> {
    let written = 0;
    while (device.ready()) {
      written += device.write(portion) * 15_000;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return written;
  }

  beforeEach(async () => {
    await once(client, 'data');
    client.pause();
  });

  it('holds 256 KB at most', async () => {
    const device = opened[0]!;
    const written = await fill(device);
    // Bytes accepted by the system are not held here.
    const [socket] = sockets;
    expect(socket!.writableLength).toBeGreaterThan(0);
    expect(written - (socket!.bytesWritten - socket!.writableLength)).toBeLessThanOrEqual(256 * 1024);
  });

  it('closes with its connection when its waiting bytes are not taken after its end', async () => {
    const device = opened[0]!;
    await fill(device);
    device.end();
    expect(ended).toEqual([]);
    await expect.poll(() => ended).toEqual(opened);
    await expect.poll(() => connections()).toBe(0);
  });

  it('closes with its connection after three heartbeats that nobody took', async () => {
    const device = opened[0]!;
    await fill(device);
    for (let beats = 0; beats < 3; beats += 1) device.heartbeat();
    expect(ended).toEqual([]);
    device.heartbeat();
    expect(ended).toEqual(opened);
    await expect.poll(() => connections()).toBe(0);
  });
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
