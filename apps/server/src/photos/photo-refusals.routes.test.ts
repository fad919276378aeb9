import { ChildProcess } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { filesOf, givePhoto, jpeg, photosOf, picture, received, upload } from './testing/pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('refusals', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  it.each([
    ['HEIC', async () => heic, 'photo_type'],
    ['GIF', () => picture(50, 50).gif().toBuffer(), 'photo_type'],
    ['TIFF', () => picture(50, 50).tiff().toBuffer(), 'photo_type'],
    ['SVG', async () => svg, 'photo_type'],
    ['text', async () => Buffer.from('not a picture at all, whatever the name says'), 'photo_type'],
    ['nothing', async () => Buffer.alloc(0), 'photo_unreadable'],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 2000), 'photo_unreadable'],
    ['half a PNG', async () => cut(await picture().png().toBuffer()), 'photo_unreadable'],
    ['half a WebP', async () => cut(await picture().webp().toBuffer()), 'photo_unreadable'],
    ['half an AVIF', async () => cut(await picture().avif({ effort: 0 }).toBuffer()), 'photo_unreadable'],
    ['a PDF', async () => Buffer.from('%PDF-1.7 and so on'), 'photo_type'],
    [
      'a JPEG of noise',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 7)]),
      'photo_unreadable',
    ],
    [
      'SVG behind the first bytes of PNG',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
      'photo_unreadable',
    ],
    ['more than 12 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(12_000_000)]), 'photo_too_large'],
  ])('%s is refused and leaves nothing', async (_name, make, code) => {
    const member = await server.signUp();
    const before = await filesOf(server);
    expect(await errorOf(await upload(server, member, await make()))).toBe(code);
    expect((await photosOf(server, member)).photos).toEqual([]);
    expect(await filesOf(server)).toEqual(before);
    expect(await received(server)).toEqual([]);
  });

  it.each([
    ['PNG', () => flat(12_000, 4_000).png().toBuffer()],
    ['JPEG', () => flat(9_000, 4_600).jpeg({ quality: 1 }).toBuffer()],
    ['WebP', () => flat(16_000, 2_600).webp({ effort: 0 }).toBuffer()],
  ])('refuses a %s of more than 40 megapixels from its header, before decoding', async (_name, make) => {
    const member = await server.signUp();
    const bomb = await make();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    // Giving a decoder work references its process, which this spy sees.
    const asked = vi.spyOn(ChildProcess.prototype, 'ref');
    try {
      expect(await errorOf(await upload(server, member, bomb))).toBe('photo_too_large');
      expect(asked).not.toHaveBeenCalled();
      // The spy does see a photo that is decoded.
      expect((await upload(server, member, await jpeg())).status).toBe(200);
      expect(asked).toHaveBeenCalledOnce();
    } finally {
      asked.mockRestore();
    }
  });

  it('refuses a photo that needs more memory to decode than the budget', async () => {
    const member = await server.signUp();
    const avif = await picture(4000, 3000).avif({ effort: 0 }).toBuffer();
    expect(await errorOf(await upload(server, member, avif))).toBe('photo_too_large');
  });

  it('requires a file in the field', async () => {
    const form = new FormData();
    form.append('photo', 'text');
    const response = await server.request('POST', '/api/me/photos', { as: await server.signUp(), body: form });
    expect([response.status, await errorOf(response)]).toEqual([400, 'validation_failed']);
  });

  it('keeps nothing of an interrupted upload', async () => {
    const member = await server.signUp();
    const before = await filesOf(server);
    const bytes = await jpeg();
    const body = new ReadableStream({
      start(controller) {
        const head =
          '--cut\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
        controller.enqueue(Buffer.concat([Buffer.from(head), bytes.subarray(0, 3000)]));
      },
      pull(controller) {
        controller.error(new Error('connection lost'));
      },
    });
    const response = await server.app.request('/api/me/photos', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        host: 'localhost',
        cookie: member.cookie,
        'x-heartline-client': 'web',
        'content-type': 'multipart/form-data; boundary=cut',
      },
    } as RequestInit);
    expect(response.status).toBe(400);
    expect((await photosOf(server, member)).photos).toEqual([]);
    expect(await filesOf(server)).toEqual(before);
    expect(await received(server)).toEqual([]);
  });
});

describe('a full disk', () => {
  /** Fails every write of such bytes, as a system with a full disk does. */
  async function fill(isRefused: (bytes: Buffer) => boolean) {
    const path = join(tmpdir(), `heartline-full-${process.pid}`);
    const file = await open(path, 'w');
    const kind = Object.getPrototypeOf(file) as typeof file;
    await file.close();
    await rm(path);
    const write = Reflect.get(kind, 'writeFile') as (
      this: typeof file,
      data: unknown,
      options: unknown,
    ) => Promise<void>;
    return vi.spyOn(kind, 'writeFile').mockImplementation(async function (this: typeof file, data, options) {
      if (isRefused(data as Buffer)) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await write.call(this, data, options);
    });
  }
  const isWebP = (bytes: Buffer) => bytes.subarray(8, 12).toString('latin1') === 'WEBP';

  it.each([
    ['while the upload arrives', () => true],
    ['when its sizes are stored', isWebP],
  ])('%s refuses it and leaves nothing; reading works, and so does a later upload', async (_name, isRefused) => {
    const member = await server.signUp();
    const shown = await givePhoto(server, member);
    const before = await filesOf(server);
    const full = await fill(isRefused);
    const response = await upload(server, member, await jpeg(2));
    expect([response.status, response.headers.get('retry-after'), await errorOf(response)]).toEqual([
      503,
      '60',
      'busy',
    ]);
    expect([await filesOf(server), await received(server)]).toEqual([before, []]);
    expect((await server.request('GET', shown.thumb, { as: member })).status).toBe(200);
    full.mockRestore();
    await givePhoto(server, member, { seed: 2 });
    expect((await photosOf(server, member)).photos).toHaveLength(2);
  });
});
