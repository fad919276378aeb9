import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { deleteLikesBetween } from '../likes/likes.store.ts';
import { deleteChoicesBetween } from '../play/play.store.ts';
import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import {
  clearConversation,
  deleteBlock,
  findBlockable,
  insertBlock,
  listBlocks,
  lockConversation,
} from './blocks.store.ts';
import { deleteVisitsBetween } from '../visits/visits.store.ts';
import { lockPair } from './pair-lock.ts';

/** Blocks a member: both lose their chat and likes with each other, for good (MEM-06). To the other side it looks like a deletion. */
export async function blockMember(
  { sql, clock, events }: Platform,
  viewer: MemberViewer,
  publicId: string,
): Promise<void> {
  const other = await findBlockable(sql, viewer.memberId, publicId);
  if (other === undefined) throw notFound();
  const woken = await sql.begin(async (tx) => {
    const at = clock.now();
    const { low, high } = await lockPair(tx, viewer.memberId, other);
    // Before the block is written: a send that came first is cleared with the rest, a later one finds the block.
    const conversation = await lockConversation(tx, low, high);
    if (!(await insertBlock(tx, viewer.memberId, other, at))) return [];
    const likesLost = await deleteLikesBetween(tx, low, high);
    await deleteChoicesBetween(tx, low, high);
    await deleteVisitsBetween(tx, low, high);
    const chatLost = conversation !== undefined && (await clearConversation(tx, conversation));
    for (const memberId of [low, high]) {
      if (chatLost) await events.append(tx, memberId, { type: 'chats_changed' }, at);
      if (likesLost) await events.append(tx, memberId, { type: 'likes_changed' }, at);
    }
    return likesLost || chatLost ? [low, high] : [];
  });
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
