import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another port lets two runs stand side by side. */
export const port = Number(process.env['ACCEPTANCE_PORT'] ?? 3200);
export const origin = `http://localhost:${port}`;
/** Where the server of the acceptance tests keeps everything; made anew for each run. */
export const dataDir = join(tmpdir(), `heartline-acceptance-${port}`);
export const mailDir = join(dataDir, 'outbox');
