import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { noSoonerThan } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteBlock, findBlockable, insertBlock, listBlocks } from './blocks.store.ts';
import type { BlockReaction } from './reactions.ts';
import { lockPair } from '../people/pair-lock.ts';

/** Minimum duration of a block in milliseconds: the extra writes where there was a like must not show in the time. */
const quickest = 50;

interface Told {
  memberId: number;
  type: NonNullable<BlockReaction['tells']>;
}

/** As `tellOnlookers` orders them: the order of events would tell a block from a departure. */
const inOrderOfDeparture = (one: Told, next: Told) => one.memberId - next.memberId || (one.type < next.type ? -1 : 1);

/** Blocks a member as the viewer. @throws ServerError not_found */
export type BlockMember = (viewer: MemberViewer, publicId: string) => Promise<void>;

/**
 * Blocks a member: both lose their conversation and likes with each other, for good (MEM-06). To the other side it looks like a deletion.
 * Each side is notified only of losses that it could see with a name: a like or a visit without a name survives a block, or the block would
 * reveal whose it was (security.md section 2).
 */
export function createBlocking(
  { sql, clock, time, events }: Pick<Platform, 'sql' | 'clock' | 'time' | 'events'>,
  reactions: readonly BlockReaction[],
): BlockMember {
  return async (viewer, publicId) => {
    const other = await findBlockable(sql, viewer.memberId, publicId);
    if (other === undefined) throw notFound();
    const parting = sql.begin(async (tx) => {
      const at = clock.now();
      const pair = await lockPair(tx, viewer.memberId, other);
      for (const { lock } of reactions) await lock?.(tx, pair);
      if (!(await insertBlock(tx, viewer.memberId, other, at))) return [];
      const told: Told[] = [];
      for (const { end, tells } of reactions) {
        const lost = await end(tx, pair);
        if (tells) told.push(...lost.map((memberId) => ({ memberId, type: tells })));
      }
      // In ascending order of ids, in which all code locks the streams of two members; of one member in the order of a departure.
      for (const { memberId, type } of told.toSorted(inOrderOfDeparture))
        await events.append(tx, memberId, { type }, at);
      return [...new Set(told.map(({ memberId }) => memberId))];
    });
    const woken = await noSoonerThan(time, quickest, () => parting);
    if (woken.length > 0) events.wake(woken);
  };
}

export async function unblockMember({ sql }: Platform, viewer: MemberViewer, publicId: string): Promise<void> {
  await deleteBlock(sql, viewer.memberId, publicId);
}

export async function blocksOf(
  { sql, clock }: Platform,
  viewer: MemberViewer,
): Promise<EndpointAnswer<typeof endpoints.blocks.list>['blocks']> {
  const rows = await listBlocks(sql, viewer.memberId, clock.now());
  return rows.map((row) => ({ ...row, blocked_at: row.blocked_at.toISOString() }));
}
