// npm run partner-details -- <site>: details of the members who agreed that partner sites get them.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [`${root}apps/server/src/cli/partner-details.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data` },
});
