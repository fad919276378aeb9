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

it('then allows the steady rate, and says when', async () => {
  const { limits } = server.platform;
  for (let index = 0; index < rateClasses.conversation.burst; index += 1) await limits.take('conversation', 'm:2', 'n');
  await expect(limits.take('conversation', 'm:2', 'n')).rejects.toMatchObject({ retryAfter: 180 });
  server.clock.advance(179);
  await expect(limits.take('conversation', 'm:2', 'n')).rejects.toMatchObject({ retryAfter: 1 });
  server.clock.advance(1);
  await limits.take('conversation', 'm:2', 'n');
  await expect(limits.take('conversation', 'm:2', 'n')).rejects.toThrow('rate_limited');
  await limits.take('conversation', 'm:3', 'n');
});

it('gives back', async () => {
  const { limits } = server.platform;
  for (let index = 0; index < 10; index += 1) await limits.take('signup', '', '192.0.2.1');
  await limits.giveBack('signup', '', '192.0.2.1');
  await limits.take('signup', '', '192.0.2.1');
  await expect(limits.take('signup', '', '192.0.2.1')).rejects.toThrow('rate_limited');
});
