import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../../testing/harness.ts';
import { ServerError } from './errors.ts';
import { rateClasses } from './route.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const outcome = (work: Promise<void>) =>
  work.then(
    () => 'taken' as const,
    (error: unknown) => (error as ServerError).body.code,
  );

it('allows exactly the burst, however the calls are spread over two processes', async () => {
  const other = await server.another();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_item, index) =>
      outcome((index % 2 ? server : other).platform.limits.take('message', 'm:1', 'n')),
    ),
  );
  expect(outcomes.filter((each) => each === 'taken')).toHaveLength(rateClasses.message.burst);
  expect(outcomes.filter((each) => each === 'rate_limited')).toHaveLength(200 - rateClasses.message.burst);
});

it('then allows the steady rate, and says when the next call may come', async () => {
  const { limits } = server.platform;
  for (let index = 0; index < rateClasses.typing.burst; index += 1) await limits.take('typing', 'm:2', 'n');
  await expect(limits.take('typing', 'm:2', 'n')).rejects.toMatchObject({ retryAfter: 1 });
  server.clock.advance(1);
  await limits.take('typing', 'm:2', 'n');
  await expect(limits.take('typing', 'm:2', 'n')).rejects.toThrow('rate_limited');
  await limits.take('typing', 'm:3', 'n');
});

it('applies a limit per hour to any hour, from both processes, and says when the oldest call stops counting', async () => {
  const { calls, within } = rateClasses.conversation;
  const both = [server, await server.another()];
  const take = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_item, index) =>
        outcome(both[index % 2]!.platform.limits.take('conversation', 'm:4', 'n')),
      ),
    );
  const taken = async (count: number) => (await take(count)).filter((each) => each === 'taken').length;
  expect(await taken(5)).toBe(5);
  server.clock.advance(1800);
  expect(await taken(100)).toBe(calls - 5);
  server.clock.advance(1799);
  await expect(server.platform.limits.take('conversation', 'm:4', 'n')).rejects.toMatchObject({ retryAfter: 1 });
  server.clock.advance(1);
  // An hour after the first five, only those have stopped counting.
  expect(await taken(100)).toBe(5);
  await expect(server.platform.limits.take('conversation', 'm:4', 'n')).rejects.toMatchObject({
    retryAfter: within / 1000 / 2,
  });
  expect(await outcome(server.platform.limits.take('conversation', 'm:5', 'n'))).toBe('taken');
});

it('gives calls back', async () => {
  const { limits } = server.platform;
  for (let index = 0; index < 10; index += 1) await limits.take('signup', '', '192.0.2.1');
  await limits.giveBack('signup', '', '192.0.2.1');
  await limits.take('signup', '', '192.0.2.1');
  await expect(limits.take('signup', '', '192.0.2.1')).rejects.toThrow('rate_limited');
});

it('lets all visitors of one network read more than one member may', async () => {
  const { read } = rateClasses;
  const taken = async (key: string, calls: number) => {
    const outcomes = await Promise.all(
      Array.from({ length: calls }, () => outcome(server.platform.limits.take('read', key, 'network'))),
    );
    return outcomes.filter((each) => each === 'taken').length;
  };
  expect(await taken('m:77', read.burst + 20)).toBe(read.burst);
  expect(await taken('n:192.0.2.77', read.visitors.burst + 20)).toBe(read.visitors.burst);
  server.clock.advance(1);
  expect(await taken('m:77', 40)).toBe(1_000 / read.interval);
  expect(await taken('n:192.0.2.77', 40)).toBe(1_000 / read.visitors.interval);
});
