import type { Plugin } from 'vite';

import { withoutProperties } from './without-properties.ts';

/** Cuts what only the server and openapi.json read out of the descriptions of calls: their sentences and the codes of their errors. */
export const withoutSummaries = (): Plugin =>
  withoutProperties({
    name: 'heartline-no-summaries',
    files: /\/api-client\/src\/endpoints\/[\w-]+\.ts$/,
    of: ['method', 'path', 'summary'],
    properties: ['summary', 'errors'],
  });
