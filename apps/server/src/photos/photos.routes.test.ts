import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { sweepPhotoFiles } from './photos.jobs.ts';
import { filesOf, givePhoto, jpeg, picture, upload, type UploadOptions } from './testing/pictures.ts';

type PhotoAnswer = EndpointAnswer<typeof endpoints.photos.list>['photos'][number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const uploaded = async (member: TestMember, bytes: Uint8Array, options?: UploadOptions): Promise<PhotoAnswer> => {
  const response = await upload(server, member, bytes, options);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { photo: PhotoAnswer }).photo;
};
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const photosOf = async (member: TestMember) => {
  const response = await server.request('GET', '/api/me/photos', { as: member });
  return (await response.json()) as { photos: PhotoAnswer[]; limit: number };
};
const fetched = async (address: string, as: TestMember) => {
  const response = await server.request('GET', address, { as });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

/** Files of uploads that are not answered yet. */
const received = () => readdir(server.config.incomingDir).catch(() => []);

const grey16 = (width: number, height: number) =>
  sharp(
    Uint16Array.from({ length: width * height * 2 }, (_item, index) => (index * 977) % 65_536),
    { raw: { width, height, channels: 2 } },
  )
    .toColourspace('grey16')
    .png()
    .toBuffer();
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 90, alpha: 0.4 } } });
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

