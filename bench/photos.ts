import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import type { Pair } from '../tools/lib/pairs.ts';
import { driveHttp, quantile, round2, withBenchServer } from './bench-server.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';
import type { UploadOrder } from './upload-load.ts';

const { values: options } = parseArgs({
  options: {
    photos: { type: 'string', default: sized('7', '1') },
    parallel: { type: 'string', default: sized('20', '2') },
    rounds: { type: 'string', default: sized('3', '1') },
    rate: { type: 'string', default: sized('100', '20') },
  },
});
const [photos, parallel, rounds, rate] = [options.photos, options.parallel, options.rounds, options.rate].map(
  Number,
) as [number, number, number, number];

/** A JPEG as from a good camera: 24 megapixels with as much noise as fits into 12 MB. */
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

/** Uploads from a separate process; returns the milliseconds of each. */
function upload(port: number, path: string, pairs: readonly Pair[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('upload-load.ts', import.meta.url)));
    let times: number[] | undefined;
    child.once('message', (message) => {
      times = message as number[];
    });
    child.once('exit', () => (times ? resolve(times) : reject(new Error('the uploads ended without a result'))));
    child.send({ port, path, cookies: pairs.map(({ senderCookie }) => senderCookie) } satisfies UploadOrder);
  });
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
      value: round2(quantile(alone, 0.5) / 1000),
      unit: 's',
    },
    {
      title: `A photo of ${size}, in all its sizes, the slowest`,
      value: round2(Math.max(...alone) / 1000),
      unit: 's',
      limit: 2,
    },
    { title: `${parallel} such photos at once, the last`, value: round2(Math.max(...together) / 1000), unit: 's' },
    { title: `Send at ${rate} messages a second, 99 of 100 within`, value: round2(calmP99), unit: 'ms' },
    { title: `The same beside ${parallel} such photos`, value: round2(busyP99), unit: 'ms' },
    {
      title: `Send beside ${parallel} photos, 99 of 100, against without them`,
      value: round2(busyP99 / calmP99),
      unit: '×',
      limit: 2,
    },
  ];
  console.log(JSON.stringify({ bench: 'photos', rows }));
  process.exitCode = rows.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
}

/**
 * How long a photo of 12 MB takes through the whole server until all its sizes exist, and how twenty at once affect members who write
 * messages meanwhile (issue: 2 s; chat p99 at most twice of what it is without).
 */
await withBenchServer(sized(200, 30), async ({ sql, port, pairs, directory }) => {
  const photo = await largePhoto();
  const path = join(directory, 'photo.jpg');
  await writeFile(path, photo);
  const messages = async (seconds: number) => {
    await sql`delete from rate_limits`;
    return await driveHttp({ port, connections: 20, seconds, pairs, rate });
  };
  await upload(port, path, pairs.slice(0, 1));
  const alone: number[] = [];
  for (let turn = 1; turn <= photos; turn += 1) alone.push(...(await upload(port, path, pairs.slice(turn, turn + 1))));

  // Alternating, so that other load on the machine affects both.
  const [calm, busy, together]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    calm.push(...(await messages(sized(6, 1))).milliseconds);
    const uploaders = pairs.slice(20 + round * parallel, 20 + (round + 1) * parallel);
    const [sent, times] = await Promise.all([messages(sized(8, 2)), sleep(sized(1000, 0)).then(() => upload(port, path, uploaders))]);
    busy.push(...sent.milliseconds);
    together.push(...times);
  }
  report({ photo, alone, calm, busy, together });
});
