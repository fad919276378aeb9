import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createServer } from '../server.ts';
import { say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createSteadyClock, createTestClock } from './clock.ts';
import { createLog } from './log.ts';

describe('the clock of a process', () => {
  const start = Date.parse('2026-11-22T12:00:00Z');
  const make = () => {
    const time = { wall: start, database: start, passed: 0 };
    const clock = createSteadyClock({
      reference: () => Promise.resolve(new Date(time.database)),
      log: createLog('silent'),
      wall: () => time.wall,
      passed: () => time.passed,
    });
    const pass = (milliseconds: number) => {
      for (const name of ['wall', 'database', 'passed'] as const) time[name] += milliseconds;
    };
    return { clock, time, pass, now: () => clock.now().getTime() - start };
  };

  it('is that of its machine where it is about right', async () => {
    const { clock, time, pass, now } = make();
    time.wall += 20_000;
    await clock.check();
    pass(5_000);
    expect(now()).toBe(25_000);
  });

  it('is the database’s where the machine was wrong from the start, and the machine’s again once that is right', async () => {
    const { clock, time, pass, now } = make();
    time.wall += 3_600_000;
    await clock.check();
    pass(5_000);
    expect(now()).toBe(5_000);
    time.wall -= 3_600_000 - 10;
    await clock.check();
    pass(5_000);
    expect(now()).toBe(10_010);
  });

  it('does not jump: neither ahead nor back, nor until the database is asked again', async () => {
    const { clock, time, pass, now } = make();
    await clock.check();
    pass(5_000);
    time.wall += 3_600_000;
    expect(now()).toBe(5_000);
    time.wall -= 7_200_000;
    pass(1_000);
    expect(now()).toBe(6_000);
  });

  it('goes on after the machine has slept', async () => {
    const { clock, time, now } = make();
    await clock.check();
    for (const name of ['wall', 'database'] as const) time[name] += 3_600_000;
    await clock.check();
    expect(now()).toBe(3_600_000);
  });
});

describe('what a clock that was ahead by an hour has stored', () => {
  const clock = createTestClock();
  let server: TestServer;
  let ahead: Awaited<ReturnType<typeof createServer>>;
  beforeAll(async () => {
    server = await createTestServer({ clock });
    const wrong = createTestClock(new Date(clock.now().getTime() + 3_600_000));
    ahead = await createServer(server.config, { clock: wrong, log: createLog('silent') });
  });
  afterAll(async () => {
    await ahead.close();
    await server.close();
  });

  it('is not stored by a process of ours, which goes by the database’s from its start', async () => {
    const timeOfOne = async () => {
      const started = await createServer(server.config, { log: createLog('silent') });
      const at = started.platform.clock.now().getTime();
      await started.close();
      return at;
    };
    // Its machine is an hour ahead, however it is asked.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const at = await timeOfOne().finally(() => vi.useRealTimers());
    expect(Math.abs(at - Date.now())).toBeLessThan(30_000);
  });

  it('holds up no call of a steady rate, and the limit is kept', async () => {
    const take = ({ platform }: { platform: TestServer['platform'] }) => platform.limits.take('message', 'm:-1', 'n');
    for (let count = 0; count < 60; count += 1) await take(ahead);
    await take(server);
    await expect(take(server)).rejects.toMatchObject({ retryAfter: 1 });
    clock.advance(1);
    await take(server);
  });

  it('holds up no call of “so many an hour”', async () => {
    const take = ({ platform }: { platform: TestServer['platform'] }) =>
      platform.limits.take('conversation', 'm:-1', 'n');
    for (let count = 0; count < 20; count += 1) await take(ahead);
    for (let count = 0; count < 20; count += 1) await take(server);
    await expect(take(server)).rejects.toThrow('rate_limited');
  });

  it('holds up no message', async () => {
    const [writer, reader] = [await server.signUp({ premium: true, credits: 10_000 }), await server.signUp()];
    const conversation = await startChat(server, writer, reader);
    // As the burst leaves it.
    await server.sql`insert into rate_limits (key, arrival) values (${`message:m:${writer.memberId}`}, ${clock.now().getTime() + 3_660_000})`;
    const send = () => say(server, writer, conversation, 'Good morning');
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    clock.advance(2);
    expect((await send()).status).toBe(200);
  });

  it('locks no login for longer than a lock lasts, and guesses are counted on', async () => {
    const logIn = async (app: Pick<TestServer['app'], 'request'>) => {
      // The limit of the network is not what is looked at.
      await server.sql`delete from rate_limits`;
      return app.request('/api/user.php', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-heartline-client': 'web' },
        body: JSON.stringify({ login: 'somebody@example.com', password: 'not the right one' }),
      });
    };
    for (let count = 0; count < 10; count += 1) await logIn(ahead.app);
    expect((await logIn(ahead.app)).status).toBe(423);
    expect((await logIn(server.app)).status).toBe(401);
    expect((await logIn(server.app)).status).toBe(423);
    clock.advance(15 * 60 + 1);
    expect((await logIn(server.app)).status).toBe(401);
  });

  it('holds up no job: neither a recurring one, nor one that waits, nor one that its process had begun', async () => {
    const done: string[] = [];
    for (const { platform } of [ahead, server]) {
      platform.jobs.every('test.often', 60, () => Promise.resolve(void done.push('often')));
      platform.jobs.register('test.once', () => Promise.resolve(void done.push('once')));
      platform.jobs.register('test.begun', () => Promise.resolve(void done.push('begun')));
    }
    const late = ahead.platform.clock.now();
    await ahead.platform.jobs.runDue();
    await ahead.platform.jobs.enqueue(ahead.platform.sql, { kind: 'test.once', runAt: late });
    await server.sql`
      insert into jobs (kind, run_at, written_at, locked_until, attempts)
      values ('test.begun', ${clock.now()}, ${clock.now()}, ${new Date(late.getTime() + 60_000)}, 1)`;
    done.length = 0;
    await server.platform.jobs.runDue();
    expect(done.toSorted()).toEqual(['begun', 'often', 'once']);
    // And from then on as planned.
    await server.platform.jobs.runDue();
    expect(done).toHaveLength(3);
    clock.advance(61);
    await server.platform.jobs.runDue();
    expect(done.filter((each) => each === 'often')).toHaveLength(2);
  });
});
