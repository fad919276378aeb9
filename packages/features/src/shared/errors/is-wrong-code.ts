import { ApiError } from '@heartline/api-client';

/** Whether the error says that a typed code is wrong. */
export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.fields.has('code');
