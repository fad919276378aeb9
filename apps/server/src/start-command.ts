import { fileURLToPath } from 'node:url';

/**
 * Arguments of Node for the server. Young objects get 16 MB: by default V8 lets them grow to several times that before it collects garbage,
 * which thousands of live streams do not need (docs/performance.md, live streams).
 */
export const startCommand = ['--max-semi-space-size=16', fileURLToPath(new URL('main.ts', import.meta.url))];
