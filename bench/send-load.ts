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
  /**
   * Sends per second of all connections together, each measured from its due time, so that waiting for a free connection counts; without a
   * rate each connection sends as fast as it can.
   */
  rate?: number;
  /** Receivers acknowledge messages, as their pages do. */
  acknowledge?: boolean;
}
export interface LoadResult {
  sends: number;
  refused: Record<string, number>;
  milliseconds: number[];
  delivered: number;
  deliveryMilliseconds: number[];
  /** Number of acknowledging calls. */
  acknowledged: number;
}

/** Milliseconds for which a page collects messages before acknowledging (packages/features/src/shared/live/receipts.ts). */
const collectFor = 250;
/** Connections for acknowledgements. */
const receiverConnections = 50;

/** Runs as a separate process, so that the load is not in the measured server. Raw sockets cost the least. */
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ port, connections, seconds, pairs, rate, acknowledge }: LoadOrder): Promise<LoadResult> {
  const result: LoadResult = {
    sends: 0,
    refused: {},
    milliseconds: [],
    delivered: 0,
    deliveryMilliseconds: [],
    acknowledged: 0,
  };
  const receipts = acknowledge ? await openReceipts(port, result) : undefined;
  const streams = await Promise.all(
    pairs.map((pair) => openStream(port, pair, result, (seq) => receipts?.note(pair, seq))),
  );
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
        const due = rate === undefined ? performance.now() : begun + (turn * 1000) / rate;
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        const status = await send(pair);
        if (status === 200) {
          result.sends += 1;
          result.milliseconds.push(performance.now() - due);
        } else result.refused[status] = (result.refused[status] ?? 0) + 1;
      }
    }),
  );
  const patience = performance.now() + 5_000;
  while ((result.delivered < result.sends || receipts?.busy()) && performance.now() < patience)
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

/** Makes calls one at a time over one connection; returns each status. */
async function openCaller(port: number): Promise<(line: string, cookie: string, body: object) => Promise<number>> {
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
  return (line, cookie, body) =>
    new Promise((resolve) => {
      answer = resolve;
      const text = JSON.stringify(body);
      socket.write(
        `${line} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-heartline-client: web\r\n` +
          `sec-fetch-site: same-origin\r\ncookie: ${cookie}\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
      );
    });
}

async function openSender(port: number): Promise<(pair: LoadPair) => Promise<number>> {
  const call = await openCaller(port);
  return ({ conversation, senderCookie }) =>
    call(`POST /api/conversations/${conversation}/messages`, senderCookie, {
      client_id: randomUUID(),
      kind: 'text',
      // Contains its sending time, for the receiver.
      text: `Are you there? It is ${performance.now()} now.`,
    });
}

interface Receipts {
  note: (pair: LoadPair, seq: number) => void;
  busy: () => boolean;
}

/** Acknowledgements of the receivers' pages: one call for all messages within a moment. */
async function openReceipts(port: number, result: LoadResult): Promise<Receipts> {
  const free = await Promise.all(Array.from({ length: receiverConnections }, () => openCaller(port)));
  const collecting = new Map<LoadPair, number>();
  const waiting: { pair: LoadPair; seq: number }[] = [];
  let open = 0;

  async function tell(): Promise<void> {
    const call = free.pop();
    if (!call) return;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { pair, seq } = next;
      const status = await call(`PUT /api/conversations/${pair.conversation}/delivered`, pair.receiverCookie, { seq });
      open -= 1;
      if (status === 200) result.acknowledged += 1;
      else result.refused[`delivered ${status}`] = (result.refused[`delivered ${status}`] ?? 0) + 1;
    }
    free.push(call);
  }

  return {
    note(pair, seq) {
      if (!collecting.has(pair)) {
        open += 1;
        setTimeout(() => {
          waiting.push({ pair, seq: collecting.get(pair) ?? seq });
          collecting.delete(pair);
          void tell();
        }, collectFor);
      }
      collecting.set(pair, Math.max(seq, collecting.get(pair) ?? 0));
    },
    busy: () => open > 0,
  };
}

/** The receiver's live stream: counts arrivals and their delay since sending. */
async function openStream(
  port: number,
  pair: LoadPair,
  result: LoadResult,
  onMessage: (seq: number) => void,
): Promise<Socket> {
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
        onMessage(Number(/"seq":(\d+)/.exec(line)?.[1]));
      }
    });
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${pair.receiverCookie}\r\n\r\n`);
  });
  return socket;
}
