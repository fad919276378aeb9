import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { addToComplaint, complainantOf, complaintOf, complaintsOf, sendComplaint } from './complaints.service.ts';

/** Complaints about the site, open to everybody; without an account by reference and address. */
export function createComplaintsRoutes(platform: Platform): Route[] {
  const { complaints } = endpoints;
  return [
    route({
      endpoint: complaints.send,
      policy: policies.everyone,
      rate: 'complaint',
      handle: async ({ body }, { viewer, site, idempotencyKey }) => ({
        complaint: await sendComplaint(platform, viewer, site, body, idempotencyKey),
      }),
    }),
    route({
      endpoint: complaints.list,
      policy: policies.signedIn,
      rate: 'read',
      handle: async (_request, context) => ({ complaints: await complaintsOf(platform, memberOf(context)) }),
    }),
    route({
      endpoint: complaints.get,
      policy: policies.signedIn,
      rate: 'read',
      handle: async ({ params }, context) => {
        const { memberId } = memberOf(context);
        return { complaint: await complaintOf(platform, params.reference, { memberId }) };
      },
    }),
    route({
      endpoint: complaints.look,
      policy: policies.everyone,
      rate: 'complaintLook',
      handle: async ({ params, body }, { viewer }) => ({
        complaint: await complaintOf(platform, params.reference, complainantOf(viewer, body.email)),
      }),
    }),
    route({
      endpoint: complaints.add,
      policy: policies.everyone,
      rate: 'complaint',
      handle: async ({ params, body }, { viewer }) => ({
        complaint: await addToComplaint(platform, params.reference, complainantOf(viewer, body.email), body.text),
      }),
    }),
  ];
}
