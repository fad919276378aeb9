import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { ServerError } from '../platform/http/errors.ts';
import { passwordForm } from './password-form.ts';

/** argon2id, its default algorithm: security.md section 1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /**
   * Without a stored hash it takes the same time and returns false, so that nobody can tell whether an account exists. If the hashed form
   * of a password differs from the typed one, both are tried: older hashes are of the typed form.
   */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

export interface PasswordHasherOptions {
  /** Hashes at a time: one core stays free for all other work. */
  parallel?: number;
  /** Waiting hashes; further callers are told to come back. */
  queue?: number;
}

/** Hashes in a bounded queue. @throws ServerError busy, at once, if it is full */
export function createPasswordHasher({
  parallel = Math.max(1, availableParallelism() - 1),
  queue = 32,
}: PasswordHasherOptions = {}): PasswordHasher {
  const limit = pLimit(parallel);
  let decoy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= queue) throw new ServerError('busy', { retryAfter: 2 });
    return await limit(work);
  }

  return {
    hash: (password) => inTurn(() => hash(passwordForm(password), cost)),
    async verify(stored, password) {
      // Of bytes that nobody can type: a decoy that could be matched would answer after one try, while a wrong password for an account
      // takes two.
      decoy ??= hash(randomBytes(32), cost);
      const against = stored ?? (await decoy);
      const form = passwordForm(password);
      const matches = await inTurn(
        async () => (await verify(against, form)) || (form !== password && (await verify(against, password))),
      );
      return stored !== undefined && matches;
    },
  };
}

/** One queue for the process, because it bounds the processor, which all servers of a process share. */
export const passwordHasher = createPasswordHasher();
