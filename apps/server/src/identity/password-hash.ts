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
   * With no stored hash it takes the same time and is false, so that nobody can tell who has an account. A password whose form is not as
   * it was typed is tried in both: older hashes are of what was typed.
   */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

export interface PasswordHasherOptions {
  /** Hashes at a time: one core stays free for everybody else. */
  parallel?: number;
  /** Waiting; whoever comes after them is told to come back. */
  queue?: number;
}

/** Hashes in a bounded queue. @throws ServerError busy, at once, when it is full */
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
      // Of bytes that nobody can type: its own password would be answered after one try, where a wrong one for an account takes two.
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

/** The one queue of this process: what it bounds is the processor, which all servers of a process share. */
export const passwordHasher = createPasswordHasher();
