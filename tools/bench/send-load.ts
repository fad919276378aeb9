import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** One member pair of the load: a sender with a session, the conversation, and the receiver's session. */
export interface LoadPair {
  senderCookie: string;
  receiverCookie: string;
  conversation: string;
}
export interface LoadOrder {
  port: number;
  connections: number;
  seconds: number;
  pairs: LoadPair[];
  /** Sends a second, of all connections together; without it each sends as soon as it can. */
  rate?: number;
}
export interface LoadResult {
  sends: number;
  refused: Record<string, number>;
  milliseconds: number[];
  delivered: number;
  deliveryMilliseconds: number[];
}

/** Runs as a process of its own, so that the load does not run in the server that it measures. Raw sockets cost it least. */
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ port, connections, seconds, pairs, rate }: LoadOrder): Promise<LoadResult> {
  const result: LoadResult = { sends: 0, refused: {}, milliseconds: [], delivered: 0, deliveryMilliseconds: [] };
  const streams = await Promise.all(pairs.map((pair) => openStream(port, pair, result)));
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const send = await openSender(port);
      while (performance.now() < until) {
        turn += 1;
        const pair = pairs[turn % pairs.length];
        if (!pair) return;
        const early = rate === undefined ? 0 : begun + (turn * 1000) / rate - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        const started = performance.now();
        const status = await send(pair);
        if (status === 200) {
          result.sends += 1;
          result.milliseconds.push(performance.now() - started);
        } else result.refused[status] = (result.refused[status] ?? 0) + 1;
      }
    }),
  );
  const patience = performance.now() + 5_000;
  while (result.delivered < result.sends && performance.now() < patience)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const stream of streams) stream.destroy();
  return result;
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

/** Sends one message after the other over one connection; gives each status. */
async function openSender(port: number): Promise<(pair: LoadPair) => Promise<number>> {
  const socket = await openSocket(port);
  let buffer = '';
  let answer: ((status: number) => void) | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    const headEnd = buffer.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(buffer.slice(0, headEnd + 2))?.[1] ?? NaN);
    const chunked = Number.isNaN(length);
    if (chunked ? !buffer.endsWith('0\r\n\r\n') : buffer.length < headEnd + 4 + length) return;
    const status = Number(buffer.slice(9, 12));
    buffer = '';
    answer?.(status);
  });
  return (pair) =>
    new Promise((resolve) => {
      answer = resolve;
      // The text carries the time it was sent, for the receiving side.
      const body = JSON.stringify({
        client_id: randomUUID(),
        kind: 'text',
        text: `Are you there? It is ${performance.now()} now.`,
      });
      socket.write(
        `POST /api/conversations/${pair.conversation}/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-heartline-client: web\r\n` +
          `sec-fetch-site: same-origin\r\ncookie: ${pair.senderCookie}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    });
}

/** The receiver's live stream: counts what arrives and how long it took from the moment it was sent. */
async function openStream(port: number, pair: LoadPair, result: LoadResult): Promise<Socket> {
  const socket = await openSocket(port);
  socket.setEncoding('latin1');
  let rest = '';
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk: string) => {
      rest += chunk;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.includes('"ready"')) resolve();
        const sent = /It is ([\d.]+) now/.exec(line)?.[1];
        if (sent === undefined) continue;
        result.delivered += 1;
        result.deliveryMilliseconds.push(performance.now() - Number(sent));
      }
    });
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${pair.receiverCookie}\r\n\r\n`);
  });
  return socket;
}
