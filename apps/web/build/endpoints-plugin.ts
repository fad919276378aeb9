import type { Plugin } from 'vite';

import { withoutProperties } from './without-properties.ts';

/** Removes properties of calls that only the server and openapi.json read: their summaries and error codes. */
export const withoutSummaries = (): Plugin =>
  withoutProperties({
    name: 'heartline-no-summaries',
    files: /\/api-client\/src\/endpoints\/[\w-]+\.ts$/,
    of: ['method', 'path', 'summary'],
    properties: ['summary', 'errors'],
  });
