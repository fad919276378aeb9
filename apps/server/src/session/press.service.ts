import { lockMember } from '../identity/account.store.ts';
import type { Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { askOwnPassword } from './own-password.service.ts';

/** Who presses the button of a mailed link. */
export interface Press {
  viewer: Viewer;
  /** Of the account, from who is not signed in. */
  password: string | undefined;
  network: string;
}

/** A mailed link is good for its own account alone. @throws ServerError forbidden to who is signed in to another one */
export function refuseOthers(viewer: Viewer, memberId: number): void {
  if (viewer.kind !== 'visitor' && viewer.memberId !== memberId) throw new ServerError('forbidden');
}

/** Whether a link that gives an account its address asks who presses it for the password. */
export const asksPassword = (viewer: Viewer): boolean => viewer.kind === 'visitor';

/**
 * Lets only the owner of an account press a link that gives it an address. The mailbox alone is not enough: somebody else may have made
 * the account with this address, and would be in it still. Gives what locks the member in the transaction of the press.
 * @throws ServerError forbidden, password_wrong, account_blocked (minutes), busy
 */
export async function askOwner(
  platform: Platform,
  memberId: number,
  { viewer, password, network }: Press,
): Promise<(tx: Transaction) => Promise<void>> {
  refuseOthers(viewer, memberId);
  if (!asksPassword(viewer)) return (tx) => lockMember(tx, memberId);
  // What was not sent is no try.
  const known = password ? await askOwnPassword(platform, memberId, password, network) : undefined;
  if (!known) throw new ServerError('password_wrong');
  return known.hold;
}
