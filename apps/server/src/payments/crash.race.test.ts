import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { makeTemplate } from '../testing/global-setup.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { providerNames } from '../testing/providers/accounts.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { CrashWorld, points, type Outcome, type Point } from './testing/crash-world.ts';

// A real process, and a PostgreSQL that keeps everything it has confirmed: no failure here is simulated by a function that throws.

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startTemporaryPostgres('crash');
  await makeTemplate(postgres.url);
});
afterAll(() => postgres.delete());

const paid: Outcome = {
  state: 'completed',
  entries: ['purchase 100'],
  balance: 100,
  receipts: 1,
  mails: 1,
  payments: 1,
};
/** The order never reached the provider: it is opened there again, is unpaid, and can be paid or given up. */
const open: Outcome = { state: 'pending', entries: [], balance: 0, receipts: 0, mails: 0, payments: 1 };

const expected = Object.fromEntries(points.map((point) => [point, point === 'before create' ? open : paid]));

const crashes = [
  ['the process is killed', (world: CrashWorld) => world.killProcess()],
  ['the database is stopped', (world: CrashWorld) => world.stopDatabase()],
] as const;

describe.each(providerNames)('[PAY-03d] [PAY-07a] %s, when', (name) => {
  describe.each(crashes)('%s', (_how, crash) => {
    let world: CrashWorld;
    beforeAll(async () => {
      world = await new CrashWorld(name, postgres).begin();
      await world.stage();
      await crash(world);
      await world.fiveMinutesPass();
    });
    afterAll(() => world.close());

    it.each(points)('%s: within five minutes each payment has its credits, receipt and mail, once', async (point) => {
      await expect.poll(() => world.outcomeOf(point)).toEqual(expected[point]);
    });

    it('and nothing comes twice when all messages are repeated, nor is a purchase lost that is paid only now', async () => {
      await world.pay('before create');
      for (const point of [...points, ...points]) await world.tell(point as Point);
      await world.fiveMinutesPass();
      const all = Object.fromEntries(points.map((point) => [point, paid]));
      await expect.poll(() => world.outcomes()).toEqual(all);
      expect(await findDifferences(world.sql)).toEqual(noDifferences);
    });
  });
});
