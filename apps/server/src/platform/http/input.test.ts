import { endpoints } from '@heartline/api-client/contract';
import { expect, it } from 'vitest';

import type { ServerError } from './errors.ts';
import { createInput } from './input.ts';
import { policies, route } from './route.ts';

const { limit, body } = createInput(
  route({
    endpoint: endpoints.account.update,
    policy: policies.members,
    rate: 'write',
    handle: () => Promise.reject(new Error('is not asked')),
  }),
);

it('takes no more bytes of a body than its fields may take', () => {
  expect(limit).toBe(65_536);
});

it('names twenty fields at most, however many are wrong', async () => {
  const attributes = Array.from({ length: 20 }, () => ({ name: 'none', value: 1 }));
  const refusal = await Promise.resolve({ attributes })
    .then(body)
    .catch((error: unknown) => error as ServerError);
  expect(refusal).toMatchObject({ body: { code: 'validation_failed' } });
  expect((refusal as ServerError).body.fields).toHaveLength(20);
});
