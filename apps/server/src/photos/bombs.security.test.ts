import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestClock } from '../platform/clock.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';

let database: TestServer;
let directory: string;
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  database = await createTestServer({ clock: createTestClock(new Date()) });
  directory = await mkdtemp(join(tmpdir(), 'heartline-bombs-'));
  server = startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    STOP_NOTICE: '0',
  });
  origin = await server.ready;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

async function upload(cookie: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ status: number; code: string }> {
  const body = new FormData();
  body.append('photo', new Blob([bytes]), 'photo.png');
  const headers = { cookie, 'x-heartline-client': 'web' };
  const answer = await fetch(`${origin}/api/me/photos`, { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: error?.code ?? '' };
}

/** A PNG of one colour, whose file is almost empty: 1 bit per pixel before compression. */
function flatPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** A picture of one colour. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

/** Memory in MB of the server and its decoders, and the number of these processes. */
function memory(): { megabytes: number; processes: number } {
  const pid = server.child.pid ?? 0;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const sizes = [pid, ...children].map((one) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  });
  return { megabytes: sizes.reduce((sum, one) => sum + one, 0), processes: sizes.length };
}

it.runIf(process.platform === 'linux')('20 bombs at once take no more than 150 MB, and no decoder', async () => {
  const huge = flatPng(30_000, 30_000);
  const above = new Uint8Array(await flat(8_001, 5_000).jpeg({ quality: 1 }).toBuffer());
  const members = await Promise.all(Array.from({ length: 20 }, () => database.signUp()));
  const before = memory();
  let [peak, most] = [before.megabytes, before.processes];
  const watch = setInterval(() => {
    const { megabytes, processes } = memory();
    [peak, most] = [Math.max(peak, megabytes), Math.max(most, processes)];
  }, 5);
  const answers = await Promise.all(members.map(({ cookie }, at) => upload(cookie, at % 2 ? huge : above)));
  clearInterval(watch);
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 413, code: 'photo_too_large' })));
  expect(peak - before.megabytes).toBeLessThan(150);
  // Bombs are refused by their headers; an unreadable picture needs a decoder.
  expect([before.processes, most]).toEqual([1, 1]);
});
