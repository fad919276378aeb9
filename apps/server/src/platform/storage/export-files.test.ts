import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import LocalBucketServer from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { BucketConfig } from '../config.ts';
import { openExportFiles, type ExportFileStore } from './export-files.ts';

let directory: string;
let bucketServer: LocalBucketServer;
let bucket: BucketConfig;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heartline-exports-'));
  bucketServer = new LocalBucketServer({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 'bucket'),
    configureBuckets: [{ name: 'heartline' }],
  });
  const { port } = await bucketServer.run();
  bucket = {
    bucket: 'heartline',
    prefix: 'photos/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
});
afterAll(async () => {
  await bucketServer.close();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['disk', 'bucket'] as const)('data exports in a storage: %s', (kind) => {
  let files: ExportFileStore;
  const exportDir = () => join(directory, kind);
  const halves = () => readdir(join(exportDir(), 'half')).catch(() => []);
  const later = () => new Date(Date.now() + 60_000);
  beforeAll(async () => {
    files = await openExportFiles({ exportDir: exportDir(), photoBucket: kind === 'bucket' ? bucket : undefined });
  });
  const read = async (name: string) => {
    const stream = await files.read(name);
    return stream && Buffer.from(await new Response(stream).arrayBuffer());
  };

  it('returns what was written, part by part, under an unguessable name', async () => {
    const parts = [1, 2, 3].map((fill) => Buffer.alloc(100_000, fill));
    const { name, bytes } = await files.write(async (put) => {
      for (const part of parts) await put(part);
    });
    expect(name).toMatch(/^[A-Za-z0-9_-]{32}\.zip$/);
    expect(bytes).toBe(300_000);
    expect((await read(name))?.equals(Buffer.concat(parts))).toBe(true);
    expect(await halves()).toEqual([]);
    expect(await files.olderThan(later())).toEqual([name]);
    expect(await files.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
    await files.remove([name]);
    expect(await read(name)).toBeUndefined();
    await files.remove([name]);
  });

  it('keeps nothing of a write that failed in the middle', async () => {
    const failing = files.write(async (put) => {
      await put(Buffer.from('half'));
      throw new Error('cut');
    });
    await expect(failing).rejects.toThrow('cut');
    expect(await halves()).toEqual([]);
    expect(await files.olderThan(later())).toEqual([]);
  });

  it('accepts only its own names', async () => {
    const { name } = await files.write(async (put) => put(Buffer.from('x')));
    for (const foreign of ['', 'a.zip', `../${name}`, `${name}/`, `half/${name}`]) {
      expect(await files.read(foreign)).toBeUndefined();
      await files.remove([foreign]);
    }
    expect(await read(name)).toBeDefined();
    await files.remove([name]);
  });
});
