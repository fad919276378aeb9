import { lockMember } from '../identity/account.store.ts';
import type { Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { askOwnPassword } from './own-password.service.ts';

/** The caller who presses the button of a mailed link. */
export interface Press {
  viewer: Viewer;
  /** The password of the account, from a visitor. */
  password: string | undefined;
  network: string;
}

/** A mailed link works for its own account only. @throws ServerError forbidden to a member logged in to another one */
export function refuseOthers(viewer: Viewer, memberId: number): void {
  if (viewer.kind !== 'visitor' && viewer.memberId !== memberId) throw new ServerError('forbidden');
}

/** Whether a link that confirms an address requires the password. */
export const asksPassword = (viewer: Viewer): boolean => viewer.kind === 'visitor';

/**
 * Lets only the owner of an account use a link that gives it an address. The mailbox alone is not enough: somebody else may have created
 * the account with this address, and would still have access. Returns the function that locks the member in the transaction.
 * @throws ServerError forbidden, password_wrong, account_blocked (minutes), busy
 */
export async function askOwner(
  platform: Platform,
  memberId: number,
  { viewer, password, network }: Press,
): Promise<(tx: Transaction) => Promise<void>> {
  refuseOthers(viewer, memberId);
  if (!asksPassword(viewer)) return (tx) => lockMember(tx, memberId);
  // A missing password is no attempt.
  const known = password ? await askOwnPassword(platform, memberId, password, network) : undefined;
  if (!known) throw new ServerError('password_wrong');
  return known.hold;
}
