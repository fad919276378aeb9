// npm run seed -- demo | measure: fills the database the server uses.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [`${root}apps/server/src/cli/seed.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data` },
});
