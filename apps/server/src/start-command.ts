import { fileURLToPath } from 'node:url';

/**
 * What Node is given to start the server. Young objects get 16 MB: left to itself, V8 lets them have several times that before it
 * looks what can go, which thousands of live streams do not need (docs/performance.md, live streams).
 */
export const startCommand = ['--max-semi-space-size=16', fileURLToPath(new URL('main.ts', import.meta.url))];
