import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createHandTime, type HandTime } from '../../time/hand-time.ts';
import { createHttpServer } from '../http-server.ts';
import { mostWaiting } from './one-answer.ts';

/** More than the buffers of a connection on this machine hold. */
const answer = new Uint8Array(16_000_000);

let begun = 0;
/** Parts of an answer that its connection has asked for. */
let parts = 0;
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
  .get('/parts', () => {
    const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
      parts += 1;
      to.enqueue(new Uint8Array(1_000_000));
    };
    return new Response(new ReadableStream({ pull }));
  })
  .get('/stream', () => {
    begun += 1;
    const body = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
const atServer: Socket[] = [];
const serve = async (times: Parameters<typeof createHttpServer>[1]) => {
  http = createHttpServer(app, times);
  http.on('connection', (socket: Socket) => atServer.push(socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
};
beforeEach(() => {
  begun = 0;
  parts = 0;
  atServer.length = 0;
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
  beforeEach(() => serve({}));

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
  beforeEach(() => serve({ silence: 100 }));

  it('is closed', async () => {
    ask(['/large', '/small'], { read: false });
    await expect.poll(() => begun).toBe(1);
    await expect.poll(openAtServer).toBe(0);
    expect(begun).toBe(1);
  });

  it('is closed as a live stream only by the rule of live streams', async () => {
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

describe('a connection that takes its answer slowly', () => {
  let time: HandTime;
  beforeEach(() => {
    time = createHandTime();
    // 16 s for the answer of 16 MB, and one for a part, in addition to the 15 s.
    return serve({ time, silence: 15_000, byte: 0.001 });
  });
  const isClosed = () => atServer[0]?.destroyed;
  const untilItWaits = () => expect.poll(() => atServer[0]?.writableLength ?? 0).toBeGreaterThan(0);

  it('is closed when the answer has had its time, although it takes something every second', async () => {
    const { socket } = ask(['/large', '/small'], { read: false });
    await untilItWaits();
    let taken = 0;
    for (let second = 0; second < 32; second += 1) {
      await time.advance(1_000);
      await expect.poll(() => (taken += (socket.read(1) as Buffer | null)?.length ?? 0)).toBeGreaterThan(second);
    }
    expect(isClosed()).toBe(false);
    await time.advance(2_000);
    expect(isClosed()).toBe(true);
    expect(begun).toBe(1);
  });

  it('may take as long as it likes in all, while each part leaves in time', async () => {
    const { socket } = ask(['/parts'], { read: false });
    for (let round = 0; round < 10; round += 1) {
      const before = parts;
      socket.resume();
      await expect.poll(() => parts).toBeGreaterThan(before);
      socket.pause();
      await time.advance(14_000);
    }
    expect(isClosed()).toBe(false);
    await expect.poll(() => time.advance(20_000).then(isClosed)).toBe(true);
  });

  it('is closed as a live stream only by the rule of live streams', async () => {
    ask(['/stream'], { read: false });
    await untilItWaits();
    await time.advance(600_000);
    expect(isClosed()).toBe(false);
  });

  it('is not closed while its answer is being made', async () => {
    const { text } = ask(['/later'], { read: true });
    await expect.poll(() => begun).toBe(1);
    await time.advance(600_000);
    expect(isClosed()).toBe(false);
    letGo?.();
    await expect.poll(text).toContain('at last');
  });
});
