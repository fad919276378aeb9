import { createServer } from '../apps/server/src/server.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { readGazetteer } from '../apps/server/src/places/gazetteer.ts';
import { quantile, startBenchDatabase } from './bench-server.ts';
import type { Row } from './report.ts';
import { sized } from './short.ts';

const clients = sized(10, 2);
/** Calls per client, after one warm-up call per client. */
const turns = sized(150, 3);

/** The input of a member who looks for a town: the first one to six letters of a name, of small towns as often as of big ones. */
function typed(): { country: string; key: string }[] {
  const { keys } = readGazetteer();
  return Array.from({ length: clients * turns }, (_, index) => {
    const { place, key } = keys[(index * 7919) % keys.length]!;
    return { country: place.country, key: key.slice(0, 1 + (index % 6)) };
  });
}

/** How long the list of matching towns takes, beside the bare statement that such a list needs at least. */
async function bench(): Promise<void> {
  const { url, directory, end } = await startBenchDatabase();
  const server = await createServer(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: directory, LOG_LEVEL: 'error' }),
  );
  try {
    const { sql } = server.platform;
    await sql`vacuum analyze places, place_names`;
    const asked = typed();
    const whole = async ({ country, key }: { country: string; key: string }) => {
      const path = `/api/places/search?country=${country}&text=${encodeURIComponent(key)}&language=en`;
      const { status } = await server.app.request(path, { headers: { host: 'localhost' } });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const bare = ({ country, key }: { country: string; key: string }) => sql`
      select place_id, size from place_names
      where country = ${country} and local and key >= ${key} and key < ${`${key}\u{10ffff}`} order by size desc limit 20`;
    const times = { whole: [] as number[], bare: [] as number[] };
    for (let turn = -1; turn < turns; turn += 1) {
      // The rate limit is not measured.
      await sql`delete from rate_limits`;
      for (const [name, ask] of [
        ['whole', whole],
        ['bare', bare],
      ] as const)
        await Promise.all(
          Array.from({ length: clients }, async (_, client) => {
            const begun = performance.now();
            await ask(asked[(Math.max(turn, 0) * clients + client) % asked.length]!);
            if (turn >= 0) times[name].push(performance.now() - begun);
          }),
        );
    }
    const within = (title: string, milliseconds: number[], limit?: number): Row => ({
      title: `${clients} clients at once look for a town, ${title}, 95 of 100 within`,
      value: Math.round(quantile(milliseconds, 0.95) * 10) / 10,
      unit: 'ms',
      limit,
    });
    const rows = [within('through the whole server', times.whole, 20), within('the bare statement', times.bare)];
    for (const { title, value } of rows) console.log(`  ${title}: ${value} ms`);
    const good = rows.every(({ value, limit }) => limit === undefined || value <= limit);
    console.log(JSON.stringify({ bench: 'places', rows, good }));
    process.exitCode = good ? 0 : 1;
  } finally {
    await server.close();
    await end();
  }
}

await bench();
