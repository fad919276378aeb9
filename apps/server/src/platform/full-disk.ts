import { ServerError } from './http/errors.ts';

/** A full disk refuses writes clearly and harms nothing else (security.md section 12). Any other failure stays what it is. */
export function busyIfDiskIsFull(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  return ['ENOSPC', 'EDQUOT'].includes(code) ? new ServerError('busy', { retryAfter: 60 }) : error;
}
