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
