import { findPasswordHash, lockStatus, type LoginRow } from '../identity/account.store.ts';
import { hasSecondStep, takeTicket } from '../identity/second-step.store.ts';
import type { Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';

/** The account whose password a caller knew a moment ago, with the hash that was compared. */
export type Proven = Pick<LoginRow, 'id' | 'password_hash'>;

/**
 * The proven owner of an account, whose row the transaction has locked. Comparing a password takes long enough for its owner to change it,
 * so the proof is looked at again under the lock: a change either has been seen here, or waits and ends what this transaction starts.
 * Sessions and known devices are made for an entrant alone, so that no way in can leave out the lock.
 */
export class Entrant {
  readonly tx: Transaction;
  readonly memberId: number;
  /** On a break, which entering ends. */
  readonly paused: boolean;

  private constructor(tx: Transaction, memberId: number, paused: boolean) {
    this.tx = tx;
    this.memberId = memberId;
    this.paused = paused;
  }

  /**
   * By the password alone. Undefined where the account has a second step, which the password does not replace.
   * @throws ServerError login_failed, account_disabled, pending_deletion
   */
  static async byPassword(tx: Transaction, { id, password_hash: hash }: Proven): Promise<Entrant | undefined> {
    const status = await lockStatus(tx, id);
    if (hash === null || (await findPasswordHash(tx, id)) !== hash) throw new ServerError('login_failed');
    refuseClosed(status);
    return (await hasSecondStep(tx, id)) ? undefined : new Entrant(tx, id, status === 'paused');
  }

  /**
   * By the ticket of the first step, after the second. Uses it up: a new password and the end of a second step delete tickets.
   * @throws ServerError login_failed, account_disabled, pending_deletion
   */
  static async byTicket(tx: Transaction, memberId: number, tokenHash: Buffer): Promise<Entrant> {
    const status = await lockStatus(tx, memberId);
    if (!(await takeTicket(tx, tokenHash))) throw new ServerError('login_failed');
    refuseClosed(status);
    return new Entrant(tx, memberId, status === 'paused');
  }

  /** By having made the account in this transaction: nobody else sees it yet. */
  static ofNewAccount(tx: Transaction, memberId: number): Entrant {
    return new Entrant(tx, memberId, false);
  }
}

function refuseClosed(status: LoginRow['status'] | undefined): void {
  if (status === 'pending_deletion') throw new ServerError('pending_deletion');
  if (status !== 'active' && status !== 'paused') throw new ServerError('account_disabled');
}
