import { afterAll, beforeAll, expect, it } from 'vitest';

import type { MemberViewer } from '../platform/http/route.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createBlocking } from './blocks.service.ts';
import type { BlockReaction, Pair } from './reactions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Two members, the first of whom blocks the second with these reactions. */
async function blockWith(reactions: BlockReaction[]) {
  const [viewer, other] = [await server.signUp(), await server.signUp()];
  const block = createBlocking(server.platform, reactions);
  const done = block({ memberId: viewer.memberId } as MemberViewer, other.publicId);
  const blocks = () => server.sql`select from blocks where blocker_id = ${viewer.memberId}`;
  const told = async () =>
    await server.sql<{ member_id: number; type: string }[]>`
      select member_id, payload ->> 'type' as type from events where member_id in (${viewer.memberId}, ${other.memberId})
      order by member_id, seq`;
  return { viewer, other, done, blocks, told };
}

it('every room reacts in the transaction of the block: if one fails, nothing is kept', async () => {
  const ended: Pair[] = [];
  const { done, blocks, told } = await blockWith([
    { end: async (_tx, pair) => (ended.push(pair), [pair.low]), tells: 'likes_changed' },
    {
      end: () => {
        throw new Error('the room is on fire');
      },
    },
  ]);
  await expect(done).rejects.toThrow('on fire');
  expect(ended).toHaveLength(1);
  expect(await blocks()).toHaveLength(0);
  expect(await told()).toEqual([]);
});

it('locks precede the block, and only a loss that may be shown is announced', async () => {
  const steps: string[] = [];
  const { viewer, other, done, blocks, told } = await blockWith([
    { end: async (_tx, { low, high }) => (steps.push('silent'), [low, high]) },
    {
      lock: async (tx, { low, high }) => {
        const rows = await tx`select from blocks where blocker_id in (${low}, ${high})`;
        steps.push(`lock, ${rows.length} blocks`);
      },
      end: async (tx, { low, high }) => {
        const rows = await tx`select from blocks where blocker_id in (${low}, ${high})`;
        steps.push(`end, ${rows.length} blocks`);
        return [high];
      },
      tells: 'chats_changed',
    },
  ]);
  await done;
  expect(steps).toEqual(['lock, 0 blocks', 'silent', 'end, 1 blocks']);
  expect(await blocks()).toHaveLength(1);
  const high = Math.max(viewer.memberId, other.memberId);
  expect([...(await told())]).toEqual([{ member_id: high, type: 'chats_changed' }]);
});
