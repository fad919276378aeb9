import { createReadStream } from 'node:fs';

import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';

import type { BucketConfig } from '../config.ts';
import { answered, openBucket } from './bucket-files.ts';
import { isExportName, sweepHalves, writeHalf, type ExportFileStore } from './export-files.ts';

/** Milliseconds: an export is larger than a photo. */
const requestTimeout = 600_000;

/** Data exports in the bucket of the photos; each is written to the folder first, because a put needs its length in advance. */
export function createBucketExports(config: BucketConfig, directory: string): ExportFileStore {
  const { bucket } = config;
  const client = openBucket(config, requestTimeout);
  const prefix = `${config.prefix}exports/`;
  return {
    write: (fill) =>
      writeHalf(directory, fill, async (half, name, bytes) => {
        await answered(
          client.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: `${prefix}${name}`,
              Body: createReadStream(half),
              ContentLength: bytes,
              ContentType: 'application/zip',
              CacheControl: 'private, no-store',
            }),
          ),
        );
      }),
    async read(name) {
      if (!isExportName(name)) return undefined;
      try {
        const { Body } = await answered(client.send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${name}` })));
        return Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names.filter(isExportName))
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${prefix}${name}` }));
    },
    async olderThan(before) {
      await sweepHalves(directory, before);
      const old: string[] = [];
      let after: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? [])
          if (LastModified && LastModified < before && isExportName(Key.slice(prefix.length)))
            old.push(Key.slice(prefix.length));
        after = page.NextContinuationToken;
      } while (after !== undefined);
      return old;
    },
  };
}
