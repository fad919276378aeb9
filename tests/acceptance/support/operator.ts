import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { dataDir } from './site.ts';

const command = fileURLToPath(new URL('../../../apps/server/src/cli/partners.ts', import.meta.url));

/** Runs the operator's command `npm run partners -- …`. Returns the last line printed. */
export async function partners(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}
