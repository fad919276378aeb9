import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { showAnsweredPhoto } from './answered.service.ts';
import { giftIds, giftPrice, icebreakerIds } from './catalogue.ts';
import { send } from './chat.service.ts';
import {
  findMessages,
  listChats,
  muteChat,
  noteDelivered,
  putBackToUnread,
  readMessages,
  readUpTo,
  removeChat,
  showTyping,
  startConversation,
  undoRemoval,
} from './conversations.service.ts';
import { createDeliveries } from './delivery.ts';

const hour = 3_600;

export function createChatRoutes(platform: Platform): Route[] {
  const deliveries = createDeliveries(platform);
  platform.jobs.every('events-cleanup', hour, async () => void (await platform.events.deleteOld()));
  const {
    list,
    remove,
    restore,
    start,
    messages,
    send: sendEndpoint,
    markDelivered,
    markRead,
    markUnread,
    mute,
    search,
    typing,
    answeredPhoto,
    icebreakers,
    gifts,
    events,
  } = endpoints.chat;
  return [
    route({
      endpoint: list,
      policy: policies.members,
      rate: 'read',
      handle: ({ query }, context) => listChats(platform, deliveries, memberOf(context), query.cursor),
    }),
    route({
      endpoint: remove,
      policy: policies.members,
      rate: 'write',
      handle: async ({ query }, context) => {
        await removeChat(platform, memberOf(context), query.conversation);
        return {};
      },
    }),
    route({
      endpoint: restore,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await undoRemoval(platform, memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: start,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => ({
        chat: await startConversation(platform, memberOf(context), body.member_id, context.network),
      }),
    }),
    route({
      endpoint: messages,
      policy: policies.members,
      rate: 'read',
      handle: ({ params, query }, context) => readMessages(platform, deliveries, memberOf(context), params.id, query),
    }),
    route({
      endpoint: sendEndpoint,
      policy: policies.members,
      // Counted inside the sending statement, which reads premium too: this saves two round trips. What is refused before it, `send` counts.
      rate: 'none',
      readsEntitlement: true,
      handle: ({ params, body }, context) => send(platform, memberOf(context), context.site.settings, params.id, body),
    }),
    route({
      endpoint: markDelivered,
      policy: policies.members,
      rate: 'read',
      handle: async ({ params, body }, context) => {
        await noteDelivered(platform, deliveries, memberOf(context), params.id, body.seq);
        return {};
      },
    }),
    route({
      endpoint: markRead,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body }, context) => ({
        num_unread_messages: await readUpTo(platform, memberOf(context), params.id, body.seq),
      }),
    }),
    route({
      endpoint: markUnread,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => ({
        num_unread_messages: await putBackToUnread(platform, memberOf(context), params.id),
      }),
    }),
    route({
      endpoint: mute,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body: { muted } }, context) => {
        await muteChat(platform, memberOf(context), params.id, muted);
        return { muted };
      },
    }),
    route({
      endpoint: search,
      policy: policies.members,
      rate: 'search',
      handle: ({ query }, context) => findMessages(platform, memberOf(context), query.q, query.cursor),
    }),
    route({
      endpoint: typing,
      policy: policies.confirmed,
      rate: 'typing',
      handle: async ({ params }, context) => {
        await showTyping(platform, memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: answeredPhoto,
      policy: policies.members,
      rate: 'read',
      handle: async ({ params }, context) => ({
        photo: await showAnsweredPhoto(platform, memberOf(context), params.id, params.photo),
      }),
    }),
    route({
      endpoint: icebreakers,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async () => ({ icebreakers: icebreakerIds.map((id) => ({ id })) }),
    }),
    route({
      endpoint: gifts,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async (_request, { site }) => ({
        gifts: giftIds.map((id) => ({ id, credits: giftPrice(id, site.settings.gift_credits) })),
      }),
    }),
    route({
      endpoint: events,
      policy: policies.signedIn,
      rate: 'read',
      handle: async ({ query }, context) => {
        const { memberId, sessionId } = memberOf(context);
        return platform.events.stream(memberId, sessionId, resumeFrom(query.after, context));
      },
    }),
  ];
}

/** The header wins: an EventSource that reconnects by itself repeats its first address, and the header has its latest position. */
function resumeFrom(after: number | undefined, { header }: RequestContext): number | undefined {
  const last = header('last-event-id');
  if (last !== undefined && /^\d{1,15}$/.test(last)) return Number(last);
  return after === undefined ? undefined : Math.floor(after);
}
