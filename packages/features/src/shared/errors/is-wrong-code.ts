import { ApiError } from '@heartline/api-client';

/** Whether a code that was typed is not the right one. */
export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.fields.has('code');
