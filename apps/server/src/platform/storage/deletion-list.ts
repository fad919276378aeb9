import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import { busyIfDiskIsFull } from '../full-disk.ts';

/** An account that its owner has deleted. Nothing in it leads to a person. */
export interface ListedDeletion {
  memberId: number;
  publicId: string;
  askedAt: Date;
}

/**
 * Which accounts have been deleted, kept apart from the database: a restored one does not know it (docs/backups.md). Empty files beside
 * the photos, whose names say everything.
 */
export interface DeletionList {
  add: (deletion: ListedDeletion) => Promise<void>;
  /** Takes out this one and all earlier ones of the account. */
  remove: (deletion: ListedDeletion) => Promise<void>;
  all: () => Promise<ListedDeletion[]>;
}

export const deletionFolder = 'deletions';

export const listName = ({ memberId, publicId, askedAt }: ListedDeletion): string =>
  `${memberId}.${publicId}.${askedAt.getTime()}`;

/** Which of these names are of the account and not of a later deletion. */
export const namesUntil = (names: readonly string[], last: ListedDeletion): string[] =>
  readListNames(names)
    .filter(
      ({ memberId, publicId, askedAt }) =>
        memberId === last.memberId && publicId === last.publicId && askedAt <= last.askedAt,
    )
    .map(listName);

/** What the names say; what is no name of ours says nothing. */
export function readListNames(names: readonly string[]): ListedDeletion[] {
  return names.flatMap((name) => {
    const [, memberId, publicId, askedAt] = /^(\d{1,15})\.([\w-]{1,40})\.(\d{1,15})$/.exec(name) ?? [];
    return publicId === undefined ? [] : [{ memberId: Number(memberId), publicId, askedAt: new Date(Number(askedAt)) }];
  });
}

export async function openDeletionList({
  uploadDir,
  photoBucket,
}: Pick<Config, 'uploadDir' | 'photoBucket'>): Promise<DeletionList> {
  if (!photoBucket) return createDiskList(join(uploadDir, deletionFolder));
  const { createBucketList } = await import('./bucket-list.ts');
  return createBucketList(photoBucket);
}

function createDiskList(directory: string): DeletionList {
  return {
    async add(deletion) {
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(join(directory, listName(deletion)), '', { mode: 0o600 });
      } catch (error) {
        throw busyIfDiskIsFull(error);
      }
    },
    async remove(deletion) {
      const names = namesUntil(await readdir(directory).catch(noneYet), deletion);
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
    },
    all: async () => readListNames(await readdir(directory).catch(noneYet)),
  };
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
