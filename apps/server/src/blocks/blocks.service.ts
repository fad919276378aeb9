import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { endLikesBetween } from '../likes/likes.store.ts';
import { deleteChoicesBetween } from '../play/play.store.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { noSoonerThan } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import {
  clearConversation,
  deleteBlock,
  findBlockable,
  insertBlock,
  listBlocks,
  lockConversation,
} from './blocks.store.ts';
import { endVisitsBetween } from '../visits/visits.store.ts';
import { lockPair } from '../people/pair-lock.ts';

/** Milliseconds that a block takes at least: writing more where there was a like must not be seen from outside. */
const quickest = 50;

/**
 * Blocks a member: both lose their chat and likes with each other, for good (MEM-06). To the other side it looks like a deletion. Each is
 * told of nothing but what that one could see with a name: a like or a visit that comes without one does not go by a block, or the block
 * would tell whose it was (security.md section 2).
 */
export async function blockMember(
  { sql, clock, events }: Platform,
  viewer: MemberViewer,
  publicId: string,
): Promise<void> {
  const other = await findBlockable(sql, viewer.memberId, publicId);
  if (other === undefined) throw notFound();
  const parting = sql.begin(async (tx) => {
    const at = clock.now();
    const { low, high } = await lockPair(tx, viewer.memberId, other);
    // Before the block is written: a send that came first is cleared with the rest, a later one finds the block.
    const conversation = await lockConversation(tx, low, high);
    if (!(await insertBlock(tx, viewer.memberId, other, at))) return [];
    const likesLost = await endLikesBetween(tx, low, high);
    await deleteChoicesBetween(tx, low, high);
    await endVisitsBetween(tx, low, high);
    const chatLost = conversation === undefined ? [] : await clearConversation(tx, conversation);
    for (const memberId of [low, high]) {
      if (chatLost.includes(memberId)) await events.append(tx, memberId, { type: 'chats_changed' }, at);
      if (likesLost.includes(memberId)) await events.append(tx, memberId, { type: 'likes_changed' }, at);
    }
    return [...new Set([...likesLost, ...chatLost])];
  });
  const woken = await noSoonerThan(quickest, () => parting);
  if (woken.length > 0) events.wake(woken);
}

export async function unblockMember({ sql }: Platform, viewer: MemberViewer, publicId: string): Promise<void> {
  await deleteBlock(sql, viewer.memberId, publicId);
}

export async function blocksOf(
  { sql, clock }: Platform,
  viewer: MemberViewer,
): Promise<EndpointAnswer<typeof endpoints.members.blocks>['blocks']> {
  const rows = await listBlocks(sql, viewer.memberId, clock.now());
  return rows.map((row) => ({ ...row, blocked_at: row.blocked_at.toISOString() }));
}
