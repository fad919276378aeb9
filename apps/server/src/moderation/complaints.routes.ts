import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { answerComplaint, closeComplaint, queuedComplaint, readComplaint } from './complaints.service.ts';
import { listQueuedComplaints } from './complaints.store.ts';
import { pageSize } from './moderation.store.ts';

/** The queue of members' complaints to the site. Staff only. */
export function createComplaintQueueRoutes(platform: Platform): Route[] {
  const { complaints, complaint, answerComplaint: answer, closeComplaint: close } = endpoints.moderation;
  const { sql, clock } = platform;
  return [
    route({
      endpoint: complaints,
      policy: policies.staff,
      rate: 'read',
      handle: async ({ query: { status, cursor } }) => {
        const after = cursor === undefined ? undefined : Number(cursor);
        const rows = await listQueuedComplaints(sql, status, after, clock.now());
        const page = rows.slice(0, pageSize);
        return {
          complaints: page.map(queuedComplaint),
          next_cursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
        };
      },
    }),
    route({
      endpoint: complaint,
      policy: policies.staff,
      rate: 'read',
      handle: async ({ params }, context) => ({
        complaint: await readComplaint(platform, memberOf(context), params.id),
      }),
    }),
    route({
      endpoint: answer,
      policy: policies.staff,
      rate: 'write',
      handle: async ({ params, body }, context) => {
        await answerComplaint(platform, memberOf(context), params.id, body);
        return {};
      },
    }),
    route({
      endpoint: close,
      policy: policies.staff,
      rate: 'write',
      handle: async ({ params }, context) => {
        await closeComplaint(platform, memberOf(context), params.id);
        return {};
      },
    }),
  ];
}
