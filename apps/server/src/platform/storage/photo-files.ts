import { newSecret } from '../ids.ts';

/** Pictures outside the web root, under random names: in a folder, or in a bucket that only the server reaches. */
export interface PhotoFileStore {
  /**
   * Writes pictures, all of them or none. Returns their names, in order: random ones, unless `names` is given for pictures that are always
   * made the same. @throws ServerError busy for a full disk or a bucket that is away
   */
  writeAll: (pictures: Buffer[], names?: string[]) => Promise<string[]>;
  /** undefined for an unknown file or a foreign name. */
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (names: string[]) => Promise<void>;
  /** Names of files last changed before `before`, in portions; half-written ones are removed on the way. */
  olderThan: (before: Date) => AsyncGenerator<string[]>;
  /** The location for operators: a path, or an s3:// address. Never for members. */
  locate: (name: string) => string;
}

const namePattern = /^[A-Za-z0-9_-]{32}\.webp$/;

export const newPhotoName = (): string => `${newSecret()}.webp`;
export const isPhotoName = (name: string): boolean => namePattern.test(name);

/** All or none: after a failure the other files are deleted again. */
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
