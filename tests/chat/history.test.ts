import { setTimeout as wait } from 'node:timers/promises';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findDifferences } from '../../apps/server/src/credits/ledger.ts';
import { startChat } from '../../apps/server/src/testing/chatting.ts';
import { createTestServer, type TestServer } from '../../apps/server/src/testing/harness.ts';
import { noDifferences } from '../../apps/server/src/testing/no-differences.ts';
import { testSeed } from '../support/seed.ts';
import { disagreements } from './support/agreement.ts';
import { histories, type Real } from './support/commands.ts';
import { Device } from './support/device.ts';
import { Network, Servers } from './support/network.ts';

/** CONTRIBUTING.md: the full run has 1,000. */
const numRuns = Number(process.env['CHAT_HISTORIES'] ?? 15);
const seed = Number(process.env['CHAT_SEED'] ?? testSeed);
/** Milliseconds. The first history that takes all of it is the last. */
const longestSettling = 30_000;

let keeper: TestServer;
let servers: Servers;
beforeAll(async () => {
  keeper = await createTestServer();
  servers = await Servers.open(keeper);
});
afterAll(() => keeper.close());

/** Two members, one with two devices, the first of which has two tabs, and one with one device, and a third member who is away. */
async function begin(credits: number): Promise<Real> {
  const { signUp, sql, clock } = keeper;
  const [anna, bert, carl] = [await signUp({ credits }), await signUp({ credits: 1_000 }), await signUp()];
  const both = await startChat(keeper, anna, bert);
  const own = await startChat(keeper, anna, carl);
  const devices = [
    new Device(anna, new Network(servers, anna), [both, own], 2),
    new Device(anna, new Network(servers, anna), [both, own], 1),
    new Device(bert, new Network(servers, bert), [both], 2),
  ];
  const before = new Map([
    [anna.memberId, credits],
    [bert.memberId, 1_000],
  ]);
  return { servers, clock, sql, devices, written: [], credits: before };
}

/** All faults end and the test waits: now all devices must agree, by the stream alone unless an event was lost for good. */
async function settle(real: Real): Promise<string[]> {
  const tabs = real.devices.flatMap((device) => device.tabs);
  for (const device of real.devices) {
    Object.assign(device.network, { streamDelay: 0, stutters: false }).weather.length = 0;
    device.goOnline();
    for (const tab of device.tabs) tab.open(device.conversations);
  }
  // Far longer than any step takes: a difference that remains then is a fault.
  const patience = performance.now() + longestSettling;
  for (let round = 1; ; round += 1) {
    const wrong = await disagreements(real);
    if (wrong.length === 0 || performance.now() > patience) return wrong;
    // The poll that the other processes make every 15 s finds the events that a dead process had not announced.
    if (servers.restarts > 0 && round % 10 === 0) servers.slot(0).server.platform.events.wake([...real.credits.keys()]);
    if (servers.restarts > 0 && round % 10 === 5) servers.slot(1).server.platform.events.wake([...real.credits.keys()]);
    for (const tab of tabs) if (tab.needsPoll) tab.poll();
    await wait(20);
  }
}

it(
  '[CHAT-09] client and server: one order, nothing lost, nothing twice, charges equal messages, unread counts are right',
  async () => {
    console.log(`seed ${seed}, ${numRuns} histories`);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 400 }), histories(40), async (credits, commands) => {
        servers.restarts = 0;
        const real = await begin(credits);
        try {
          await fc.asyncModelRun(() => ({ model: { tabs: [2, 1, 2] }, real }), commands);
          expect(await settle(real)).toEqual([]);
          expect(servers.faults).toEqual([]);
        } finally {
          for (const tab of real.devices.flatMap(({ tabs }) => tabs)) tab.close();
          servers.faults.length = 0;
        }
      }),
      { numRuns, seed, endOnFailure: process.env['CHAT_SHRINK'] === undefined },
    );
    expect(await findDifferences(keeper.sql)).toEqual(noDifferences);
  },
  numRuns * 10_000 + 20_000 + longestSettling,
);
