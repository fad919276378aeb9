import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { dataDir } from './site.ts';

const command = fileURLToPath(new URL('../../../apps/server/src/cli/moderate.ts', import.meta.url));

/** Makes members staff, like the operator: `npm run moderate -- staff <id>`. */
export async function appoint(...ids: string[]): Promise<void> {
  for (const id of ids)
    // oxlint-disable-next-line no-await-in-loop -- one command at a time, as in a terminal
    await promisify(execFile)(process.execPath, [command, 'staff', id], {
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
    });
}
