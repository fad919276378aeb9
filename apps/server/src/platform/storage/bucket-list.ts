import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';

import type { BucketConfig } from '../config.ts';
import { answered, openBucket } from './bucket-files.ts';
import { deletionFolder, listName, readListNames, type DeletionList, type ListedDeletion } from './deletion-list.ts';

/** The list of deletions in the bucket of the photos. */
export function createBucketList(config: BucketConfig): DeletionList {
  const { bucket } = config;
  const client = openBucket(config);
  const prefix = `${config.prefix}${deletionFolder}/`;
  const keyOf = (deletion: ListedDeletion) => `${prefix}${listName(deletion)}`;
  return {
    async add(deletion) {
      await answered(client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(deletion), Body: '' })));
    },
    async remove(deletion) {
      await answered(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(deletion) })));
    },
    async all() {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const page = await answered(
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after })),
        );
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
        after = page.NextContinuationToken;
      } while (after !== undefined);
      return readListNames(names);
    },
  };
}
