import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import postgres from 'postgres';
import sharp from 'sharp';

import { migrate, openDatabase } from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { freePort } from '../lib/free-port.ts';
import { preparePairs, type Pair } from '../lib/pairs.ts';
import type { Row } from './report.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';

const { values: options } = parseArgs({
  options: {
    photos: { type: 'string', default: '7' },
    parallel: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
  },
});
const [photos, parallel, rounds, rate] = [options.photos, options.parallel, options.rounds, options.rate].map(
  Number,
) as [number, number, number, number];
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How long a photo of 12 MB takes through the whole server until all its sizes are there, and what twenty of them at once do to those
 * who write messages meanwhile (issue: 2 s; chat p99 at most twice of what it is without).
 */
async function bench(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'heartline-bench-'));
  const given = process.env['DATABASE_URL'];
  const embedded = given ? undefined : await startEmbeddedPostgres(directory);
  const base = given ?? embedded?.url ?? '';
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const admin = postgres(base, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = Object.assign(new URL(base), { pathname: `/${name}` }).toString();
  let server: ChildProcess | undefined;
  try {
    await migrate(url);
    const sql = openDatabase({ url, connections: 1 });
    await sql`set statement_timeout = 0`;
    const { pairs } = await preparePairs(sql, 200);
    const clear = () => sql`delete from rate_limits`;
    const port = await freePort();
    server = await startServer(url, port, directory);
    const photo = await largePhoto();

    await upload(port, pairs[0], photo);
    const alone: number[] = [];
    for (let turn = 1; turn <= photos; turn += 1) alone.push(await upload(port, pairs[turn], photo));

    // In turns, so that what else the machine does falls on both.
    const [calm, busy, together]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      await clear();
      calm.push(...(await messages(port, pairs, 6)).milliseconds);
      await clear();
      const uploaders = pairs.slice(20 + round * parallel, 20 + (round + 1) * parallel);
      const [sent] = await Promise.all([
        messages(port, pairs, 8),
        Promise.all(uploaders.map((pair) => upload(port, pair, photo, 1000))).then((times) => {
          together.push(...times);
        }),
      ]);
      busy.push(...sent.milliseconds);
    }
    await sql.end();
    report({ photo, alone, calm, busy, together });
  } finally {
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
    await embedded?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** A JPEG as a good camera makes it: 24 megapixels with as much noise as 12 MB hold. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 22 } as const;
  const picture = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#884466', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (let quality = 92; quality > 30; quality -= 2) {
    const jpeg = await sharp(picture).jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= 12_000_000) return jpeg;
  }
  throw new Error('no photo of 12 MB could be made');
}

/** Milliseconds until the answer, which comes when all sizes are stored. */
async function upload(port: number, pair: Pair | undefined, photo: Buffer, wait = 0): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/me/photos`, {
    method: 'POST',
    body,
    headers: {
      cookie: pair?.senderCookie ?? '',
      'x-heartline-client': 'web',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`upload answered ${response.status}: ${answer}`);
  return performance.now() - started;
}

function messages(port: number, pairs: Pair[], seconds: number): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('send-load.ts', import.meta.url)));
    let result: LoadResult | undefined;
    child.once('message', (message) => {
      result = message as LoadResult;
    });
    child.once('exit', () => (result ? resolve(result) : reject(new Error('the load ended without a result'))));
    child.send({ port, connections: 20, seconds, pairs, rate } satisfies LoadOrder);
  });
}

async function startServer(url: string, port: number, directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('the server did not become ready');
}

interface Times {
  photo: Buffer;
  alone: number[];
  calm: number[];
  busy: number[];
  together: number[];
}

function report({ photo, alone, calm, busy, together }: Times): void {
  const [calmP99, busyP99] = [quantile(calm, 0.99), quantile(busy, 0.99)];
  const size = `${Math.round(photo.byteLength / 1_000_000)} MB`;
  const rows: Row[] = [
    {
      title: `A photo of ${size}, in all its sizes, half of them within`,
      value: round(quantile(alone, 0.5) / 1000),
      unit: 's',
    },
    {
      title: `A photo of ${size}, in all its sizes, the slowest`,
      value: round(Math.max(...alone) / 1000),
      unit: 's',
      limit: 2,
    },
    { title: `${parallel} such photos at once, the last`, value: round(Math.max(...together) / 1000), unit: 's' },
    { title: `Send at ${rate} messages a second, 99 of 100 within`, value: round(calmP99), unit: 'ms' },
    { title: `The same beside ${parallel} such photos`, value: round(busyP99), unit: 'ms' },
    {
      title: `Send beside ${parallel} photos, 99 of 100, against without them`,
      value: round(busyP99 / calmP99),
      unit: '×',
      limit: 2,
    },
  ];
  console.log(JSON.stringify({ bench: 'photos', rows }));
  process.exitCode = rows.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
}

const round = (number: number) => Math.round(number * 100) / 100;
const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

await bench();
