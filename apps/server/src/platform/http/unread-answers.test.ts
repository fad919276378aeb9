import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createHttpServer } from './http-server.ts';
import { mostWaiting } from './one-answer.ts';

/** More than the buffers of a connection on this machine hold. */
const answer = new Uint8Array(16_000_000);

let begun = 0;
let letGo: (() => void) | undefined;
let http: Server;
const sockets = new Set<Socket>();
const app = new Hono()
  .get('/large', (context) => {
    begun += 1;
    return context.body(answer);
  })
  .get('/small', (context) => {
    begun += 1;
    return context.text(`answer ${begun}`);
  })
  .get('/later', async (context) => {
    begun += 1;
    await new Promise<void>((resolve) => (letGo = resolve));
    return context.text('at last');
  })
  .get('/stream', () => {
    begun += 1;
    const body = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
const serve = async (unread: number) => {
  http = createHttpServer(app, { unread });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
};
beforeEach(() => {
  begun = 0;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  http.closeAllConnections();
  http.close();
});

interface Asked {
  socket: Socket;
  text: () => string;
  closed: () => boolean;
}
function ask(paths: string[], { read }: { read: boolean }): Asked {
  let text = '';
  let closed = false;
  const { port } = http.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.add(socket);
  // `close` comes with a reset, whether or not the client reads.
  socket.on('close', () => (closed = true));
  if (read) socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''));
  return { socket, text: () => text, closed: () => closed };
}
const openAtServer = () => new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)));

describe('requests that do not wait for their answers', () => {
  beforeEach(() => serve(15_000));

  it('are handled one at a time', async () => {
    const paths = ['/later', ...Array.from({ length: 5 }, () => '/small')];
    const { text } = ask(paths, { read: true });
    await expect.poll(() => begun).toBe(1);
    // This request is answered after the others were parsed.
    await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/small`);
    expect(begun).toBe(2);
    letGo?.();
    await expect.poll(text).toContain('answer 7');
    expect(text().match(/at last|answer \d/g)).toEqual([
      'at last',
      'answer 3',
      'answer 4',
      'answer 5',
      'answer 6',
      'answer 7',
    ]);
  });

  it('occupy memory one at a time while nobody reads', async () => {
    ask(
      Array.from({ length: mostWaiting }, () => '/large'),
      { read: false },
    );
    await expect.poll(() => begun).toBe(1);
    await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/small`);
    expect(begun).toBe(2);
  });

  it('close their connection when there are more than a real client sends', async () => {
    const { closed } = ask(
      Array.from({ length: mostWaiting + 2 }, () => '/later'),
      { read: true },
    );
    await expect.poll(closed).toBe(true);
    letGo?.();
    expect(begun).toBe(1);
  });
});

describe('a connection that takes nothing of its answer', () => {
  beforeEach(() => serve(100));

  it('is closed', async () => {
    ask(['/large', '/small'], { read: false });
    await expect.poll(() => begun).toBe(1);
    await expect.poll(openAtServer).toBe(0);
    expect(begun).toBe(1);
  });

  it('is closed as a live stream only by the rule of live streams', async () => {
    const atServer: Socket[] = [];
    http.on('connection', (socket: Socket) => atServer.push(socket));
    ask(['/stream'], { read: false });
    await expect.poll(() => begun).toBe(1);
    // Two connections that started later have been closed: this one has had as long.
    for (const count of [1, 2]) {
      ask(['/large'], { read: false });
      await expect.poll(() => atServer[count]?.destroyed).toBe(true);
    }
    expect(atServer[0]?.destroyed).toBe(false);
  });

  it('is not closed while its answer is being made', async () => {
    const { text, closed } = ask(['/later'], { read: true });
    await expect.poll(() => begun).toBe(1);
    ask(['/large'], { read: false });
    await expect.poll(() => begun).toBe(2);
    await expect.poll(openAtServer).toBe(1);
    expect(closed()).toBe(false);
    letGo?.();
    await expect.poll(text).toContain('at last');
  });
});
