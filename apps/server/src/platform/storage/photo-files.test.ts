import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import LocalBucketServer from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { filesIn, jpeg, upload } from '../../photos/testing/pictures.ts';
import { sweepPhotoFiles } from '../../photos/photos.jobs.ts';
import { createTestServer, type TestServer } from '../../testing/harness.ts';
import type { BucketConfig } from '../config.ts';
import { openPhotoFiles } from './open-photo-files.ts';
import type { PhotoFileStore } from './photo-files.ts';

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let directory: string;
let bucketServer: LocalBucketServer;
let bucket: BucketConfig;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heartline-storage-'));
  bucketServer = new LocalBucketServer({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 'bucket'),
    configureBuckets: [{ name: 'heartline' }],
  });
  const { port } = await bucketServer.run();
  const endpoint = `http://127.0.0.1:${port}`;
  bucket = { bucket: 'heartline', prefix: 'photos/', endpoint, region: 'us-east-1', credentials: keys };
});
afterAll(async () => {
  await bucketServer.close();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['disk', 'bucket'] as const)('photos in a storage: %s', (kind) => {
  let files: PhotoFileStore;
  const configOf = () => ({ uploadDir: join(directory, 'disk'), photoBucket: kind === 'bucket' ? bucket : undefined });
  const later = () => new Date(Date.now() + 60_000);
  const all = async () => await filesIn(files, later());
  beforeAll(async () => {
    files = await openPhotoFiles(configOf());
  });

  it('returns what was written, under unguessable names', async () => {
    const pictures = [1, 2, 3].map((size) => Buffer.alloc(size * 100_000, size));
    const names = await files.writeAll(pictures);
    expect(new Set(names).size).toBe(3);
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^[A-Za-z0-9_-]{32}\.webp$/);
      expect((await files.read(name))?.equals(pictures[index] ?? Buffer.of())).toBe(true);
    }
    await files.remove(names);
    expect(await Promise.all(names.map((name) => files.read(name)))).toEqual([undefined, undefined, undefined]);
  });

  it('accepts only its own names', async () => {
    const [name = ''] = await files.writeAll([Buffer.from('x')]);
    for (const foreign of ['', 'a.webp', `../${name}`, `${name}/`, name.toUpperCase(), `photos/${name}`]) {
      expect(await files.read(foreign)).toBeUndefined();
      await files.remove([foreign]);
    }
    expect(await files.read(name)).toBeDefined();
    await files.remove([name, name]);
  });

  it('lists old files', async () => {
    const names = await files.writeAll([Buffer.from('x'), Buffer.from('y')]);
    expect((await all()).toSorted()).toEqual(names.toSorted());
    expect(await filesIn(files, new Date(Date.now() - 60_000))).toEqual([]);
    await files.remove(names);
    expect(await all()).toEqual([]);
  });

  describe('used by the whole server', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await createTestServer({ config: configOf() });
    });
    afterAll(() => server.close());

    it('serves, sweeps and deletes photos, and reveals their storage to nobody', async () => {
      const [member, stranger] = [await server.signUp(), await server.signUp({ premium: true })];
      const response = await upload(server, member, await jpeg());
      const text = await response.text();
      expect([response.status, text]).toEqual([200, expect.not.stringMatching(/127\.0\.0\.1|s3:|X-Amz-/i)]);
      const { photo } = JSON.parse(text) as { photo: { id: string; full: string; thumb: string } };
      const stored = await all();
      expect(stored).toHaveLength(4);

      const answer = await server.request('GET', photo.full, { as: member });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect([...answer.headers.keys()].filter((name) => /amz|location/.test(name))).toEqual([]);
      expect((await server.request('GET', photo.full, { as: stranger })).status).toBe(404);

      // Files used by a photo stay, however old; unused ones are deleted after an hour.
      const [lost = ''] = await files.writeAll([Buffer.from('of an upload that was cut')]);
      const then = server.clock.now();
      server.clock.set(new Date(Date.now() + 3_660_000));
      await sweepPhotoFiles(server.platform);
      server.clock.set(then);
      expect(await files.read(lost)).toBeUndefined();
      expect((await all()).toSorted()).toEqual(stored.toSorted());

      expect((await server.request('DELETE', `/api/me/photos/${photo.id}`, { as: member })).status).toBe(200);
      expect(await all()).toEqual([]);
    });
  });
});

it('reports in one line that the bucket refuses, and keeps the server running', async () => {
  const files = await openPhotoFiles({ uploadDir: directory, photoBucket: { ...bucket, bucket: 'nowhere' } });
  await expect(files.writeAll([Buffer.from('x'), Buffer.from('y')])).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

it('asks to retry when the bucket does not answer', async () => {
  const closed = await new Promise<number>((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as AddressInfo;
      listener.close(() => resolve(port));
    });
  });
  const away = { ...bucket, endpoint: `http://127.0.0.1:${closed}` };
  const files = await openPhotoFiles({ uploadDir: directory, photoBucket: away });
  const busy = { status: 503, body: { code: 'busy' }, retryAfter: 10 };
  await expect(files.writeAll([Buffer.from('x')])).rejects.toMatchObject(busy);
  await expect(files.read(`${'a'.repeat(32)}.webp`)).rejects.toMatchObject(busy);
});

it('loads the client of the bucket only if there is one', async () => {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const script = `
    const loaded = [];
    const { registerHooks } = await import('node:module');
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL('../../server.ts', import.meta.url).href)});
    const { openPhotoFiles } = await import(${JSON.stringify(new URL('open-photo-files.ts', import.meta.url).href)});
    await openPhotoFiles({ uploadDir: '/nowhere', photoBucket: undefined });
    console.log(JSON.stringify({ all: loaded.length, client: loaded.filter((url) => /aws-sdk|smithy/.test(url)).length }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const { all, client } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { all: number; client: number };
  expect(all).toBeGreaterThan(100);
  expect(client).toBe(0);
});
