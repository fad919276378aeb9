import { endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import { unstoredPicture } from '../platform/http/picture.ts';
import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { decideHeld } from './held.service.ts';
import { findWaiting, listWaitingMessages } from './held.store.ts';
import { countWaiting, pageSize } from './moderation.store.ts';

/** Messages that wait for a moderator's decision. Staff only. */
export function createHeldRoutes(platform: Platform): Route[] {
  const { sql, clock, photoFiles } = platform;
  const { held, heldPicture, decideHeld: decide } = endpoints.moderation;
  return [
    route({
      endpoint: held,
      policy: policies.staff,
      rate: 'read',
      handle: async ({ query }, context) => {
        const { memberId } = memberOf(context);
        const rows = await listWaitingMessages(sql, memberId, Number(query.cursor ?? 0), clock.now());
        const page = rows.slice(0, pageSize);
        const { held: num_waiting } = await countWaiting(sql, memberId);
        return {
          held: page.map(({ id: _id, public_id, created_at, ...row }) => ({
            ...row,
            id: public_id,
            created_at: created_at.toISOString(),
            picture: row.kind === 'photo' ? `/api/moderation/held/${public_id}/picture` : null,
          })),
          num_waiting,
          next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
        };
      },
    }),
    route({
      endpoint: heldPicture,
      policy: policies.staff,
      rate: 'read',
      handle: async ({ params }) => {
        const file = (await findWaiting(sql, params.id))?.file_full;
        const bytes = file && (await photoFiles.read(file));
        if (!bytes) throw notFound();
        return unstoredPicture(bytes);
      },
    }),
    route({
      endpoint: decide,
      policy: policies.staff,
      rate: 'write',
      handle: async ({ params, body }, context) => ({
        outcome: await decideHeld(platform, memberOf(context), params.id, body),
      }),
    }),
  ];
}
