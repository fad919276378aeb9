// npm run moderate -- list | approve <id> | approve-all | reject <id> <ground> <words> | staff: the operator's manual moderation.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [`${root}apps/server/src/cli/moderate.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data` },
});