describe('[MEM-09] uploading', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s and gives the sizes as WebP', async (format) => {
    const member = await server.signUp();
    const photo = await uploaded(
      member,
      await picture(2000, 2400)
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer(),
    );
    expect(photo).toMatchObject({ status: 'inspected', main: true, position: 0, width: 1333, height: 1600 });
    const sizes = await Promise.all(
      [photo.full ?? '', photo.match, photo.thumb].map(async (address) =>
        sharp(await fetched(address, member)).metadata(),
      ),
    );
    expect(sizes.map(({ format: as, width, height }) => [as, width, height])).toEqual([
      ['webp', 1333, 1600],
      ['webp', 500, 667],
      ['webp', 300, 360],
    ]);
    const [row] = await server.sql<{ file_blur: string }[]>`select file_blur from photos where public_id = ${photo.id}`;
    const blur = await sharp(join(server.config.uploadDir, row!.file_blur.slice(0, 2), row!.file_blur)).metadata();
    expect(Math.max(blur.width, blur.height)).toBeLessThanOrEqual(32);
  });

  it('turns by the orientation and leaves all metadata behind, the place of the picture first', async () => {
    const member = await server.signUp();
    const bytes = await picture(600, 400)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'SecretOwner', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const photo = await uploaded(member, bytes);
    expect([photo.width, photo.height]).toEqual([400, 600]);
    const names = await server.sql<
      Record<string, string>[]
    >`select file_full, file_match, file_thumb, file_blur from photos where public_id = ${photo.id}`;
    for (const name of Object.values(names[0] ?? {})) {
      const stored = await readFile(join(server.config.uploadDir, name.slice(0, 2), name));
      const { exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(stored.includes('SecretOwner')).toBe(false);
    }
  });

  it('gives every size a name of its own', async () => {
    const member = await server.signUp();
    const photo = await uploaded(member, await jpeg());
    const names = [photo.full ?? '', photo.match, photo.thumb].map(
      (address) => /^\/media\/([^?]+)\?/.exec(address)?.[1] ?? '',
    );
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{32}\.webp$/);
  });

  it('takes CMYK and the first frame of an animation', async () => {
    const member = await server.signUp();
    const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const frames = await Promise.all([1, 2, 3].map((seed) => picture(200, 200, seed).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    await uploaded(member, cmyk);
    const photo = await uploaded(member, animated);
    expect([photo.width, photo.height]).toEqual([200, 200]);
  });

  it.each([
    ['PNG of one pixel', () => picture(1, 1).png().toBuffer(), [1, 1]],
    ['PNG of a palette', () => picture(333, 7).png({ palette: true, colours: 8 }).toBuffer(), [333, 7]],
    ['PNG, grey, 16 bits, with transparency', () => grey16(31, 17), [31, 17]],
    ['PNG, interlaced', () => picture(641, 479).png({ progressive: true }).toBuffer(), [641, 479]],
    ['JPEG, progressive', () => picture(641, 479).jpeg({ progressive: true }).toBuffer(), [641, 479]],
    ['WebP of one pixel', () => picture(1, 1).webp().toBuffer(), [1, 1]],
    [
      'WebP, lossless, as tall as it may be',
      () => picture(3, 16_383).webp({ lossless: true, effort: 0 }).toBuffer(),
      [1, 1600],
    ],
    ['AVIF of an odd size', () => picture(17, 31).avif({ effort: 0 }).toBuffer(), [17, 31]],
    ['AVIF with transparency', () => clear(65, 33).avif({ effort: 0 }).toBuffer(), [65, 33]],
  ])('takes %s', async (_name, make, size) => {
    const photo = await uploaded(await server.signUp(), await make());
    expect([photo.width, photo.height]).toEqual(size);
  });

  it('cuts out the part that was chosen, and no other', async () => {
    const member = await server.signUp();
    // Eight stripes of 100 pixels; the fifth is kept, lying on its side.
    const form = { rotation: '90', region: '100,400,800,100' };
    const photo = await uploaded(member, await picture(800, 1000).jpeg({ quality: 95 }).toBuffer(), { form });
    expect([photo.width, photo.height]).toEqual([800, 100]);
    const { channels } = await sharp(await fetched(photo.full ?? '', member)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(3);
  });

  it.each([
    ['0,0,801,1000', undefined],
    ['1,0,800,1000', undefined],
    ['0,0,1000,800', '0'],
    ['0,0,0,10', undefined],
    ['1,2,3', undefined],
    ['-1,0,10,10', undefined],
    ['0,0,1e2,10', undefined],
    ['0,0,99999,99999', '90'],
  ])('refuses the part %s turned by %s', async (region, rotation) => {
    const member = await server.signUp();
    const before = await filesOf(server);
    const form = { region, ...(rotation ? { rotation } : {}) };
    const response = await upload(server, member, await jpeg(), { form });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'validation_failed', fields: [{ name: 'region' }] } },
    ]);
    expect(await filesOf(server)).toEqual(before);
  });

  it('makes one photo of an upload that is sent again with its key', async () => {
    const member = await server.signUp();
    const key = '11111111-2222-4333-8444-555555555555';
    const first = await uploaded(member, await jpeg(), { key });
    const files = await filesOf(server);
    expect((await uploaded(member, await jpeg(), { key })).id).toBe(first.id);
    expect((await photosOf(member)).photos).toHaveLength(1);
    expect(await filesOf(server)).toEqual(files);
    expect((await uploaded(await server.signUp(), await jpeg(), { key })).id).not.toBe(first.id);
    expect((await upload(server, member, await jpeg(), { key: 'a b' })).status).toBe(400);
  });

  it('takes a strip of a picture', async () => {
    const photo = await uploaded(await server.signUp(), await picture(4000, 10).png().toBuffer());
    expect([photo.width, photo.height]).toEqual([1600, 4]);
  });
});

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
    expect(await codeOf(await upload(server, member, await make()))).toBe(code);
    expect((await photosOf(member)).photos).toEqual([]);
    expect(await filesOf(server)).toEqual(before);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['PNG', () => flat(12_000, 4_000).png().toBuffer()],
    ['JPEG', () => flat(9_000, 4_600).jpeg({ quality: 1 }).toBuffer()],
    ['WebP', () => flat(16_000, 2_600).webp({ effort: 0 }).toBuffer()],
  ])('refuses a %s of more than 40 megapixels from its header, before decoding', async (_name, make) => {
    const member = await server.signUp();
    const bomb = await make();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const started = performance.now();
    expect(await codeOf(await upload(server, member, bomb))).toBe('photo_too_large');
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('refuses what takes more memory to decode than there is for it', async () => {
    const member = await server.signUp();
    const avif = await picture(4000, 3000).avif({ effort: 0 }).toBuffer();
    expect(await codeOf(await upload(server, member, avif))).toBe('photo_too_large');
  });

  it('wants a file in the field', async () => {
    const form = new FormData();
    form.append('photo', 'text');
    const response = await server.request('POST', '/api/me/photos', { as: await server.signUp(), body: form });
    expect([response.status, await codeOf(response)]).toEqual([400, 'validation_failed']);
  });

  it('leaves nothing of an upload that was cut', async () => {
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
    expect((await photosOf(member)).photos).toEqual([]);
    expect(await filesOf(server)).toEqual(before);
    expect(await received()).toEqual([]);
  });
});

