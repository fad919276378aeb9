// npm start: the site with demo members, on a machine with only Node and npm.
import { startCommand } from '../apps/server/src/start-command.ts';
import { buildWeb, webDist } from './lib/build-web.ts';
import { root, runForever } from './lib/process.ts';

const log = (line: string) => process.stdout.write(`${line}\n`);
await buildWeb(log);

runForever(process.execPath, ['--disable-warning=ExperimentalWarning', ...startCommand], {
  env: {
    ...process.env,
    DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data`,
    DEMO: process.env['DEMO'] ?? '1',
    AUTO_APPROVE_PHOTOS: process.env['AUTO_APPROVE_PHOTOS'] ?? '1',
    // Short enough to see it happen.
    TELL_EVERY: process.env['TELL_EVERY'] ?? (process.env['DEMO'] === '0' ? '' : '10'),
    WEB_DIST: process.env['WEB_DIST'] ?? webDist,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    // With an arena for each thread, glibc keeps several times the memory that decoding photos needs.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
  },
});
