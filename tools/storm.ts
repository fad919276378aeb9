// node tools/storm.ts: 2,000 messages through dying servers, a dying database and cut connections. Takes a few minutes.
import { parseArgs } from 'node:util';

import { createRandom } from '../apps/server/src/seed/random.ts';
import { mistakesOf, storm } from './storm/storm.ts';

const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '5' },
    stops: { type: 'string', default: '3' },
    cuts: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [sends, kills, stops, cuts, pairs, seed] = [
  values.sends,
  values.kills,
  values.stops,
  values.cuts,
  values.pairs,
  values.seed,
].map(Number) as [number, number, number, number, number, number];

process.stdout.write(`seed ${seed}\n`);
const begun = performance.now();
const log = (line: string) => process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${line}\n`);
const result = await storm({ sends, kills, stops, cuts, pairs, random: createRandom(String(seed)).next, log });
const mistakes = mistakesOf(result);
const good = result.acknowledged === sends && Object.values(mistakes).every((count) => count === 0);
process.stdout.write(`${JSON.stringify({ storm: 'send', ...result, good })}\n`);
process.exit(good ? 0 : 1);
