import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';

const health = v.object({ status: v.literal('ok') });

export const healthz = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives.',
  response: health,
  errors: [],
});
export const readyz = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The process lives and its database answers.',
  response: health,
  errors: [],
});
export const openApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract, for machines.',
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});
export const docs = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This contract, for people.',
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const operationsCalls = {
  healthz,
  readyz,
  openApi,
  docs,
} as const;
