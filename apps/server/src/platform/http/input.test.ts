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

/** The errors reported for a profile with this many attributes, all invalid. */
async function faultsOf(count: number) {
  const attributes = Array.from({ length: count }, () => ({ name: 'none', value: 1 }));
  const refusal = await Promise.resolve({ attributes })
    .then(body)
    .catch((error: unknown) => (error as ServerError).body);
  expect(refusal).toMatchObject({ code: 'validation_failed' });
  return (refusal as ServerError['body']).fields;
}

it('accepts no more bytes of a body than its fields may have', () => {
  expect(limit).toBe(65_536);
});

it('validates no item of a list that is too long', async () => {
  expect(await faultsOf(21)).toEqual([{ name: 'attributes', code: 'invalid' }]);
});

it('names at most twenty fields, however many are wrong', async () => {
  expect(await faultsOf(20)).toHaveLength(20);
});
