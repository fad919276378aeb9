import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { MemberSummaryAnswer } from '../people/member-summary.store.ts';
import type { ConversationRow, MessageRow } from './chat.store.ts';

export type ChatAnswer = EndpointAnswer<typeof endpoints.chat.list>['chats'][number];
export type MessageAnswer = EndpointAnswer<typeof endpoints.chat.messages>['messages'][number];

export function messageAnswer(row: MessageRow, viewerId: number): MessageAnswer {
  const mine = row.sender_id === viewerId;
  return {
    id: row.public_id,
    conversation_id: row.conversation_public_id,
    seq: row.seq,
    mine,
    kind: row.kind,
    text: row.body,
    icebreaker_id: row.kind === 'icebreaker' ? row.item : null,
    gift_id: row.kind === 'gift' ? row.item : null,
    photo_id: row.kind === 'photo' ? row.item : null,
    about: row.about,
    client_id: mine ? row.client_id : null,
    sent_at: row.created_at.toISOString(),
  };
}

/**
 * Replaces the profile of a member who left or blocked the viewer: it contains nothing personal, so the viewer cannot tell which happened.
 */
const goneProfile: MemberSummaryAnswer = {
  id: 'gone',
  name: '',
  age: 0,
  gender: 'nonbinary',
  country: 'ZZ',
  region: null,
  place: null,
  online: false,
  premium: false,
  fictional: false,
  main_image: null,
  liked: false,
};

/** A conversation as its member sees it. Without a profile the other member is gone, and so are their messages (MEM-06). */
export function chatAnswer(
  row: ConversationRow,
  profile: MemberSummaryAnswer | undefined,
  lastMessage: MessageAnswer | null,
): ChatAnswer {
  return {
    conversation: {
      id: row.public_id,
      last_seq: row.last_seq,
      read_seq: row.read_seq,
      other_delivered_seq: row.other_delivered_seq,
      other_read_seq: row.other_read_seq,
      state: profile ? 'open' : 'gone',
    },
    profile: profile ?? goneProfile,
    num_unread_messages: profile ? row.unread : 0,
    last_message: profile ? lastMessage : null,
    muted: row.muted,
  };
}
