import { expect, it } from 'vitest';

import { createRandom } from '../../apps/server/src/seed/random.ts';
import { mistakesOf, storm } from '../../tools/storm/storm.ts';
import { testSeed } from '../support/seed.ts';

/** The short form of `node tools/storm.ts`: one of each fault. */
it('acknowledged means committed: nothing is lost, doubled or charged wrongly through kills, a dying database and cuts', async () => {
  const result = await storm({
    sends: 120,
    kills: 1,
    stops: 1,
    cuts: 2,
    pairs: 10,
    random: createRandom(String(testSeed)).next,
    log: () => {},
  });
  expect(result.acknowledged).toBe(120);
  expect(Object.entries(mistakesOf(result)).filter(([, count]) => count !== 0)).toEqual([]);
}, 240_000);
