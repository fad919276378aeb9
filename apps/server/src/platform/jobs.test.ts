import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';
import { AddressRefused } from './mail.ts';
import { Outage } from './outage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from jobs`;
  said = [];
});

let said: { level: number; msg: string; job: string }[] = [];
const log = createLog('info', { write: (line) => void said.push(JSON.parse(line) as (typeof said)[number]) });
const make = (options = {}): Jobs => createJobs(server.sql, server.clock, log, options);
/** Log messages that need attention. */
const alerts = () => said.filter(({ level }) => level >= 50).map(({ job, msg }) => `${job}: ${msg}`);
const enqueue = (jobs: Jobs, job: { kind?: string; payload?: object; key?: string; runAt?: Date } = {}) =>
  jobs.enqueue(server.sql, { kind: 'work', runAt: server.clock.now(), ...job });
const left = async () => [
  ...(await server.sql<
    { kind: string; attempts: number; parked: boolean }[]
  >`select kind, attempts, parked from jobs order by id`),
];

describe('jobs', () => {
  it('run once, when due, with their payload', async () => {
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

  it('run at once when another process has left them, and not beside the next job', async () => {
    const jobs = make();
    const seen: string[] = [];
    jobs.register('work', async () => {
      seen.push('work');
      await enqueue(jobs, { kind: 'mail' });
    });
    jobs.register('mail', async () => void seen.push('mail'));
    await enqueue(jobs);
    expect(await jobs.runDue()).toBe(2);
    expect(seen).toEqual(['work', 'mail']);
  });

  it('are shared by processes: of 60 jobs 3 run at a time, each once', async () => {
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

  it('wait longer after each failure, and are parked at the fifth with an alert, without holding up others', async () => {
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
    expect(alerts()).toEqual([...Array<string>(4).fill('work: job failed'), 'work: job parked']);
  });

  it('wait a day for an external service that is away, and are done once it is back (security.md section 12)', async () => {
    const jobs = make();
    let back = false;
    let done = 0;
    jobs.register('work', async () => {
      if (!back) throw new Outage('nobody answers');
      done += 1;
    });
    await enqueue(jobs);
    for (let hours = 0; hours < 23; hours += 1) {
      await jobs.runDue();
      server.clock.advance(3_600);
    }
    expect(await left()).toMatchObject([{ parked: false }]);
    back = true;
    await jobs.runDue();
    expect([done, await left()]).toEqual([1, []]);
  });

  it('are parked when an external service stays away for more than a day', async () => {
    const jobs = make();
    jobs.register('work', async () => {
      throw new Outage('nobody answers');
    });
    await enqueue(jobs);
    for (let hours = 0; hours <= 24; hours += 1) {
      await jobs.runDue();
      server.clock.advance(3_600);
    }
    expect(await left()).toMatchObject([{ parked: true }]);
    expect(alerts().at(-1)).toBe('work: job parked');
  });

  it('are not retried when a mail address does not exist', async () => {
    const jobs = make();
    let tries = 0;
    jobs.register('work', async () => {
      tries += 1;
      throw new AddressRefused('550 5.1.1 nobody');
    });
    await enqueue(jobs);
    await jobs.runDue();
    server.clock.advance(3_600);
    await jobs.runDue();
    expect([tries, await left(), alerts()]).toEqual([1, [], []]);
  });

  it('that fail by themselves during an outage still have a day in the next one', async () => {
    const jobs = make();
    let reason: Error = new Outage('nobody answers');
    jobs.register('work', async () => {
      throw reason;
    });
    await enqueue(jobs);
    await jobs.runDue();
    server.clock.advance(5);
    reason = new Error('no');
    await jobs.runDue();
    server.clock.advance(86_400);
    reason = new Outage('nobody answers');
    await jobs.runDue();
    expect(await left()).toMatchObject([{ attempts: 3, parked: false }]);
  });

  it('that hang do not hold up others', async () => {
    const jobs = make({ idle: 5 });
    const stuck = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    jobs.register('stuck', () => stuck.promise);
    jobs.register('other', async () => done.resolve());
    await enqueue(jobs, { kind: 'stuck' });
    jobs.start();
    await expect.poll(() => left()).toEqual([{ kind: 'stuck', attempts: 1, parked: false }]);
    await enqueue(jobs, { kind: 'other' });
    await done.promise;
    stuck.resolve();
    await jobs.stop();
    expect(await left()).toEqual([]);
  });

  it('that crash their process each time are parked after five crashes, with an alert', async () => {
    const jobs = make();
    let ran = 0;
    jobs.register('work', async () => void (ran += 1));
    await enqueue(jobs);
    await server.sql`update jobs set attempts = 5, locked_until = ${server.clock.now()}`;
    await jobs.runDue();
    server.clock.advance(86_400);
    await jobs.runDue();
    expect([ran, alerts()]).toEqual([0, ['work: job parked']]);
    expect(await left()).toMatchObject([{ parked: true }]);
  });

  it('store the reason of their failure, without addresses (security.md section 10)', async () => {
    const jobs = make();
    const reason = `550 5.1.1 <o'brien+x=y@example.com>: unknown, said mx@example.org${' …'.repeat(300)}\0`;
    jobs.register('work', () => Promise.reject(new Error(reason)));
    await enqueue(jobs);
    await jobs.runDue();
    const [row] = await server.sql<{ last_error: string }[]>`select last_error from jobs`;
    expect(row?.last_error).toMatch(/^Error: 550 5\.1\.1 <…@…>: unknown, said …@…/);
    expect(row?.last_error).toHaveLength(500);
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

  it('with one key wait once; one enqueued while it runs is run again', async () => {
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

  it('of a kind that only a newer release knows are left to it', async () => {
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
    expect(alerts()).toEqual(Array<string>(8).fill('tick: recurring job failed'));
  });
});

it('delete expired rows; a row that cannot be deleted holds up no other kind', async () => {
  const member = await server.signUp();
  await server.sql`insert into login_attempts (key, failures, first_failure_at, last_failure_at) values ('old', 1, ${server.clock.now()}, ${server.clock.now()})`;
  await server.platform.limits.take('write', 'm:1', 'n');
  await server.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'stays'; end $$;
    create trigger refuse before delete on sessions for each row execute function refuse()`);
  const left = async (seconds: number) => {
    server.clock.advance(seconds);
    await server.platform.jobs.runDue();
    const counts =
      await server.sql`select (select count(*)::int from sessions where member_id = ${member.memberId}) as sessions,
      (select count(*)::int from login_attempts) as attempts, (select count(*)::int from rate_limits) as limits`;
    return { ...counts[0] };
  };
  expect(await left(31 * 86_400)).toEqual({ sessions: 1, attempts: 0, limits: 0 });
  await server.sql`drop function refuse cascade`;
  expect(await left(3_600)).toEqual({ sessions: 0, attempts: 0, limits: 0 });
});
