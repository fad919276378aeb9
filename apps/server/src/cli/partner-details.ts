import { sharedDetails } from '../consents/consents.service.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { isAlone, openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { loadSites } from '../site/site.store.ts';

// npm run partner-details -- <site>: prints the details that partner sites may be given at this moment, one JSON object a line. Members who
// have not agreed are not in it.
const [id = ''] = process.argv.slice(2);
const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
const url = config.databaseUrl ?? embedded?.url ?? '';
await migrate(url);
const sql = openDatabase({ url, connections: 1, name: 'heartline partner details' });
try {
  const sites = await loadSites(sql);
  const site = sites.find((one) => one.id === id);
  if (site)
    for (const details of await sharedDetails({ sql, clock: systemClock }, site)) console.log(JSON.stringify(details));
  else {
    console.error(`heartline: no site ${JSON.stringify(id)}: one of ${sites.map((one) => one.id).join(', ')}`);
    process.exitCode = 2;
  }
} finally {
  await sql.end({ timeout: 5 });
  if (embedded && (await isAlone(url))) await embedded.stop();
}
