import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';

import { createPasswordHasher } from './password-hash.ts';

it('makes argon2id hashes of at least 19 MiB, 2 passes, 1 lane', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('is false without a stored hash', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(undefined, 'correct horse')).toBe(false);
  expect(await hasher.verify(undefined, 'ｃｏｒｒｅｃｔ ｈｏｒｓｅ')).toBe(false);
});

/** The same letters as different keyboards and systems send them. */
const meadow = { composed: 'gr\u00FCne Wiese am See', decomposed: 'gru\u0308ne Wiese am See' };

it('accepts a password in any form in which a keyboard sends it', async () => {
  const hasher = createPasswordHasher();
  for (const chosen of [meadow.composed, meadow.decomposed]) {
    const stored = await hasher.hash(chosen);
    for (const typed of [meadow.composed, meadow.decomposed, 'gr\u00FCne\u00A0Wiese am See', 'ｇｒüｎｅ Wiese am See'])
      expect([typed, await hasher.verify(stored, typed)]).toEqual([typed, true]);
    for (const other of [
      'grune Wiese am See',
      'Gr\u00FCne Wiese am See',
      ` ${chosen}`,
      `${chosen} `,
      'gr\u00FCneWiese am See',
    ])
      expect([other, await hasher.verify(stored, other)]).toEqual([other, false]);
  }
});

it('accepts a password as typed if the hash was made of that form', async () => {
  const hasher = createPasswordHasher();
  const stored = await hash(meadow.decomposed);
  expect(await hasher.verify(stored, meadow.decomposed)).toBe(true);
  expect(await hasher.verify(stored, 'gru\u0308ne wiese am see')).toBe(false);
});

it('reports busy at once when the queue is full, and continues afterwards', async () => {
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
