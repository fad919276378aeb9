import { ServerError } from './http/errors.ts';

/** A full disk refuses writes clearly and harms nothing else (security.md section 12). Any other failure stays what it is. */
export function busyIfDiskIsFull(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return ['ENOSPC', 'EDQUOT'].includes(code) ? new ServerError('busy', { retryAfter: 60 }) : error;
}

/** SQLSTATE of PostgreSQL (appendix A): disk_full. */
const diskFull = '53100';

/** A write beside a read, such as who looked at a profile: where the database has no room for it, the read goes on without (section 12). */
export async function ifThereIsRoom(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if ((error as { code?: string }).code !== diskFull) throw error;
  }
}