describe('own photos', () => {
  it('keeps the order, moves a photo, and takes another main one when the main one goes', async () => {
    const member = await server.signUp();
    const [a, b, c] = [
      await givePhoto(server, member),
      await givePhoto(server, member, { seed: 2 }),
      await givePhoto(server, member, { seed: 3 }),
    ];
    await server.request('PATCH', `/api/me/photos/${c.id}`, { as: member, body: { position: 0 } });
    expect((await photosOf(member)).photos.map(({ id, main, position }) => [id, main, position])).toEqual([
      [c.id, false, 0],
      [a.id, true, 1],
      [b.id, false, 2],
    ]);
    await server.request('PATCH', `/api/me/photos/${b.id}`, { as: member, body: { main: true } });
    const before = await filesOf(server);
    expect((await server.request('DELETE', `/api/me/photos/${b.id}`, { as: member })).status).toBe(200);
    expect((await photosOf(member)).photos.map(({ id, main }) => [id, main])).toEqual([
      [c.id, true],
      [a.id, false],
    ]);
    expect(await filesOf(server)).toHaveLength(before.length - 4);
    expect((await server.request('GET', b.thumb, { as: member })).status).toBe(404);
  });

  it('does not let a photo under inspection take the place of a shown main photo', async () => {
    const member = await server.signUp();
    await givePhoto(server, member);
    const waiting = await givePhoto(server, member, { seed: 2, state: 'inspected' });
    expect(
      (await server.request('PATCH', `/api/me/photos/${waiting.id}`, { as: member, body: { main: true } })).status,
    ).toBe(409);
  });

  it("answers for another member's photo as for none", async () => {
    const photo = await givePhoto(server, await server.signUp());
    const stranger = await server.signUp();
    for (const id of [photo.id, 'AAAAAAAAAAAAAAAA']) {
      expect(
        (await server.request('PATCH', `/api/me/photos/${id}`, { as: stranger, body: { main: true } })).status,
      ).toBe(404);
      expect((await server.request('DELETE', `/api/me/photos/${id}`, { as: stranger })).status).toBe(404);
    }
  });

  it('tells the limit: 3, premium 25', async () => {
    expect((await photosOf(await server.signUp())).limit).toBe(3);
    expect((await photosOf(await server.signUp({ premium: true }))).limit).toBe(25);
  });

  it('keeps no received file after its answer, and clears away after an hour what a killed process left', async () => {
    await givePhoto(server, await server.signUp());
    expect(await received()).toEqual([]);
    const left = join(server.config.incomingDir, 'left');
    await writeFile(left, await jpeg());
    await utimes(left, server.clock.now(), new Date(server.clock.now().getTime() - 3_500_000));
    await sweepPhotoFiles(server.platform);
    expect(await received()).toEqual(['left']);
    server.clock.advance(200);
    await sweepPhotoFiles(server.platform);
    expect(await received()).toEqual([]);
  });

  it('clears away files of no photo after an hour, and no others', async () => {
    const member = await server.signUp();
    const photo = await givePhoto(server, member);
    const [lost] = await server.sql<
      { file_thumb: string }[]
    >`select file_thumb from photos where public_id = ${photo.id}`;
    await server.sql`update photos set file_thumb = 'elsewhere' where public_id = ${photo.id}`;
    const before = await filesOf(server);
    const old = new Date(server.clock.now().getTime() - 3_700_000);
    const paths = before.map((name) => join(server.config.uploadDir, name.slice(0, 2), name));
    await Promise.all(paths.map((path) => utimes(path, server.clock.now(), server.clock.now())));
    await sweepPhotoFiles(server.platform);
    expect(await filesOf(server)).toHaveLength(before.length);
    await Promise.all(paths.map((path) => utimes(path, old, old)));
    await sweepPhotoFiles(server.platform);
    expect((await filesOf(server)).toSorted()).toEqual(before.filter((name) => name !== lost?.file_thumb).toSorted());
  });
});
