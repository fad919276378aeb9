// npm run partners -- list | add | revoke | token | no-token: the partners who may show the landers of a site, and access to their figures.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [`${root}apps/server/src/cli/partners.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data` },
});
