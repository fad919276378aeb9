import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createJobs, type Jobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from jobs`;
});

const make = (): Jobs => createJobs(server.sql, server.clock, server.platform.log);
const enqueue = (jobs: Jobs, job: { kind?: string; payload?: object; key?: string; runAt?: Date } = {}) =>
  jobs.enqueue(server.sql, { kind: 'work', runAt: server.clock.now(), ...job });
const left = async () => [
  ...(await server.sql<
    { kind: string; attempts: number; parked: boolean }[]
  >`select kind, attempts, parked from jobs order by id`),
];

describe('jobs', () => {
  it('run once, when they are due, with what they were given', async () => {
    const jobs = make();
    const seen: object[] = [];
    jobs.register('work', async (payload) => void seen.push(payload));
    await enqueue(jobs, { payload: { n: 1 } });
    await enqueue(jobs, { payload: { n: 2 }, runAt: new Date(server.clock.now().getTime() + 60_000) });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    server.clock.advance(60);
    expect(await jobs.runDue()).toBe(1);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await left()).toEqual([]);
  });

  it('are shared by processes: 60 jobs, 3 of them at work, each run once', async () => {
    const seen: number[] = [];
    const processes = [make(), make(), make()];
    for (const jobs of processes) jobs.register<{ n: number }>('work', async ({ n }) => void seen.push(n));
    for (let n = 0; n < 60; n += 1) await enqueue(processes[0]!, { payload: { n } });
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_item, n) => n));
  });

  it('belong to the transaction that writes them', async () => {
    const jobs = make();
    await server.sql
      .begin(async (tx) => {
        await jobs.enqueue(tx, { kind: 'work', runAt: server.clock.now() });
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await left()).toEqual([]);
  });

  it('wait longer after each failure, and are parked at the fifth without holding up others', async () => {
    const jobs = make();
    let tries = 0;
    let others = 0;
    jobs.register('work', async () => {
      tries += 1;
      throw new Error('no');
    });
    jobs.register('other', async () => void (others += 1));
    await enqueue(jobs);
    for (const delay of [0, 5, 30, 120, 600]) {
      server.clock.advance(delay - 1);
      if (delay > 0) await jobs.runDue();
      const before = tries;
      server.clock.advance(1);
      await enqueue(jobs, { kind: 'other' });
      await jobs.runDue();
      expect(tries).toBe(before + 1);
    }
    server.clock.advance(86_400);
    await jobs.runDue();
    expect([tries, others]).toEqual([5, 5]);
    expect(await left()).toEqual([{ kind: 'work', attempts: 5, parked: true }]);
  });

  it('of a process that died are taken over after a minute', async () => {
    const jobs = make();
    let ran = 0;
    jobs.register('work', async () => void (ran += 1));
    await enqueue(jobs);
    await server.sql`update jobs set attempts = 1, locked_until = ${new Date(server.clock.now().getTime() + 60_000)}`;
    await jobs.runDue();
    expect(ran).toBe(0);
    server.clock.advance(60);
    await jobs.runDue();
    expect(ran).toBe(1);
  });

  it('of one key wait once; what is enqueued while it runs is run again', async () => {
    const jobs = make();
    let ran = 0;
    jobs.register('work', async () => {
      ran += 1;
      if (ran === 1) await enqueue(jobs, { key: 'k' });
    });
    await enqueue(jobs, { key: 'k' });
    await enqueue(jobs, { key: 'k' });
    await jobs.runDue();
    await jobs.runDue();
    expect(ran).toBe(2);
  });

  it('of a kind that only a newer release knows are left for it', async () => {
    await enqueue(make(), { kind: 'from-the-future' });
    expect(await make().runDue()).toBe(0);
    expect(await left()).toHaveLength(1);
  });
});

describe('recurring jobs', () => {
  it('run at their interval, in one process at a time, also after a failure', async () => {
    let ran = 0;
    const processes = [make(), make()];
    for (const jobs of processes)
      jobs.every('tick', 60, async () => {
        ran += 1;
        throw new Error('no');
      });
    const tick = () => Promise.all(processes.map((jobs) => jobs.runDue()));
    await tick();
    expect(ran).toBe(1);
    server.clock.advance(59);
    await tick();
    expect(ran).toBe(1);
    for (let round = 2; round < 9; round += 1) {
      server.clock.advance(60);
      await tick();
      expect(ran).toBe(round);
    }
  });
});

it('sweeps what has ended', async () => {
  const member = await server.signUp();
  await server.sql`insert into login_attempts (key, failures, first_failure_at, last_failure_at) values ('old', 1, ${server.clock.now()}, ${server.clock.now()})`;
  await server.platform.limits.take('write', 'm:1', 'n');
  server.clock.advance(31 * 86_400);
  await server.platform.jobs.runDue();
  const counts =
    await server.sql`select (select count(*)::int from sessions where member_id = ${member.memberId}) as sessions,
    (select count(*)::int from login_attempts) as attempts, (select count(*)::int from rate_limits) as limits`;
  expect({ ...counts[0] }).toEqual({ sessions: 0, attempts: 0, limits: 0 });
});
