import { expect, it } from 'vitest';

import { testSeed } from '../../../tests/support/seed.ts';
import { createRandom } from './seed/random.ts';
import { candidateCount, createMatcherWorld, dealSecrets } from './testing/matcher-world.ts';

// matcher.security.test.ts checks that the work is the same; this test checks the times that a matcher can measure.

const seed = process.env['MATCHER_SEED'] ?? String(testSeed);

/** Mann-Whitney: how far the ranks of the marked times are from those of the others, in standard deviations, whatever an outlier took. */
function rankDifference(times: { marked: boolean; took: number }[]): number {
  const ranked = times.toSorted((a, b) => a.took - b.took);
  const sum = ranked.reduce((total, { marked }, rank) => total + (marked ? rank + 1 : 0), 0);
  const count = ranked.filter(({ marked }) => marked).length;
  const others = ranked.length - count;
  const mean = (count * (ranked.length + 1)) / 2;
  return (sum - mean) / Math.sqrt((count * others * (ranked.length + 1)) / 12);
}

it('takes as long with likers and visitors as with others', async () => {
  const [secret] = dealSecrets(createRandom(seed)).secrets;
  const { server, matcher, candidates } = await createMatcherWorld(secret);
  try {
    const marked = new Set([...secret.likers, ...secret.visitors]);
    for (const [method, path, atLeast] of [
      ['GET', '', 0],
      ['PUT', '/block', 45],
    ] as const) {
      const times: { marked: boolean; took: number }[] = [];
      for (const place of createRandom(seed).sample([...candidates.keys()], candidateCount)) {
        server.clock.advance(20);
        const begun = performance.now();
        await server.request(method, `/api/members/${candidates[place]!.publicId}${path}`, { as: matcher });
        times.push({ marked: marked.has(place), took: performance.now() - begun });
      }
      expect(Math.min(...times.map(({ took }) => took))).toBeGreaterThanOrEqual(atLeast);
      expect(
        Math.abs(rankDifference(times)),
        `${method} ${path} ${JSON.stringify(times)}, MATCHER_SEED=${seed}`,
      ).toBeLessThan(4);
    }
  } finally {
    await server.close();
  }
});
