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

  it('follows its machine while that is about right', async () => {
    const { clock, time, pass, now } = make();
    time.wall += 20_000;
    await clock.check();
    pass(5_000);
    expect(now()).toBe(25_000);
  });

  it('follows the database where the machine was wrong from the start, and the machine again once that is right', async () => {
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

  it('does not jump forwards or backwards, not even before the database is asked again', async () => {
    const { clock, time, pass, now } = make();
    await clock.check();
    pass(5_000);
    time.wall += 3_600_000;
    expect(now()).toBe(5_000);
    time.wall -= 7_200_000;
    pass(1_000);
    expect(now()).toBe(6_000);
  });

  it('continues correctly after the machine has slept', async () => {
    const { clock, time, now } = make();
    await clock.check();
    for (const name of ['wall', 'database'] as const) time[name] += 3_600_000;
    await clock.check();
    expect(now()).toBe(3_600_000);
  });
});

describe('timestamps stored by a clock an hour fast', () => {
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

  it('are never stored by our own process, which follows the database from its start', async () => {
    const timeOfOne = async () => {
      const started = await createServer(server.config, { log: createLog('silent') });
      const at = started.platform.clock.now().getTime();
      await started.close();
      return at;
    };
    // The machine's clock is an hour fast, however it is read.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const at = await timeOfOne().finally(() => vi.useRealTimers());
    expect(Math.abs(at - Date.now())).toBeLessThan(30_000);
  });

  it('hold up no call of a steady rate, and the limit is kept', async () => {
    const take = ({ platform }: { platform: TestServer['platform'] }) => platform.limits.take('message', 'm:-1', 'n');
    for (let count = 0; count < 60; count += 1) await take(ahead);
    await take(server);
    await expect(take(server)).rejects.toMatchObject({ retryAfter: 1 });
    clock.advance(1);
    await take(server);
  });

  it('hold up no call limited to a number per hour', async () => {
    const take = ({ platform }: { platform: TestServer['platform'] }) =>
      platform.limits.take('conversation', 'm:-1', 'n');
    for (let count = 0; count < 20; count += 1) await take(ahead);
    for (let count = 0; count < 20; count += 1) await take(server);
    await expect(take(server)).rejects.toThrow('rate_limited');
  });

  it('hold up no message', async () => {
    const [writer, reader] = [await server.signUp({ premium: true, credits: 10_000 }), await server.signUp()];
    const conversation = await startChat(server, writer, reader);
    // The state after a burst.
    await server.sql`insert into rate_limits (key, arrival) values (${`message:m:${writer.memberId}`}, ${clock.now().getTime() + 3_660_000})`;
    const send = () => say(server, writer, conversation, 'Good morning');
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    clock.advance(2);
    expect((await send()).status).toBe(200);
  });

  it('lock no login for longer than the normal lock, and failed attempts are still counted', async () => {
    const logIn = async (app: Pick<TestServer['app'], 'request'>) => {
      // The network's limit is not the subject of this test.
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

  it('hold up no job: recurring, waiting, or begun by the wrong process', async () => {
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
    // From then on it runs as planned.
    await server.platform.jobs.runDue();
    expect(done).toHaveLength(3);
    clock.advance(61);
    await server.platform.jobs.runDue();
    expect(done.filter((each) => each === 'often')).toHaveLength(2);
  });
});
