import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import { busyIfDiskIsFull } from '../full-disk.ts';

/** An account that its owner has deleted. Nothing in it identifies a person. */
export interface ListedDeletion {
  memberId: number;
  publicId: string;
  askedAt: Date;
}

/**
 * The deleted accounts, stored apart from the database, because a restored one does not know them (docs/backups.md). Empty files beside the
 * photos, with all data in their names.
 */
export interface DeletionList {
  add: (deletion: ListedDeletion) => Promise<void>;
  /** Removes this deletion and all earlier ones of the account. */
  remove: (deletion: ListedDeletion) => Promise<void>;
  all: () => Promise<ListedDeletion[]>;
}

export const deletionFolder = 'deletions';

export const listName = ({ memberId, publicId, askedAt }: ListedDeletion): string =>
  `${memberId}.${publicId}.${askedAt.getTime()}`;

/** Those of the names that belong to the account and not to a later deletion. */
export const namesUntil = (names: readonly string[], last: ListedDeletion): string[] =>
  readListNames(names)
    .filter(
      ({ memberId, publicId, askedAt }) =>
        memberId === last.memberId && publicId === last.publicId && askedAt <= last.askedAt,
    )
    .map(listName);

/** Parses the names; foreign names are skipped. */
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
