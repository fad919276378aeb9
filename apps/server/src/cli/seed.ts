import { readConfig } from '../platform/config.ts';
import { seedDemo } from '../seed/demo.ts';
import { seedMeasure } from '../seed/measure.ts';
import { createServer } from '../server.ts';

// npm run seed -- demo [members] | measure [members] [messages]
const [what = 'demo', first, second] = process.argv.slice(2);
const server = await createServer(readConfig({ ...process.env, LOG_LEVEL: 'warn' }));
const progress = (line: string) => process.stdout.write(`${line}\n`);
try {
  if (what === 'demo') await seedDemo(server.platform, progress, first ? Number(first) : undefined);
  else if (what === 'measure')
    await seedMeasure(
      server.platform,
      { members: Number(first ?? 100_000), messages: Number(second ?? 1_000_000) },
      progress,
    );
  else throw new Error(`unknown seed ${what}: demo or measure`);
} finally {
  await server.close();
}
