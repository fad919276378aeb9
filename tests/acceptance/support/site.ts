import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = 3200;
export const origin = `http://localhost:${port}`;
/** Where the server of the acceptance tests keeps everything; made anew for each run. */
export const dataDir = join(tmpdir(), 'heartline-acceptance');
export const mailDir = join(dataDir, 'outbox');
