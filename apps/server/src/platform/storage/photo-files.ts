import { newSecret } from '../ids.ts';

/** Pictures outside the web root, under random names: in a folder, or in a bucket that only the server reaches. */
export interface PhotoFileStore {
  /**
   * Writes pictures, all of them or none. Gives their names, in order: random ones, unless `names` has the names of pictures that come out
   * the same whenever they are made. @throws ServerError busy for a full disk or a bucket that is away
   */
  writeAll: (pictures: Buffer[], names?: string[]) => Promise<string[]>;
  /** undefined when there is none, or when this is no name of ours. */
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (names: string[]) => Promise<void>;
  /** Names of files last changed before `before`, in portions; half-written ones are removed on the way. */
  olderThan: (before: Date) => AsyncGenerator<string[]>;
  /** Where an operator finds it: a path, or an s3:// address. Never for members. */
  locate: (name: string) => string;
}

const namePattern = /^[A-Za-z0-9_-]{32}\.webp$/;

export const newPhotoName = (): string => `${newSecret()}.webp`;
export const isPhotoName = (name: string): boolean => namePattern.test(name);

/** All or none: what was written beside a failure is removed again. */
export async function writeTogether(
  pictures: Buffer[],
  names: string[] | undefined,
  write: (bytes: Buffer, name: string) => Promise<void>,
  remove: (names: string[]) => Promise<void>,
): Promise<string[]> {
  const given = pictures.map((_picture, index) => names?.[index] ?? newPhotoName());
  const results = await Promise.allSettled(pictures.map((bytes, index) => write(bytes, given[index] ?? '')));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return given;
  await remove(given.filter((_name, index) => results[index]?.status === 'fulfilled'));
  throw failed.reason;
}
