import { expect, it } from 'vitest';

import { createPasswordHasher } from './password-hash.ts';

it('makes argon2id hashes of at least 19 MiB, 2 passes, 1 lane', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('is false without a stored hash, and as slow', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false);
});

it('says busy at once when the queue is full, and goes on afterwards', async () => {
  const hasher = createPasswordHasher({ parallel: 1, queue: 2 });
  const three = [1, 2, 3].map(() => hasher.hash('correct horse'));
  await expect(hasher.hash('correct horse')).rejects.toMatchObject({
    body: { code: 'busy' },
    status: 503,
    retryAfter: 2,
  });
  expect(await Promise.all(three)).toHaveLength(3);
  expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id/);
});
