import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { emptySchema, idSchema, memberSummarySchema, timeSchema } from '../schemas.ts';

const memberParams = v.object({ id: idSchema });

export const blockMember = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:id/block',
  summary: 'Blocks a member: both lose their chats and likes with each other.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const unblockMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:id/block',
  summary: 'Unblocks a member.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/blocks',
  summary: 'Members the viewer has blocked, newest first, without pictures.',
  response: v.object({
    blocks: v.array(
      v.object({
        ...v.pick(memberSummarySchema, ['id', 'name', 'age', 'gender', 'country', 'region', 'place', 'fictional'])
          .entries,
        blocked_at: timeSchema,
      }),
    ),
  }),
  errors: [],
});

export const blocksCalls = {
  list: listBlocks,
  block: blockMember,
  unblock: unblockMember,
} as const;
