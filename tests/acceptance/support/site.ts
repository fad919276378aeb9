import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { browserArguments } from '../../../tools/lib/browser.ts';
import { usualPorts } from '../../../tools/lib/free-port.ts';

/** The first of so many in a row. `npm test` takes others where somebody has these, so that two runs stand side by side. */
export const port = Number(process.env['ACCEPTANCE_PORT'] ?? usualPorts.acceptance);
export const portCount = 6;
export const origin = `http://localhost:${port}`;
/** Another site of the same server, which keeps its members for members and those of a known source. */
export const closedSite = `http://nordlys.test:${port}`;
/** One that asks its visitors first whether they are adults. */
export const warningSite = `http://amici.test:${port}`;
/** How a browser is started that reaches all of them. */
export const siteArguments = [
  ...browserArguments,
  `--host-resolver-rules=${[closedSite, warningSite].map((site) => `MAP ${new URL(site).hostname} localhost`).join()}`,
];
/** A page of somebody else that shows a lander of ours. */
export const partnerPort = port + 1;
export const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
/** Three pages of partners that the tests of embedding share; another name of the same place is registered nowhere. */
export const hostsPort = port + 5;
export const hostsOrigin = `http://127.0.0.1:${hostsPort}`;
export const strangeOrigin = `http://localhost:${hostsPort}`;
/** Where a test lets a counter of page views listen, as Matomo and Plausible do. */
export const analyticsPort = port + 2;
export const analyticsOrigin = `http://127.0.0.1:${analyticsPort}`;
/** Where mail servers bring back what they could not deliver. */
export const bouncePort = port + 3;
/** Where tests subscribe a browser to pushes, and fetch what came for it. */
export const pushDeskPort = port + 4;
/** Where the server of the acceptance tests keeps everything; made anew for each run. */
export const dataDir = join(tmpdir(), `heartline-acceptance-${port}`);
export const mailDir = join(dataDir, 'outbox');
/** What the server of the acceptance tests writes into its log. */
export const logFile = join(dataDir, 'server.log');
export const smsDir = join(dataDir, 'sms');
