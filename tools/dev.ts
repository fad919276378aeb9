// npm run dev: the server on 3001, restarted when it changes, and Vite with hot reload on 3000.
import { startCommand } from '../apps/server/src/start-command.ts';
import { bin, root, runForever } from './lib/process.ts';

const env = {
  ...process.env,
  PORT: '3001',
  PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
  DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data`,
  NODE_ENV: 'development',
  DEMO: '1',
  AUTO_APPROVE_PHOTOS: process.env['AUTO_APPROVE_PHOTOS'] ?? '1',
  TELL_EVERY: process.env['TELL_EVERY'] ?? '10',
};
runForever(
  process.execPath,
  ['--watch-path', `${root}apps/server/src`, '--watch-path', `${root}packages/api-client/src`, ...startCommand],
  { env },
);
runForever(bin('vite'), [], { cwd: `${root}apps/web`, env: { ...env, PORT: '3000' } });
