import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { filesOf, jpeg, photosOf, picture, upload, type UploadOptions } from './testing/pictures.ts';

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
const fetched = async (address: string, as: TestMember) => {
  const response = await server.request('GET', address, { as });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

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

  it('gives the photo’s average colour, coarsely', async () => {
    const member = await server.signUp();
    const colour = { r: 221, g: 170, b: 148 };
    const plain = sharp({ create: { width: 300, height: 400, channels: 3, background: colour } });
    const photo = await uploaded(member, await plain.jpeg().toBuffer());
    expect(photo.colour).toBe('#da9');
  });

  it('rotates by the orientation and drops all metadata, above all the location', async () => {
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

  it.each([
    ['16 bits and a profile of sRGB', 'rgb16', 'srgb', '#ff0000', [255, 0, 0]],
    ['16 bits and a profile of sRGB', 'rgb16', 'srgb', '#00ff00', [0, 255, 0]],
    ['16 bits and a profile of sRGB', 'rgb16', 'srgb', '#3060a0', [48, 96, 160]],
    ['16 bits and the profile of P3', 'rgb16', 'p3', '#ff0000', [255, 0, 0]],
    ['8 bits and the profile of P3', 'srgb', 'p3', '#ff0000', [255, 0, 0]],
    ['16 bits and no profile', 'rgb16', undefined, '#3060a0', [48, 96, 160]],
    ['8 bits and no profile', 'srgb', undefined, '#3060a0', [48, 96, 160]],
  ])('keeps the colours of a PNG with %s (%s, %s, %s)', async (_what, space, profile, colour, expected) => {
    const member = await server.signUp();
    const plain = sharp({ create: { width: 40, height: 50, channels: 3, background: colour } }).toColourspace(space);
    const photo = await uploaded(member, await (profile ? plain.withIccProfile(profile) : plain).png().toBuffer());
    const shown = await sharp(await fetched(photo.full ?? '', member))
      .raw()
      .toBuffer();
    const off = expected.map((value, channel) => Math.abs(value - shown[channel]!));
    expect(Math.max(...off), `${[...shown.subarray(0, 3)].join()}`).toBeLessThanOrEqual(6);
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
  ])('accepts %s', async (_name, make, size) => {
    const photo = await uploaded(await server.signUp(), await make());
    expect([photo.width, photo.height]).toEqual(size);
  });

  it('cuts out the chosen region, and no other', async () => {
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
  ])('refuses the region %s rotated by %s', async (region, rotation) => {
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

  it('makes one photo of an upload that is repeated with its key', async () => {
    const member = await server.signUp();
    const key = '11111111-2222-4333-8444-555555555555';
    const first = await uploaded(member, await jpeg(), { key });
    const files = await filesOf(server);
    expect((await uploaded(member, await jpeg(), { key })).id).toBe(first.id);
    expect((await photosOf(server, member)).photos).toHaveLength(1);
    expect(await filesOf(server)).toEqual(files);
    expect((await uploaded(await server.signUp(), await jpeg(), { key })).id).not.toBe(first.id);
    expect((await upload(server, member, await jpeg(), { key: 'a b' })).status).toBe(400);
  });

  it('accepts a thin strip of a picture', async () => {
    const photo = await uploaded(await server.signUp(), await picture(4000, 10).png().toBuffer());
    expect([photo.width, photo.height]).toEqual([1600, 4]);
  });
});

describe('concurrent uploads', () => {
  /** A form that arrives when the test sends it, over an open connection. */
  async function slowly(member: TestMember, bytes: Uint8Array) {
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    const whole = new Response(form);
    const all = new Uint8Array(await whole.clone().arrayBuffer());
    let send: (() => void) | undefined;
    let asked = false;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(to) {
          asked = true;
          await new Promise<void>((resolve) => (send = resolve));
          to.enqueue(all);
          to.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://localhost/api/me/photos', {
      method: 'POST',
      headers: {
        cookie: member.cookie,
        'x-heartline-client': 'web',
        'content-type': whole.headers.get('content-type') ?? '',
      },
      body,
      duplex: 'half',
    } as RequestInit);
    const answered = Promise.resolve(server.app.fetch(request)).then(({ status }) => status);
    return { answered, isAsked: () => asked, send: () => send?.() };
  }

  it('are received one at a time for one member, and hold up no other member', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    const first = await slowly(member, await jpeg(1));
    await expect.poll(first.isAsked, { timeout: 15_000 }).toBe(true);
    const second = await slowly(member, await jpeg(2));
    await uploaded(other, await jpeg(3));
    expect(second.isAsked()).toBe(false);
    first.send();
    expect(await first.answered).toBe(200);
    await expect.poll(second.isAsked, { timeout: 15_000 }).toBe(true);
    second.send();
    expect(await second.answered).toBe(200);
  });
});
