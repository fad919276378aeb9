import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { browserArguments } from '../../../tools/lib/browser.ts';
import { usualPorts } from '../../../tools/lib/free-port.ts';

/** The first of several consecutive ports. `npm test` uses others when these are taken, so that two runs can work side by side. */
export const port = Number(process.env['ACCEPTANCE_PORT'] ?? usualPorts.acceptance);
export const portCount = 6;
export const origin = `http://localhost:${port}`;
/** Another site of the same server, which shows its members only to members and visitors of a known source. */
export const closedSite = `http://nordlys.test:${port}`;
/** A site that first asks its visitors whether they are adults. */
export const warningSite = `http://amici.test:${port}`;
/** Browser arguments for reaching all of them. */
export const siteArguments = [
  ...browserArguments,
  `--host-resolver-rules=${[closedSite, warningSite].map((site) => `MAP ${new URL(site).hostname} localhost`).join()}`,
];
/** A page of another origin that shows a lander of ours. */
export const partnerPort = port + 1;
export const partnerOrigin = `http://127.0.0.1:${partnerPort}`;
/** Three partners' pages that the tests of embedding share; another host name for the same server is not registered. */
export const hostsPort = port + 5;
export const hostsOrigin = `http://127.0.0.1:${hostsPort}`;
export const strangeOrigin = `http://localhost:${hostsPort}`;
/** Port for a simulated counter of page views, such as Matomo and Plausible. */
export const analyticsPort = port + 2;
export const analyticsOrigin = `http://127.0.0.1:${analyticsPort}`;
/** Port where mail servers return undeliverable mails. */
export const bouncePort = port + 3;
/** Port where tests subscribe a browser to pushes, and fetch its pushes. */
export const pushDeskPort = port + 4;
/** Folder for all data of the acceptance server; recreated for each run. */
export const dataDir = join(tmpdir(), `heartline-acceptance-${port}`);
export const mailDir = join(dataDir, 'outbox');
/** Log of the acceptance server. */
export const logFile = join(dataDir, 'server.log');
export const smsDir = join(dataDir, 'sms');
