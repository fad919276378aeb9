import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

import { driveHttp, quantile, round2, withBenchServer } from './bench-server.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';

/** Idle members with the site open, and active ones who write. */
const idle = sized(5_000, 100);
const writing = sized(50, 10);
const rate = sized(100, 20);

const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** A member's live stream, once the server has reported it ready. */
function openStream(port: number, cookie: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`),
    );
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      if (chunk.includes('"ready"')) resolve(socket);
      else if (chunk.startsWith('HTTP/1.1') && !chunk.startsWith('HTTP/1.1 200'))
        reject(new Error(chunk.slice(0, 200)));
    });
  });
}

/** The cost of open live streams in one server process, and whether messages stay fast beside them. */
await withBenchServer(idle / 2 + writing, async ({ port, pid, pairs }) => {
  const before = megabytesOf(pid);
  const cookies = pairs.slice(writing).flatMap(({ senderCookie, receiverCookie }) => [senderCookie, receiverCookie]);
  const streams: Socket[] = [];
  for (let from = 0; from < cookies.length; from += 50)
    streams.push(...(await Promise.all(cookies.slice(from, from + 50).map((cookie) => openStream(port, cookie)))));
  const load = await driveHttp({
    port,
    connections: 10,
    seconds: sized(10, 1),
    pairs: pairs.slice(0, writing),
    rate,
    acknowledge: true,
  });
  const after = megabytesOf(pid);
  const open = streams.filter((stream) => !stream.destroyed).length;
  const beside = `beside ${idle.toLocaleString('en')} idle live streams on one process`;
  const times = load.deliveryMilliseconds;
  const rows: Row[] = [
    { title: 'Idle live streams that stayed open', value: open, unit: '', limit: idle, atLeast: true },
    { title: `Memory of the server with them (${before} MB before)`, value: after, unit: 'MB', limit: 400 },
    {
      title: `At ${rate} messages a second ${beside}: to the receiver’s stream, 50 of 100 within`,
      value: round2(quantile(times, 0.5)),
      unit: 'ms',
    },
    { title: 'The same: 99 of 100 within', value: round2(quantile(times, 0.99)), unit: 'ms', limit: 250 },
    { title: 'The same: messages that did not arrive', value: load.sends - load.delivered, unit: '', limit: 0 },
  ];
  for (const stream of streams) stream.destroy();
  console.log(JSON.stringify({ bench: 'streams', rows }));
});
