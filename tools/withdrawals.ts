// npm run withdrawals -- list | paid | by-hand | again: withdrawals whose money has not gone back, and those that the operator pays by hand.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [`${root}apps/server/src/cli/withdrawals.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? `${root}.data` },
});
