import { expect, it, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { createTransport } from './transport.ts';

it('sends a call before returning once its resource is loaded, so that a call made as the page goes is not lost', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ profiles: [], liked_by: [] }));
  const api = createApiClient(createTransport({ fetch: send }));
  const first = api.likes.list();
  expect(send).not.toHaveBeenCalled();
  expect(await first).toEqual({ profiles: [], likedBy: [] });
  const second = api.likes.list();
  expect(send).toHaveBeenCalledTimes(2);
  await second;
});

it('can be awaited and serialized like any object, without taking either for a call of the contract', async () => {
  const api = createApiClient(createTransport({ fetch: vi.fn<typeof fetch>() }));
  const likes = api.likes;
  expect(JSON.stringify(likes)).toBe('{}');
  // oxlint-disable-next-line typescript/await-thenable -- the test shows that it is no thenable
  expect((await likes) === likes).toBe(true);
});
