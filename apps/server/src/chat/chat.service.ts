import { limits, type EndpointAnswer, type EndpointRequest, type endpoints } from '@heartline/api-client/contract';

import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import { limitKeyOf, rateClasses, type MemberViewer } from '../platform/http/route.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { loadSites } from '../site/site.store.ts';
import type { SiteSettings } from '../platform/site.ts';
import { answeredBy } from './answered.service.ts';
import { giftPrice, icebreakerIds, isGift } from './catalogue.ts';
import { findUpload } from './chat-photos.store.ts';
import { siteOfMember, type Sending, type SendResult } from './chat.store.ts';
import { openConversation } from './conversations.service.ts';
import { hasLink } from './link.ts';
import { messageText, messageTextError } from './message-text.ts';
import { sendInTurn } from './send-queue.ts';

export type SendBody = EndpointRequest<typeof endpoints.chat.send>['body'];
export type SendAnswer = EndpointAnswer<typeof endpoints.chat.send>;
type Prices = Pick<SiteSettings, 'message_credits' | 'gift_credits' | 'photo_credits' | 'message_length'>;
type Content = Pick<Sending, 'kind' | 'body' | 'item' | 'price' | 'link' | 'about' | 'aboutGone'>;

/**
 * Sends one message (CHAT-02). Acknowledged means committed; the same client id with the same content gives the same answer and
 * costs once.
 * @throws ServerError validation_failed, confirmation_required, not_found, recipient_gone, conversation_limit, not_enough_credits,
 *   idempotency_conflict, conflict (what it answers to, or its conversation, is gone), rate_limited, message_held, message_refused
 */
export async function send(
  platform: Platform,
  viewer: Pick<MemberViewer, 'kind' | 'memberId'>,
  prices: Prices,
  conversationId: string,
  body: SendBody,
): Promise<SendAnswer> {
  if (viewer.kind === 'unconfirmed') throw new ServerError('confirmation_required');
  try {
    const content = await contentOf(platform, viewer.memberId, conversationId, body, prices);
    return await sendContent(platform, viewer.memberId, conversationId, body.client_id, content);
  } catch (error) {
    if (isUncounted(error)) await platform.limits.take('message', limitKeyOf(viewer, ''), '');
    throw error;
  }
}

/** Refused before the sending statement could count it, which would cost a sent message a round trip if it were counted before. */
const isUncounted = (error: unknown) =>
  error instanceof ServerError && ['validation_failed', 'not_found'].includes(error.body.code);

async function contentOf(
  { sql }: Pick<Platform, 'sql'>,
  senderId: number,
  conversationId: string,
  body: SendBody,
  prices: Prices,
): Promise<Content> {
  switch (body.kind) {
    case 'text': {
      const text = messageText(body.text);
      const error = messageTextError(text, prices.message_length);
      if (error) throw invalidFields({ text: error });
      return {
        kind: 'text',
        body: text,
        item: null,
        price: prices.message_credits,
        link: hasLink(text),
        ...(body.about ? await answeredBy({ sql }, senderId, conversationId, body.about) : {}),
      };
    }
    case 'icebreaker':
      if (!icebreakerIds.includes(body.icebreaker_id)) throw invalidFields({ icebreaker_id: 'unknown_value' });
      return { kind: 'icebreaker', body: null, item: body.icebreaker_id, price: prices.message_credits };
    case 'gift':
      if (!isGift(body.gift_id)) throw invalidFields({ gift_id: 'unknown_value' });
      return { kind: 'gift', body: null, item: body.gift_id, price: giftPrice(body.gift_id, prices.gift_credits) };
    case 'photo': {
      const photo = await findUpload(sql, senderId, body.client_id.toLowerCase());
      if (!photo) throw invalidFields({ client_id: 'unknown_value' });
      return { kind: 'photo', body: null, item: photo.public_id, price: prices.photo_credits };
    }
  }
}

/** Sends content that was checked before. `unlimited`: a moderator released it, so it does not count against the sender's pace. */
export async function sendContent(
  platform: Platform,
  senderId: number,
  conversationId: string,
  clientId: string,
  content: Content,
  { unlimited = false }: { unlimited?: boolean } = {},
): Promise<SendAnswer> {
  const { sql, clock, events } = platform;
  const { burst, interval } = rateClasses.message;
  const sending: Sending = {
    ...content,
    senderId,
    conversationId,
    clientId: clientId.toLowerCase(),
    messageId: newPublicId(),
    entryId: newPublicId(),
    at: clock.now(),
    freeConversations: limits.freeConversations,
    burst: unlimited ? 1_000_000 : burst,
    interval,
  };
  const result = await sendInTurn(sql, sending);
  if (result.outcome === 'sent') events.wake([senderId, result.receiver_id]);
  return answerOf(result, sending);
}

function answerOf(result: SendResult, sending: Sending): SendAnswer {
  switch (result.outcome) {
    case 'sent':
    case 'repeated':
      return {
        message: {
          id: result.message_id,
          conversation_id: sending.conversationId,
          seq: result.seq,
          mine: true,
          kind: sending.kind,
          text: sending.body,
          icebreaker_id: sending.kind === 'icebreaker' ? sending.item : null,
          gift_id: sending.kind === 'gift' ? sending.item : null,
          photo_id: sending.kind === 'photo' ? sending.item : null,
          about: result.about,
          client_id: sending.clientId,
          sent_at: result.sent_at.toISOString(),
        },
        credits: result.credits,
      };
    case 'not_found':
      throw notFound();
    case 'about_gone':
    case 'message_withdrawn':
      throw new ServerError('conflict');
    case 'rate_limited':
      throw new ServerError('rate_limited', { retryAfter: result.retry_after });
    case 'photo_gone':
      throw new Error(`photo ${sending.item} cannot be sent`);
    default:
      throw new ServerError(result.outcome);
  }
}

/**
 * Sends the message that a new member wrote before signing up (SGN-01), once they are confirmed. The sign-up form has checked the text.
 * @throws ServerError as `startConversation` and `send` do
 */
export async function sendFirstMessage(
  platform: Platform,
  fromId: number,
  toPublicId: string,
  text: string,
  clientId: string,
): Promise<SendAnswer> {
  const siteId = await siteOfMember(platform.sql, fromId);
  const site = (await loadSites(platform.sql)).find(({ id }) => id === siteId);
  if (!site) throw notFound();
  const conversation = await openConversation(platform, fromId, toPublicId);
  return sendContent(
    platform,
    fromId,
    conversation.public_id,
    clientId,
    await contentOf(
      platform,
      fromId,
      conversation.public_id,
      { kind: 'text', text, client_id: clientId },
      site.settings,
    ),
  );
}
