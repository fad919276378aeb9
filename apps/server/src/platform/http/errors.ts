import { errorStatus, type ErrorBody, type ErrorCode, type FieldErrorCode } from '@heartline/api-client/contract';

/** Thrown by services; the app turns it into an answer. Any other error is a 500 and is logged. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly body: ErrorBody;
  readonly status: number;
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, details: Omit<ErrorBody, 'code'> & { retryAfter?: number } = {}) {
    super(code);
    const { retryAfter, ...rest } = details;
    this.body = { code, ...rest };
    this.status = errorStatus[code];
    this.retryAfter = retryAfter;
  }
}

/** Input with errors in named fields. */
export function invalidFields(
  fields: Record<string, FieldErrorCode>,
  details: Omit<ErrorBody, 'code' | 'fields'> = {},
): ServerError {
  return new ServerError('validation_failed', { ...details, fields: fieldsOf(fields) });
}

export const fieldsOf = (fields: Record<string, FieldErrorCode>): { name: string; code: FieldErrorCode }[] =>
  Object.entries(fields).map(([name, code]) => ({ name, code }));

/** A foreign, hidden, blocked or unknown thing: all answer the same (security.md section 2). */
export const notFound = (): ServerError => new ServerError('not_found');
