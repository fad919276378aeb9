import { readConfig } from '../platform/config.ts';
import { whenStopped } from '../platform/when-stopped.ts';
import { seedDemo } from '../seed/demo.ts';
import { seedMeasure } from '../seed/measure.ts';
import { createServer } from '../server.ts';

// npm run seed -- demo [members] | measure [members] [messages]
const [what = 'demo', first, second] = process.argv.slice(2);
const starting = createServer(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
const progress = (line: string) => process.stdout.write(`${line}\n`);
let stopped = false;
whenStopped(() => {
  stopped = true;
  void starting.then((server) => server.close()).finally(() => process.exit(1));
});
const server = await starting;
try {
  if (what === 'demo') await seedDemo(server.platform, progress, { count: first ? Number(first) : undefined });
  else if (what === 'measure')
    await seedMeasure(
      server.platform,
      { members: Number(first ?? 100_000), messages: Number(second ?? 1_000_000) },
      progress,
    );
  else throw new Error(`unknown seed ${what}: demo or measure`);
} catch (error) {
  // After a stop signal the seeding fails because of it.
  if (!stopped) throw error;
} finally {
  await server.close();
}
