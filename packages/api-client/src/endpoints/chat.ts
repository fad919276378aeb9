import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countSchema,
  creditsSchema,
  emptySchema,
  idSchema,
  imageSchema,
  interestSchema,
  maxSeq,
  memberSummarySchema,
  queryNumber,
  seqSchema,
  timeSchema,
} from '../schemas.ts';

/** UUID v4 made by the sender's device; (sender, client id) is unique for ever (security.md section 4). */
export const clientIdSchema = v.pipe(v.string(), v.uuid());

const answeredPhotoSchema = v.object({ kind: v.literal('photo'), id: idSchema });
const answeredInterestSchema = v.object({ kind: v.literal('interest'), id: interestSchema });

/** The item of the other member's profile that a message answers. The addresses of a photo are fetched with `answeredPhoto`. */
export const answeredSchema = v.variant('kind', [
  answeredPhotoSchema,
  answeredInterestSchema,
  /** The text of the item at the time of the answer. */
  v.object({ kind: v.literal('text'), text: v.string() }),
]);

/** The same as a call names it: the server knows the text of the item. */
const answeredToSchema = v.variant('kind', [
  answeredPhotoSchema,
  answeredInterestSchema,
  v.object({ kind: v.literal('text') }),
]);

export const messageSchema = v.object({
  id: idSchema,
  conversation_id: idSchema,
  /** Order for both members, given by the server, without gaps in a conversation. */
  seq: countSchema,
  mine: v.boolean(),
  kind: v.picklist(['text', 'icebreaker', 'gift', 'photo']),
  text: v.nullable(v.string()),
  icebreaker_id: v.nullable(v.string()),
  gift_id: v.nullable(v.string()),
  /** Of a photo message; its addresses are fetched with `photo`. Missing in events stored before photos existed. */
  photo_id: v.nullish(idSchema),
  /** Missing in events stored before answers to a profile existed. */
  about: v.nullish(answeredSchema),
  /** Only on the viewer's own messages. */
  client_id: v.nullable(v.string()),
  sent_at: timeSchema,
  /**
   * Only in the messages of a conversation, on its first one, and for the viewer who paid for it: credits that came back because nobody
   * answered in time. With `until` they will, if nobody answers before then.
   */
  credits_back: v.nullish(v.object({ credits: creditsSchema, until: v.nullable(timeSchema) })),
});

export const chatSchema = v.object({
  conversation: v.object({
    id: idSchema,
    last_seq: countSchema,
    /** Highest sequence number that the viewer has read. */
    read_seq: countSchema,
    /** Highest sequence numbers that were delivered to, and read by, the other member. */
    other_delivered_seq: countSchema,
    other_read_seq: countSchema,
    /** `gone`: the other side left, or blocked the viewer; the viewer cannot tell which. */
    state: v.picklist(['open', 'gone']),
  }),
  profile: memberSummarySchema,
  num_unread_messages: countSchema,
  last_message: v.nullable(messageSchema),
  /** Its unread messages count in its own row only, neither in the title nor in the app's badge. */
  muted: v.boolean(),
});

export const listChats = defineEndpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary: "The viewer's conversations, newest first, up to 500 at a time.",
  query: v.object({ cursor: v.optional(idSchema) }),
  response: v.object({
    chats: v.array(chatSchema),
    /** Cursor of the next page; missing on the last. */
    next: v.optional(idSchema),
  }),
  errors: [],
});

export const deleteChat = defineEndpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: "Deletes the viewer's copy of a conversation. The other side keeps theirs.",
  query: v.object({ conversation: idSchema }),
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const restoreChat = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/restored',
  summary:
    "Undoes the viewer's last deletion of a conversation within 15 minutes: the hidden messages return, with those that arrived since.",
  params: v.object({ id: idSchema }),
  body: emptySchema,
  response: emptySchema,
  /** `conflict`: there is nothing to restore, or no longer. */
  errors: ['conflict'],
  idempotent: true,
});

