import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another port lets two runs stand side by side. */
export const port = Number(process.env['ACCEPTANCE_PORT'] ?? 3200);
export const origin = `http://localhost:${port}`;
/** Another site of the same server, which keeps its members for members and those of a known source. */
export const closedSite = `http://nordlys.test:${port}`;
/** One that asks its visitors first whether they are adults. */
export const warningSite = `http://amici.test:${port}`;
/** A page of somebody else that shows a lander of ours. */
export const partnerPort = port + 1;
export const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
/** Where the server of the acceptance tests keeps everything; made anew for each run. */
export const dataDir = join(tmpdir(), `heartline-acceptance-${port}`);
export const mailDir = join(dataDir, 'outbox');
