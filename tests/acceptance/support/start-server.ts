import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';

import { addPartner } from '../../../apps/server/src/partners/partners.service.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { seedDemo } from '../../../apps/server/src/seed/demo.ts';
import { createServer } from '../../../apps/server/src/server.ts';
import { sites } from '../../../apps/server/src/site/sites.data.ts';
import { endTogether } from '../../../apps/server/src/testing/end-together.ts';
import { forgetful } from '../../../apps/server/src/testing/forgetful.ts';
import { webDist } from '../../../tools/lib/build-web.ts';
import { entrySites } from './entry-sites.ts';
import { openPushDesk } from './push-desk.ts';
import { bouncePort, dataDir, hostsOrigin, logFile, origin, partnerOrigin, port } from './site.ts';

// However the tests end, all processes and databases end with them.
endTogether(dataDir);
await rm(dataDir, { recursive: true, force: true });
// The server joins this database.
const { place } = await startEmbeddedPostgres(dataDir, { settings: forgetful });
endTogether(place);

const server = await createServer(
  readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    // Built in another folder if another run builds in this checkout.
    WEB_DIST: process.env['ACCEPTANCE_WEB_DIST'] ?? webDist,
    // Each browser has an address of its own, so that rate limits are not shared.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    GEOIP_HEADER: 'cf-ipcountry',
    DEMO: '1',
    AUTO_APPROVE_PHOTOS: '1',
    // Tests do not wait a quarter of an hour for the joint announcement of likes.
    TELL_EVERY: '1',
    BOUNCE_PORT: String(bouncePort),
    PUSH_SERVICE: await openPushDesk(),
  }),
  // Every sign-up waits for a mail.
  { jobs: { idle: 50 }, log: createLog('info', createWriteStream(logFile)), sites: [...sites, ...entrySites] },
);
await seedDemo(server.platform, (line) => process.stdout.write(`${line}\n`), {
  count: 88,
  fictional: 1,
  // Tests count what waits for a moderator.
  moderation: false,
});
// The partner whose page the tests serve.
const acme = {
  siteId: 'heartline',
  name: 'Acme',
  network: 'acme',
  origins: [partnerOrigin, hostsOrigin],
  landers: null,
};
await addPartner(server.platform, acme, 'test');
await server.listen();
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
