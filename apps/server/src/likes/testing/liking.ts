import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { TestMember, TestServer } from '../../testing/harness.ts';
import { arrivesWithin } from '../telling.ts';

/** Likes as members see and give them, on the server that `serverOf` returns once it runs. */
export function liking(serverOf: () => TestServer) {
  return {
    like: (from: TestMember, to: TestMember) =>
      serverOf().request('PUT', `/api/members/${to.publicId}/like`, { as: from }),

    likesOf: async (as: TestMember) => {
      const answer = await serverOf().request('GET', '/api/likes.php', { as });
      return (await answer.json()) as EndpointAnswer<typeof endpoints.likes.list>;
    },

    /** The live events of a member, without those about the own account: `type member_id`. */
    eventsOf: async ({ memberId }: TestMember): Promise<string[]> => {
      const events = await serverOf().sql<{ payload: { type: string; member_id?: string } }[]>`
        select payload from events where member_id = ${memberId} order by seq`;
      return events
        .map(({ payload }) => [payload.type, payload.member_id].filter(Boolean).join(' '))
        .filter((text) => text !== 'user_changed');
    },

    /** Moves the clock past the next telling of likes without a name, to the time of its events. */
    nextTelling: async (): Promise<void> => {
      const { config, clock, platform } = serverOf();
      const { tellEvery } = config;
      const telling = (Math.floor(clock.now().getTime() / tellEvery) + 1) * tellEvery;
      clock.set(new Date(telling + arrivesWithin(platform)));
      await platform.jobs.runDue();
    },
  };
}
