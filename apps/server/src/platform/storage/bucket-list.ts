import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';

import type { BucketConfig } from '../config.ts';
import { answered, openBucket } from './bucket-files.ts';
import { deletionFolder, listName, namesUntil, readListNames, type DeletionList } from './deletion-list.ts';

/** The list of deletions in the bucket of the photos. */
export function createBucketList(config: BucketConfig): DeletionList {
  const { bucket } = config;
  const client = openBucket(config);
  const prefix = `${config.prefix}${deletionFolder}/`;
  const keyOf = (name: string) => `${prefix}${name}`;

  async function namesOf(start = ''): Promise<string[]> {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await answered(
        client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(start), ContinuationToken: after })),
      );
      names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
      after = page.NextContinuationToken;
    } while (after !== undefined);
    return names;
  }

  return {
    async add(deletion) {
      await answered(client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(listName(deletion)), Body: '' })));
    },
    async remove(deletion) {
      for (const name of namesUntil(await namesOf(`${deletion.memberId}.`), deletion))
        await answered(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) })));
    },
    all: async () => readListNames(await namesOf()),
  };
}
