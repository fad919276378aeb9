import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import type { BucketConfig } from '../config.ts';
import { ServerError } from '../http/errors.ts';
import { isPhotoName, writeTogether, type PhotoFileStore } from './photo-files.ts';

/** Number of files that one call may delete, by the protocol. */
const portion = 1000;

/** @param requestTimeout milliseconds; a bucket that does not answer must not hold uploads for ever */
export function openBucket({ endpoint, region, credentials }: BucketConfig, requestTimeout = 15_000): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Many compatible services do not support checksums beyond the required ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout, throwOnRequestTimeout: true },
  });
}

/**
 * Pictures in an S3-compatible bucket without public access: members get them through the server, with the same checks. A put is atomic
 * there, so nothing is ever half-written.
 */
export function createBucketFiles(config: BucketConfig): PhotoFileStore {
  const { bucket, prefix } = config;
  const client = openBucket(config);
  const keyOf = (name: string) => `${prefix}${name}`;

  async function write(bytes: Buffer, name: string): Promise<void> {
    await answered(
      client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(name),
          Body: bytes,
          ContentType: 'image/webp',
          CacheControl: 'private, no-store',
        }),
      ),
    );
  }

  async function remove(names: string[]): Promise<void> {
    const ours = names.filter(isPhotoName);
    for (let start = 0; start < ours.length; start += portion) {
      const Objects = ours.slice(start, start + portion).map((name) => ({ Key: keyOf(name) }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors;
      // A file that stays must not pass for deleted; the caller's transaction is over, so the sweep finds it again.
      if (first) throw new Error(`${bucket} kept ${Errors.length} files: ${first.Code ?? ''} ${first.Message ?? ''}`);
    }
  }

  return {
    writeAll: (pictures, names) => writeTogether(pictures, names, write, remove),
    async read(name) {
      if (!isPhotoName(name)) return undefined;
      try {
        const { Body } = await answered(client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) })));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    remove,
    async *olderThan(before) {
      let after: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
        );
        const old = (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
          const name = Key.slice(prefix.length);
          return LastModified && LastModified < before && isPhotoName(name) ? [name] : [];
        });
        if (old.length > 0) yield old;
        after = page.NextContinuationToken;
      } while (after !== undefined);
    },
    locate: (name) => `s3://${bucket}/${keyOf(name)}`,
  };
}

/** When the bucket is away or overloaded, the caller may retry, as with a full disk (security.md section 12). */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { code = '', name, $fault } = error as { code?: string; name: string; $fault?: string };
    const away = $fault === 'server' || name === 'TimeoutError' || /^(ECONN|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT)/.test(code);
    throw away ? new ServerError('busy', { retryAfter: 10 }) : error;
  }
}
