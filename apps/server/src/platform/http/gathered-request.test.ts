import type { Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';

import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { GatheredRequest } from './gathered-request.ts';
import { createHttpServer } from './http-server.ts';

const size = 65_536;

describe('a body in chunks of one byte', () => {
  let http: Server;
  let pieces = 0;
  const app = new Hono().post('/', async (context) => {
    let text = '';
    for await (const piece of context.req.raw.body ?? []) {
      pieces += 1;
      text += Buffer.from(piece as Uint8Array).toString('latin1');
    }
    return context.text(text);
  });
  beforeEach(async () => {
    pieces = 0;
    http = createHttpServer(app);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    http.closeAllConnections();
    http.close();
  });

  it('arrives whole and in order, in a hundredth as many pieces', async () => {
    const letters = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + (index % 26)));
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n');
    // The second half arrives after the first was handled.
    const chunks = letters.map((letter) => `1\r\n${letter}\r\n`);
    socket.write(chunks.slice(0, size / 2).join(''));
    await expect.poll(() => pieces).toBeGreaterThan(0);
    socket.write(`${chunks.slice(size / 2).join('')}0\r\n\r\n`);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text.endsWith(`\r\n\r\n${letters.join('')}`)).toBe(true);
    expect(pieces).toBeLessThan(size / 100);
  });
});

describe('a request', () => {
  const byte = Buffer.from('a');
  const request = () => new GatheredRequest(new Socket());

  it('stops its connection when as many bytes as usual wait to be read', () => {
    const unread = request();
    let taken = 0;
    while (unread.push(byte)) taken += 1;
    expect(taken).toBeLessThanOrEqual(unread.readableHighWaterMark);
  });

  it('passes on what it has gathered before a large piece and before the end', async () => {
    const body = request();
    const small = Array.from({ length: 100 }, (_, index) => Buffer.of(index));
    const large = Buffer.alloc(2_000, 200);
    for (const piece of [...small, large, ...small]) body.push(piece);
    body.push(null);
    const all: Buffer[] = [];
    for await (const piece of body) all.push(piece as Buffer);
    expect(Buffer.concat(all)).toEqual(Buffer.concat([...small, large, ...small]));
    expect(all.length).toBeLessThan(25);
  });

  it('passes on what it has gathered when nothing more arrives', async () => {
    const body = request();
    for (let count = 0; count < 100; count += 1) body.push(byte);
    let read = 0;
    body.on('data', (piece: Buffer) => (read += piece.length));
    await expect.poll(() => read).toBe(100);
  });
});
