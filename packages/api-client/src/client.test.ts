import { expect, it, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { createTransport } from './transport.ts';

it('is on its way before it returns, once a call of its resource was made: what is said when the page goes must not wait', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ profiles: [], liked_by: [] }));
  const api = createApiClient(createTransport({ fetch: send }));
  const first = api.likes.list();
  expect(send).not.toHaveBeenCalled();
  expect(await first).toEqual({ profiles: [], likedBy: [] });
  const second = api.likes.list();
  expect(send).toHaveBeenCalledTimes(2);
  await second;
});

it('can be waited for and written down like any object: that is no call of the contract', async () => {
  const api = createApiClient(createTransport({ fetch: vi.fn<typeof fetch>() }));
  const likes = api.likes;
  expect(JSON.stringify(likes)).toBe('{}');
  // oxlint-disable-next-line typescript/await-thenable -- it must not be one
  expect((await likes) === likes).toBe(true);
});
