import { ServerError } from './http/errors.ts';

/** Reports a full disk as a refused write, without other harm (security.md section 12). Any other failure is returned unchanged. */
export function busyIfDiskIsFull(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return ['ENOSPC', 'EDQUOT'].includes(code) ? new ServerError('busy', { retryAfter: 60 }) : error;
}

/** SQLSTATE of PostgreSQL (appendix A): disk_full. */
const diskFull = '53100';

/** A secondary write during a read, such as a profile visit: when the disk is full, the read continues without it (section 12). */
export async function ifThereIsRoom(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if ((error as { code?: string }).code !== diskFull) throw error;
  }
}