export const startConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversations',
  summary:
    'Returns the conversation with a member. An empty one does not count as a free conversation until its first message is sent.',
  body: v.object({ member_id: idSchema }),
  response: v.object({ chat: chatSchema }),
  errors: ['conversation_limit', 'recipient_gone'],
  idempotent: true,
});

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary:
    'Up to 50 messages before, after or around a sequence number, oldest first; without a number, the newest. For those around the first unread message, `around` is the read number plus one.',
  params: v.object({ id: idSchema }),
  query: v.object({
    before: v.optional(queryNumber(1, maxSeq)),
    after: v.optional(queryNumber(0, maxSeq)),
    around: v.optional(queryNumber(0, maxSeq)),
  }),
  response: v.object({
    chat: chatSchema,
    messages: v.array(messageSchema),
    /** More messages exist in the direction asked for: newer ones with `after`, else older ones. */
    has_more: v.boolean(),
    /** Newer messages than these exist. Only with `around`. */
    has_newer: v.optional(v.boolean()),
  }),
  errors: [],
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Sends one message. The client id makes it safe to repeat: same body, same answer, one charge.',
  params: v.object({ id: idSchema }),
  body: v.variant('kind', [
    v.object({
      client_id: clientIdSchema,
      kind: v.literal('text'),
      text: v.pipe(v.string(), v.maxLength(16_000)),
      about: v.optional(answeredToSchema),
    }),
    v.object({
      client_id: clientIdSchema,
      kind: v.literal('icebreaker'),
      icebreaker_id: v.pipe(v.string(), v.maxLength(40)),
    }),
    v.object({ client_id: clientIdSchema, kind: v.literal('gift'), gift_id: v.pipe(v.string(), v.maxLength(40)) }),
    /** The photo that was uploaded under the same client id. */
    v.object({ client_id: clientIdSchema, kind: v.literal('photo') }),
  ]),
  response: v.object({ message: messageSchema, credits: creditsSchema }),
  /**
   * `message_held`: a moderator checks it first; it is charged only when it is delivered, and repeating the call asks for its state.
   * `message_refused`: the moderator refused it. `conflict`: the item it answers does not exist for the sender (any more), or the sender
   * has deleted the conversation while it was checked.
   */
  errors: [
    'not_enough_credits',
    'conversation_limit',
    'recipient_gone',
    'idempotency_conflict',
    'conflict',
    'message_held',
    'message_refused',
  ],
  idempotent: true,
});

/** A photo of a conversation, for one of its two members. */
export const chatPhotoSchema = v.object({
  id: idSchema,
  width: countSchema,
  height: countSchema,
  /** The recipient has opened it; for the sender it always is. */
  opened: v.boolean(),
  /** At most 32 px: all that the recipient gets until they open the photo. */
  veil: v.string(),
  thumb: v.nullable(v.string()),
  full: v.nullable(v.string()),
});

export const uploadChatPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/me/chat-photos/:client_id',
  summary:
    'Uploads the photo of a message before the message is sent under the same client id. Costs nothing; an unsent photo is deleted after a day.',
  params: v.object({ client_id: clientIdSchema }),
  upload: true,
  body: v.object({ photo: v.custom<Blob>((value) => typeof Blob !== 'undefined' && value instanceof Blob) }),
  response: emptySchema,
  errors: ['photo_too_large', 'photo_type', 'photo_unreadable', 'idempotency_conflict'],
  idempotent: true,
});

export const getChatPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/photos/:photo',
  summary: 'A photo of the conversation, with addresses that expire.',
  params: v.object({ id: idSchema, photo: idSchema }),
  response: v.object({ photo: chatPhotoSchema }),
  errors: [],
});

export const openChatPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/photos/:photo/opened',
  summary: 'The recipient unveils the photo, on all devices and for good.',
  params: v.object({ id: idSchema, photo: idSchema }),
  body: emptySchema,
  response: v.object({ photo: chatPhotoSchema }),
  errors: [],
  idempotent: true,
});

export const getAnsweredPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/answered/:photo',
  summary: 'The profile photo of either member that a text answers; not found if the viewer may not see it.',
  params: v.object({ id: idSchema, photo: idSchema }),
  response: v.object({ photo: imageSchema }),
  errors: [],
});

export const markDelivered = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/delivered',
  summary: 'Reports that a device of the viewer has received everything up to this sequence number from the stream.',
  params: v.object({ id: idSchema }),
  body: v.object({ seq: seqSchema }),
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const markRead = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Marks everything up to this sequence number as read.',
  params: v.object({ id: idSchema }),
  body: v.object({ seq: seqSchema }),
  response: v.object({ num_unread_messages: countSchema }),
  errors: [],
  idempotent: true,
});

export const markUnread = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/unread',
  summary: 'Shows a conversation as unread again, to the viewer only: the other member keeps the read mark.',
  params: v.object({ id: idSchema }),
  body: emptySchema,
  response: v.object({ num_unread_messages: countSchema }),
  errors: [],
  idempotent: true,
});

export const muteChat = defineEndpoint({
  method: 'PUT',
  path: '/api/conversations/:id/mute',
  summary: 'Mutes or unmutes a conversation for the viewer only. The other member is not notified.',
  params: v.object({ id: idSchema }),
  body: v.object({ muted: v.boolean() }),
  response: v.object({ muted: v.boolean() }),
  errors: [],
  idempotent: true,
});

export const searchMessages = defineEndpoint({
  method: 'GET',
  path: '/api/messages',
  summary: 'Texts in the conversations of the viewer that contain these words, newest first, 30 at a time.',
  query: v.object({
    q: v.pipe(v.string(), v.maxLength(100), v.trim(), v.minLength(2)),
    /** `next` of the previous page. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}:\d{1,9}$/))),
  }),
  response: v.object({ messages: v.array(messageSchema), next: v.nullable(v.string()) }),
  errors: [],
});

export const sendTyping = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/typing',
  summary: 'Reports that the viewer is typing; shown to the other member for 6 seconds.',
  params: v.object({ id: idSchema }),
  body: emptySchema,
  response: emptySchema,
  errors: [],
});

export const listIcebreakers = defineEndpoint({
  method: 'GET',
  path: '/api/icebreakers',
  summary: 'Catalogue of icebreakers by id; the client has the text of each in the reader’s language.',
  response: v.object({ icebreakers: v.array(v.object({ id: v.string() })) }),
  errors: [],
});

export const listGifts = defineEndpoint({
  method: 'GET',
  path: '/api/gifts',
  summary: 'Catalogue of gifts with their price in credits.',
  response: v.object({ gifts: v.array(v.object({ id: v.string(), credits: creditsSchema })) }),
  errors: [],
});

/** Events of the live stream. `id` is the member's own sequence number; events that are not stored (typing, delivered) carry none. */
export const liveEventSchema = v.variant('type', [
  /** The stream is open and resumes from its `id`. First on a stream that was opened without `after`. */
  v.object({ type: v.literal('ready') }),
  /** `credits`: the balance after the viewer's own message, for their other tabs and devices. */
  v.object({ type: v.literal('message'), message: messageSchema, credits: v.optional(creditsSchema) }),
  v.object({ type: v.literal('read'), conversation_id: idSchema, seq: countSchema }),
  v.object({ type: v.literal('delivered'), conversation_id: idSchema, seq: countSchema }),
  /** Read on another device of the viewer; the number of unread messages is exact at this point of the stream. */
  v.object({
    type: v.literal('own_read'),
    conversation_id: idSchema,
    seq: countSchema,
    num_unread_messages: v.optional(countSchema),
  }),
  v.object({ type: v.literal('typing'), conversation_id: idSchema }),
  v.object({ type: v.literal('chat_deleted'), conversation_id: idSchema }),
  v.object({ type: v.literal('chats_changed') }),
  v.object({ type: v.literal('likes_changed') }),
  v.object({ type: v.literal('match'), member_id: idSchema }),
  v.object({ type: v.literal('user_changed') }),
  v.object({ type: v.literal('export_changed') }),
  v.object({ type: v.literal('session_ended') }),
  v.object({ type: v.literal('resync') }),
]);

export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events of the viewer; resumes after Last-Event-ID.',
  query: v.object({ after: v.optional(queryNumber(0, 9_000_000_000_000)) }),
  answer: 'stream',
  response: liveEventSchema,
  errors: [],
});

export const chatCalls = {
  list: listChats,
  remove: deleteChat,
  restore: restoreChat,
  start: startConversation,
  messages: listMessages,
  send: sendMessage,
  uploadPhoto: uploadChatPhoto,
  photo: getChatPhoto,
  openPhoto: openChatPhoto,
  answeredPhoto: getAnsweredPhoto,
  markDelivered,
  markRead,
  markUnread,
  mute: muteChat,
  search: searchMessages,
  typing: sendTyping,
  icebreakers: listIcebreakers,
  gifts: listGifts,
  events: streamEvents,
} as const;
